/* The window by SDL2. The renderer scales the picture; the line of text is drawn at screen
 * resolution, so it is sharp at every pixel density. */
#define SDL_MAIN_HANDLED
#include "cam/window/window.h"

#include <SDL2/SDL.h>
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "cam/window/caption.h"
#include "cam/window/model/model.h"
#include "cli/text/buffer.h"
#include "sdl/desktop.h"

enum { LINE_HEIGHT = 26 }; /* in desktop units, which may be several pixels */

/* A picture to be uploaded to the screen. */
struct strip {
    SDL_Texture *texture;
    unsigned width, height;
};

struct window {
    SDL_Window *window;
    SDL_Renderer *renderer;
    struct strip picture, line;
    SDL_FRect place; /* place of the picture, in screen pixels */
    struct buffer line_pixels;
    char line_text[600];
    Uint32 wake; /* type of the event that wakes the window */
    atomic_bool woken;
    uint32_t sound; /* sound device */
    bool resized;   /* resized by the user, so never fitted again */
};

static bool failed(struct message *message, const char *reason)
{
    return message_set(message, "no window: %s; --headless runs without one", reason);
}

/* Computes the largest size on the screen with the shape of WIDTH x HEIGHT. */
static void fit_screen(unsigned width, unsigned height, int *fit_width, int *fit_height)
{
    SDL_Rect room = {0, 0, 1280, 720};
    SDL_GetDisplayUsableBounds(0, &room);
    double across = 0.95 * room.w / width;
    double down = (0.9 * room.h - LINE_HEIGHT) / height;
    double scale = fmin(fmin(across, down), 1);
    /* Enlarge pictures that are too small to see. */
    if (scale >= 1 && width < 640)
        scale = fmax(fmin(fmin(across, down), 640.0 / width), 1);
    *fit_width = (int)fmax(scale * width, 1);
    *fit_height = (int)fmax(scale * height, 1) + LINE_HEIGHT;
}

static bool create(struct window *window, const char *title, unsigned width, unsigned height,
                   bool is_still)
{
    int fit_width, fit_height;
    fit_screen(width, height, &fit_width, &fit_height);
    window->window = SDL_CreateWindow(
        title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, fit_width, fit_height,
        SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_HIDDEN);
    if (!window->window)
        return false;
    SDL_SetWindowMinimumSize(window->window, 160, 120 + LINE_HEIGHT);
    /* For films the first renderer that works; the software renderer is the last resort. */
    if (!is_still)
        window->renderer = SDL_CreateRenderer(window->window, -1, SDL_RENDERER_PRESENTVSYNC);
    if (!window->renderer)
        window->renderer = SDL_CreateRenderer(window->window, -1, SDL_RENDERER_SOFTWARE);
    if (!window->renderer)
        return false;
    window->wake = SDL_RegisterEvents(1);
    /* Not earlier: creating a renderer may replace the window. */
    SDL_ShowWindow(window->window);
    return true;
}

struct window *window_open(const char *title, unsigned width, unsigned height, bool is_still,
                           struct message *message)
{
    struct message reason;
    if (!desktop_start(title, &reason)) {
        failed(message, reason.text);
        return NULL;
    }
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    if (is_still)
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    struct window *window = buffer_resize(NULL, sizeof *window);
    *window = (struct window){0};
    atomic_init(&window->woken, false);
    if (create(window, title, width, height, is_still))
        return window;
    failed(message, SDL_GetError());
    window_close(window);
    return NULL;
}

static void drop_sheet(struct strip *sheet)
{
    if (sheet->texture)
        SDL_DestroyTexture(sheet->texture);
    *sheet = (struct strip){0};
}

void window_close(struct window *window)
{
    if (!window)
        return;
    drop_sheet(&window->picture);
    drop_sheet(&window->line);
    if (window->renderer)
        SDL_DestroyRenderer(window->renderer);
    if (window->window)
        SDL_DestroyWindow(window->window);
    buffer_free(&window->line_pixels);
    SDL_Quit();
    free(window);
}

void window_fit(struct window *window, unsigned width, unsigned height)
{
    int fit_width, fit_height;
    if (window->resized)
        return;
    fit_screen(width, height, &fit_width, &fit_height);
    SDL_SetWindowSize(window->window, fit_width, fit_height);
}

/* --------------------------------------------------------------------------------------- events */

/* Returns the cam_model_press() key for SDL's, or 0. */
static int key_of(SDL_Keycode code, bool shift)
{
    static const int keys[][2] = {
        {SDLK_UP, CAM_KEY_UP},
        {SDLK_DOWN, CAM_KEY_DOWN},
        {SDLK_LEFT, CAM_KEY_LEFT},
        {SDLK_RIGHT, CAM_KEY_RIGHT},
        {SDLK_PAGEUP, CAM_KEY_BACK},
        {SDLK_PAGEDOWN, CAM_KEY_ON},
        /* The question mark's key depends on the keyboard; F1 does not. */
        {SDLK_F1, '?'},
        {SDLK_SLASH, '?'},
        {SDLK_F11, 'f'},
        {SDLK_KP_0, '0'},
        {SDLK_KP_PERIOD, '0'},
    };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i][0] == code)
            return keys[i][1];
    if (code >= SDLK_KP_1 && code <= SDLK_KP_9)
        return '1' + (code - SDLK_KP_1);
    if (shift && code >= 'a' && code <= 'z')
        return code - 'a' + 'A';
    return code < 128 ? code : 0;
}

static enum window_event key_event(const SDL_KeyboardEvent *event, struct window_input *input)
{
    bool moves = event->keysym.sym & SDLK_SCANCODE_MASK;
    if ((event->repeat && !moves) || (event->keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)))
        return WINDOW_NOTHING;
    input->key = key_of(event->keysym.sym, event->keysym.mod & KMOD_SHIFT);
    return input->key ? WINDOW_KEY : WINDOW_NOTHING;
}

/* Converts desktop units to pixels of the picture. */
static enum window_event click_event(const struct window *window, const SDL_MouseButtonEvent *event,
                                     struct window_input *input)
{
    int width, height, pixels_across, pixels_down;
    const SDL_FRect *place = &window->place;
    SDL_GetWindowSize(window->window, &width, &height);
    SDL_GetRendererOutputSize(window->renderer, &pixels_across, &pixels_down);
    if (event->button != SDL_BUTTON_LEFT || width <= 0 || height <= 0 || place->w <= 0)
        return WINDOW_NOTHING;
    double x = (double)event->x * pixels_across / width;
    double y = (double)event->y * pixels_down / height;
    input->at.x = (x - place->x) * window->picture.width / place->w;
    input->at.y = (y - place->y) * window->picture.height / place->h;
    return WINDOW_CLICK;
}

static enum window_event window_event_of(struct window *window, const SDL_WindowEvent *event)
{
    switch (event->event) {
    case SDL_WINDOWEVENT_CLOSE:
        return WINDOW_QUIT;
    case SDL_WINDOWEVENT_RESIZED:
        window->resized = true;
        return WINDOW_REDRAW;
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
        return WINDOW_REDRAW;
    default:
        return WINDOW_NOTHING;
    }
}

static enum window_event translate(struct window *window, const SDL_Event *event,
                                   struct window_input *input)
{
    switch (event->type) {
    case SDL_QUIT:
        return WINDOW_QUIT;
    case SDL_KEYDOWN:
        return key_event(&event->key, input);
    case SDL_MOUSEBUTTONDOWN:
        return click_event(window, &event->button, input);
    case SDL_WINDOWEVENT:
        return window_event_of(window, &event->window);
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
        drop_sheet(&window->picture);
        drop_sheet(&window->line);
        return WINDOW_REDRAW;
    default:
        if (event->type == window->wake)
            atomic_store(&window->woken, false);
        return WINDOW_NOTHING;
    }
}

enum window_event window_wait(struct window *window, double seconds, struct window_input *input)
{
    SDL_Event event;
    if (!SDL_WaitEventTimeout(&event, (int)ceil(fmax(seconds, 0) * 1000)))
        return WINDOW_NOTHING;
    return translate(window, &event, input);
}

void window_wake(struct window *window)
{
    SDL_Event event = {.type = window->wake};
    /* One in the queue is enough. */
    if (!atomic_exchange(&window->woken, true) && SDL_PushEvent(&event) != 1)
        atomic_store(&window->woken, false);
}

/* ------------------------------------------------------------------------------------- pictures */

static bool fill_sheet(struct window *window, struct strip *sheet,
                       const struct svision_image *picture)
{
    if (sheet->width != picture->width || sheet->height != picture->height)
        drop_sheet(sheet);
    if (!sheet->texture) {
        sheet->texture =
            SDL_CreateTexture(window->renderer, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STREAMING,
                              (int)picture->width, (int)picture->height);
        if (!sheet->texture)
            return false;
        sheet->width = picture->width;
        sheet->height = picture->height;
    }
    return SDL_UpdateTexture(sheet->texture, NULL, picture->pixels, (int)picture->stride) == 0;
}

/* Redraws the line if its text or size has changed. */
static bool fill_line(struct window *window, const char *text, unsigned width, unsigned row,
                      unsigned height)
{
    struct strip *sheet = &window->line;
    if (sheet->texture && sheet->width == width && sheet->height == height &&
        strcmp(window->line_text, text) == 0)
        return true;
    window->line_pixels.length = 0;
    uint8_t *pixels = (uint8_t *)buffer_reserve(&window->line_pixels, (size_t)width * height * 4);
    const struct svision_canvas canvas = {pixels, width, height, 4 * (size_t)width, SVISION_RGBA32};
    const struct svision_image image = svision_canvas_image(&canvas);
    caption_paint(&canvas, text, row);
    snprintf(window->line_text, sizeof window->line_text, "%s", text);
    return fill_sheet(window, sheet, &image);
}

/* Returns the largest place in WIDTH x HEIGHT with the picture's shape. */
static SDL_FRect place(const struct svision_image *picture, int width, int height)
{
    float scale =
        fminf((float)width / (float)picture->width, (float)height / (float)picture->height);
    float across = scale * (float)picture->width, down = scale * (float)picture->height;
    return (SDL_FRect){((float)width - across) / 2, ((float)height - down) / 2, across, down};
}

static bool draw(struct window *window, const struct svision_image *picture, const char *line)
{
    int width, height, desktop_width, desktop_height;
    if (SDL_GetRendererOutputSize(window->renderer, &width, &height))
        return false;
    SDL_GetWindowSize(window->window, &desktop_width, &desktop_height);
    int row = LINE_HEIGHT * height / (desktop_height > 0 ? desktop_height : 1);
    if (width <= 0 || row <= 0)
        return true;
    int strip = row * (int)caption_rows(line, (unsigned)width, (unsigned)row);
    strip = strip < height / 2 ? strip : height / 2;
    const SDL_Rect below = {0, height - strip, width, strip};
    window->place = place(picture, width, height - strip);
    if (!fill_sheet(window, &window->picture, picture) ||
        !fill_line(window, line, (unsigned)width, (unsigned)row, (unsigned)strip))
        return false;
    SDL_SetRenderDrawColor(window->renderer, 0, 0, 0, 255);
    return SDL_RenderClear(window->renderer) == 0 &&
           SDL_RenderCopyF(window->renderer, window->picture.texture, NULL, &window->place) == 0 &&
           SDL_RenderCopy(window->renderer, window->line.texture, NULL, &below) == 0;
}

bool window_show(struct window *window, const struct svision_image *picture, const char *line,
                 struct message *message)
{
    if (!draw(window, picture, line))
        return message_set(message, "the window: %s", SDL_GetError());
    SDL_RenderPresent(window->renderer);
    return true;
}

void window_fill_screen(struct window *window)
{
    bool filled = SDL_GetWindowFlags(window->window) & SDL_WINDOW_FULLSCREEN_DESKTOP;
    SDL_SetWindowFullscreen(window->window, filled ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
}

bool window_copy(struct window *window, const char *text)
{
    (void)window;
    return desktop_put_text(text);
}

void window_chime(struct window *window)
{
    desktop_chime(&window->sound);
}
