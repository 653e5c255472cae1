/* The game in a window, using SDL2. The processor paints the picture and copies it to the screen:
 * this starts faster than graphics hardware and costs nothing while nothing changes. */
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli/run/interrupt.h"
#include "play/core/control/command.h"
#include "play/source/camera.h"
#include "play/view/board_picture.h"
#include "play/view/icon.h"
#include "play/view/panel.h"
#include "play/view/view.h"
#include "sdl/desktop.h"

enum { WIDTH = 960, HEIGHT = 720, MIN_WIDTH = 240, MIN_HEIGHT = 240 };

/* Maximum delay of a signal while idle, in milliseconds. */
enum { MAX_SIGNAL_DELAY = 1000 };

struct window_view {
    SDL_Window *window;
    SDL_Surface *picture; /* contents of the window, in its pixels */
    struct game *game;
    unsigned number; /* of the board that was placed */
    struct panel panel;
    struct board_picture board;
    struct dirty dirty;
    bool is_dragging, has_finger;
    SDL_FingerID finger; /* the finger that is down */
    enum page_kind page; /* as last shown */
    size_t row;
    unsigned theme;
};

bool window_is_built(void)
{
    return true;
}

/* -------------------------------------------------------------------------------------- picture */

/* Marks the whole picture as changed. */
static void mark_all_dirty(struct window_view *view)
{
    dirty_add(&view->dirty, (struct box){0, 0, view->picture->w, view->picture->h});
}

static void place(struct window_view *view)
{
    const SDL_Surface *picture = view->picture;
    const struct svision_canvas canvas = {picture->pixels, (unsigned)picture->w,
                                          (unsigned)picture->h, (size_t)picture->pitch,
                                          SVISION_RGBA32};
    if (view->number != game_board_number(view->game)) {
        board_picture_close(&view->board);
        board_picture_open(&view->board, view->game);
        view->number = game_board_number(view->game);
    }
    panel_place(&view->panel, view->game, canvas.width, canvas.height);
    board_picture_place(&view->board, view->panel.board);
    view->theme = game_settings(view->game)->theme;
    paint_box(&canvas, (struct box){0, 0, picture->w, picture->h}, theme_at(view->theme)->window);
    mark_all_dirty(view);
}

/* Resizes the picture to the window. */
static bool fit_picture(struct window_view *view)
{
    const SDL_Surface *screen = SDL_GetWindowSurface(view->window);
    if (!screen)
        return false;
    bool is_new = !view->picture || view->picture->w != screen->w || view->picture->h != screen->h;
    if (is_new) {
        SDL_FreeSurface(view->picture);
        view->picture =
            SDL_CreateRGBSurfaceWithFormat(0, screen->w, screen->h, 32, SDL_PIXELFORMAT_RGBA32);
        if (!view->picture)
            return false;
        SDL_SetSurfaceBlendMode(view->picture, SDL_BLENDMODE_NONE);
    }
    if (is_new || view->number != game_board_number(view->game) ||
        view->theme != game_settings(view->game)->theme)
        place(view);
    return true;
}

/* Paints the board, or the camera's picture in its place. */
static void paint_board(struct window_view *view, const struct svision_canvas *canvas)
{
    struct camera_picture seen = {0};
    if (game_camera(view->game)->camera)
        seen = camera_picture(game_camera(view->game)->camera);
    if (seen.pixels) {
        const struct svision_image image = {seen.pixels, seen.width, seen.height,
                                            4 * (size_t)seen.width, SVISION_RGBA32};
        paint_box(canvas, view->panel.board, theme_at(view->theme)->window);
        paint_picture(canvas, box_like(view->panel.board, seen.width, seen.height), &image);
        dirty_add(&view->dirty, view->panel.board);
    } else {
        board_picture_paint(&view->board, canvas, view->game, &view->dirty);
    }
}

/* Paints the changed parts. */
static void paint(struct window_view *view, const struct svision_canvas *canvas)
{
    enum page_kind page = game_page(view->game);
    size_t row = game_page_row(view->game);
    bool is_new = page != view->page || row != view->row;
    if (view->page && !page)
        place(view);
    panel_paint(&view->panel, canvas, view->game, &view->dirty);
    if (!page)
        paint_board(view, canvas);
    else if (is_new || view->dirty.count)
        panel_paint_page(&view->panel, canvas, view->game, &view->dirty);
    view->page = page;
    view->row = row;
}

/* Copies the painted parts to the screen. */
static bool update_screen(struct window_view *view)
{
    SDL_Surface *screen = SDL_GetWindowSurface(view->window);
    SDL_Rect rects[MAX_DIRTY];
    bool done = screen != NULL;
    for (unsigned i = 0; i < view->dirty.count; i++) {
        struct box box = view->dirty.boxes[i];
        rects[i] = (SDL_Rect){box.x, box.y, box.width, box.height};
        SDL_Rect to = rects[i];
        done = done && SDL_BlitSurface(view->picture, &rects[i], screen, &to) == 0;
    }
    done = done && (view->dirty.count == 0 ||
                    SDL_UpdateWindowSurfaceRects(view->window, rects, (int)view->dirty.count) == 0);
    view->dirty.count = 0;
    return done;
}

static bool show(struct window_view *view)
{
    if (!fit_picture(view))
        return false;
    const SDL_Surface *picture = view->picture;
    const struct svision_canvas canvas = {picture->pixels, (unsigned)picture->w,
                                          (unsigned)picture->h, (size_t)picture->pitch,
                                          SVISION_RGBA32};
    paint(view, &canvas);
    return update_screen(view);
}

/* --------------------------------------------------------------------------------------- events */

static int translate(const SDL_KeyboardEvent *event)
{
    static const int keys[][2] = {
        {SDLK_UP, KEY_CODE_UP},           {SDLK_DOWN, KEY_CODE_DOWN},
        {SDLK_LEFT, KEY_CODE_LEFT},       {SDLK_RIGHT, KEY_CODE_RIGHT},
        {SDLK_HOME, KEY_CODE_HOME},       {SDLK_END, KEY_CODE_END},
        {SDLK_BACKSPACE, KEY_CODE_ERASE}, {SDLK_DELETE, KEY_CODE_ERASE},
        {SDLK_F1, KEY_CODE_F1},           {SDLK_ESCAPE, KEY_CODE_ESCAPE},
        {SDLK_TAB, KEY_CODE_TAB},         {SDLK_RETURN, KEY_CODE_ENTER},
        {SDLK_KP_ENTER, KEY_CODE_ENTER},
    };
    SDL_Keycode code = event->keysym.sym;
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i][0] == code)
            return keys[i][1] + (event->keysym.mod & KMOD_SHIFT ? KEY_CODE_SHIFT : 0);
    if (event->keysym.mod & KMOD_CTRL && code >= 'a' && code <= 'z')
        return KEY_CODE_CONTROL + code;
    return 0;
}

/* Characters arrive as text, according to the keyboard layout; only the first one counts. */
static void handle_text(struct window_view *view, const char *text)
{
    SDL_Keymod mod = SDL_GetModState();
    if ((unsigned char)text[0] < 0x80 && !(mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)))
        game_key(view->game, text[0]);
}

/* Converts desktop units to pixels. */
static void to_pixels(const struct window_view *view, int *x, int *y)
{
    int width, height;
    SDL_GetWindowSize(view->window, &width, &height);
    *x = *x * view->picture->w / (width > 0 ? width : 1);
    *y = *y * view->picture->h / (height > 0 ? height : 1);
}

static void click(struct window_view *view, int x, int y)
{
    if (game_page(view->game) && panel_press_page(&view->panel, view->game, x, y))
        return;
    int cell = game_page(view->game) ? -1 : board_picture_cell(&view->board, x, y);
    bool adds = SDL_GetModState() & (KMOD_CTRL | KMOD_SHIFT);
    view->is_dragging = cell >= 0;
    if (cell >= 0)
        game_select(view->game, (unsigned)cell, adds);
    else
        panel_press(&view->panel, view->game, x, y);
}

static bool drag(struct window_view *view, int x, int y)
{
    int cell = board_picture_cell(&view->board, x, y);
    if (!view->is_dragging || cell < 0 || (unsigned)cell == game_cursor(view->game))
        return false;
    game_select(view->game, (unsigned)cell, true);
    return true;
}

/* Returns false if nothing visible changed. */
static bool handle_mouse(struct window_view *view, const SDL_Event *event)
{
    int x = event->button.x, y = event->button.y;
    if (event->type == SDL_MOUSEMOTION) {
        x = event->motion.x;
        y = event->motion.y;
    }
    to_pixels(view, &x, &y);
    if (event->type == SDL_MOUSEMOTION)
        return drag(view, x, y);
    view->is_dragging = false;
    if (event->type == SDL_MOUSEBUTTONDOWN && event->button.button == SDL_BUTTON_LEFT)
        click(view, x, y);
    return event->type == SDL_MOUSEBUTTONDOWN;
}

/* Only one finger plays; others are ignored meanwhile. */
static bool handle_finger(struct window_view *view, const SDL_TouchFingerEvent *event)
{
    int x = (int)(event->x * (float)view->picture->w),
        y = (int)(event->y * (float)view->picture->h);
    bool is_other = view->has_finger && event->fingerId != view->finger;
    if (is_other || (!view->has_finger && event->type != SDL_FINGERDOWN))
        return false;
    if (event->type == SDL_FINGERMOTION)
        return drag(view, x, y);
    view->has_finger = event->type == SDL_FINGERDOWN;
    view->finger = event->fingerId;
    view->is_dragging = false;
    if (view->has_finger)
        click(view, x, y);
    return view->has_finger;
}

/* Returns false if nothing visible changed. */
static bool handle_event(struct window_view *view, const SDL_Event *event, struct timing *timing)
{
    int key;
    switch (event->type) {
    case SDL_QUIT:
        game_quit(view->game);
        return true;
    case SDL_KEYDOWN:
        key = translate(&event->key);
        if (key)
            timing_key(timing);
        return key && game_key(view->game, key) == GAME_DONE;
    case SDL_TEXTINPUT:
        timing_key(timing);
        handle_text(view, event->text.text);
        return true;
    case SDL_MOUSEBUTTONDOWN:
        timing_key(timing);
        return handle_mouse(view, event);
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONUP:
        return handle_mouse(view, event);
    case SDL_MOUSEWHEEL:
        game_page_move(view->game, event->wheel.y < 0);
        return game_page(view->game) != PAGE_NONE;
    case SDL_FINGERDOWN:
        timing_key(timing);
        return handle_finger(view, &event->tfinger);
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        return handle_finger(view, &event->tfinger);
    case SDL_WINDOWEVENT:
        if (view->picture)
            mark_all_dirty(view);
        return true;
    default:
        return false;
    }
}

/* Waits for an event, the next second of the clock, or the end. */
static void wait_for_events(struct window_view *view, struct timing *timing)
{
    SDL_Event event;
    bool has_news = false;
    while (!has_news && !game_is_over(view->game) && !interrupt_pending()) {
        int pause = game_wait_length(view->game);
        if (!SDL_WaitEventTimeout(&event, pause < 0 ? MAX_SIGNAL_DELAY : pause)) {
            has_news = game_poll(view->game);
            continue;
        }
        do
            has_news = handle_event(view, &event, timing) || has_news;
        while (!game_is_over(view->game) && SDL_PollEvent(&event));
    }
}

/* --------------------------------------------------------------------------------------- window */

static bool put_text(void *user, const char *text)
{
    (void)user;
    return desktop_put_text(text);
}

static char *get_text(void *user)
{
    (void)user;
    return desktop_get_text();
}

/* Sets the icon for the desktop's list of windows. */
static void show_icon(SDL_Window *window)
{
    enum { SIDE = 64 };
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32, SDL_PIXELFORMAT_RGBA32);
    if (!surface)
        return;
    const struct svision_canvas canvas = {surface->pixels, SIDE, SIDE, (size_t)surface->pitch,
                                          SVISION_RGBA32};
    if (icon_paint(&canvas))
        SDL_SetWindowIcon(window, surface);
    SDL_FreeSurface(surface);
}

static bool say_why_not(struct message *message, const char *reason)
{
    return message_set(message, "no window: %s; --tui plays in the terminal", reason);
}

bool window_is_possible(struct message *message)
{
    struct message reason;
    if (!desktop_start("sudoku-play", &reason))
        return say_why_not(message, reason.text);
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    return true;
}

static bool start(struct window_view *view)
{
    view->window = SDL_CreateWindow("sudoku-play", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                    WIDTH, HEIGHT, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (!view->window)
        return false;
    SDL_SetWindowMinimumSize(view->window, MIN_WIDTH, MIN_HEIGHT);
    SDL_StartTextInput();
    show_icon(view->window);
    return true;
}

bool window_play(struct game *game, struct timing *timing, struct message *message)
{
    struct window_view view = {.game = game};
    bool is_there = start(&view);
    game_set_clipboard(game, &(struct game_clipboard){put_text, get_text, NULL});
    if (!is_there)
        say_why_not(message, SDL_GetError());
    while (is_there && !game_is_over(game) && !interrupt_pending()) {
        is_there = show(&view);
        if (!is_there)
            message_set(message, "the window: %s", SDL_GetError());
        timing_shown(timing);
        if (is_there && game_begin_late(game))
            continue;
        game_sync(game);
        if (is_there)
            wait_for_events(&view, timing);
    }
    game_set_clipboard(game, NULL);
    board_picture_close(&view.board);
    SDL_FreeSurface(view.picture);
    /* The program's exit destroys the window. SDL wakes its event wait by a message to the window
     * over a second connection; if the window is gone by then, Xlib exits with status 1. */
    return is_there;
}
