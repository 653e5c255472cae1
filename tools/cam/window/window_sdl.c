/* The window by SDL2. The renderer scales the picture; the line of text is drawn in the pixels of
 * the screen, so that it is sharp on screens of every density. */
#define SDL_MAIN_HANDLED
#include "cam/window/window.h"

#include <SDL2/SDL.h>
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/draw.h>

#include "cli/buffer.h"

enum { LINE_HEIGHT = 26 }; /* in units of the desktop, which may be several pixels */

static const svision_color line_paper = 0x1E2226, line_ink = 0xE8EAEC;

/* A picture on its way to the screen. */
struct sheet {
    SDL_Texture *texture;
    unsigned width, height;
};

struct window {
    SDL_Window *window;
    SDL_Renderer *renderer;
    struct sheet picture, line;
    struct buffer line_pixels;
    char line_text[300];
    Uint32 wake; /* number of our own event */
    atomic_bool woken;
    bool resized; /* by the user: it then keeps its size */
};

static bool failed(struct message *message, const char *reason)
{
    return message_set(message, "no window: %s; --headless goes without", reason);
}

/* Whether pictures go where somebody sees them. SDL falls back to drivers that show nothing;
 * whoever names one means it. */
static bool is_seen(void)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    return SDL_getenv("SDL_VIDEODRIVER") ||
           (driver && strcmp(driver, "offscreen") != 0 && strcmp(driver, "dummy") != 0);
}

/* The largest share of WIDTH x HEIGHT that the screen has room for. */
static void fit_screen(unsigned width, unsigned height, int *fit_width, int *fit_height)
{
    SDL_Rect room = {0, 0, 1280, 720};
    SDL_GetDisplayUsableBounds(0, &room);
    double across = 0.95 * room.w / width;
    double down = (0.9 * room.h - LINE_HEIGHT) / height;
    double scale = fmin(fmin(across, down), 1);
    /* Pictures that are too small to see are shown larger. */
    if (scale >= 1 && width < 640)
        scale = fmax(fmin(fmin(across, down), 640.0 / width), 1);
    *fit_width = (int)fmax(scale * width, 1);
    *fit_height = (int)fmax(scale * height, 1) + LINE_HEIGHT;
}

static bool start(void)
{
    /* SIGINT and SIGTERM are the program's own, and the desktop keeps its effects. */
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_SetMainReady();
    return SDL_Init(SDL_INIT_VIDEO) == 0;
}

static bool create(struct window *window, const char *title, unsigned width, unsigned height)
{
    int fit_width, fit_height;
    fit_screen(width, height, &fit_width, &fit_height);
    window->window = SDL_CreateWindow(
        title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, fit_width, fit_height,
        SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_HIDDEN);
    if (!window->window)
        return false;
    SDL_SetWindowMinimumSize(window->window, 160, 120 + LINE_HEIGHT);
    /* The first renderer that works, the software one being the last. */
    window->renderer = SDL_CreateRenderer(window->window, -1, SDL_RENDERER_PRESENTVSYNC);
    if (!window->renderer)
        window->renderer = SDL_CreateRenderer(window->window, -1, SDL_RENDERER_SOFTWARE);
    if (!window->renderer)
        return false;
    window->wake = SDL_RegisterEvents(1);
    /* Not sooner: making a renderer may replace the window. */
    SDL_ShowWindow(window->window);
    return true;
}

struct window *window_open(const char *title, unsigned width, unsigned height,
                           struct message *message)
{
    if (!start()) {
        failed(message, SDL_GetError());
        return NULL;
    }
    if (!is_seen()) {
        failed(message, "there is no screen");
        SDL_Quit();
        return NULL;
    }
    struct window *window = buffer_resize(NULL, sizeof *window);
    *window = (struct window){0};
    atomic_init(&window->woken, false);
    if (create(window, title, width, height))
        return window;
    failed(message, SDL_GetError());
    window_close(window);
    return NULL;
}

static void drop_sheet(struct sheet *sheet)
{
    if (sheet->texture)
        SDL_DestroyTexture(sheet->texture);
    *sheet = (struct sheet){0};
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

static enum window_event key_event(const SDL_KeyboardEvent *event, char *key)
{
    SDL_Keycode code = event->keysym.sym;
    if (event->repeat || (event->keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)))
        return WINDOW_NOTHING;
    if (code == SDLK_ESCAPE || code == SDLK_q)
        return WINDOW_QUIT;
    /* The question mark is another key on other keyboards: F1 is one everywhere. */
    if (code == SDLK_F1 || code == SDLK_SLASH)
        code = SDLK_QUESTION;
    if (code < ' ' || code > '~')
        return WINDOW_NOTHING;
    *key = (char)code;
    return WINDOW_KEY;
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

static enum window_event translate(struct window *window, const SDL_Event *event, char *key)
{
    switch (event->type) {
    case SDL_QUIT:
        return WINDOW_QUIT;
    case SDL_KEYDOWN:
        return key_event(&event->key, key);
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

enum window_event window_wait(struct window *window, double seconds, char *key)
{
    SDL_Event event;
    if (!SDL_WaitEventTimeout(&event, (int)ceil(fmax(seconds, 0) * 1000)))
        return WINDOW_NOTHING;
    return translate(window, &event, key);
}

void window_wake(struct window *window)
{
    SDL_Event event = {.type = window->wake};
    /* One in the queue is enough. */
    if (!atomic_exchange(&window->woken, true) && SDL_PushEvent(&event) != 1)
        atomic_store(&window->woken, false);
}

/* -------------------------------------------------------------------------------------- pictures
 */

static bool fill_sheet(struct window *window, struct sheet *sheet,
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

static void draw_line(const struct svision_canvas *canvas, const char *text)
{
    double height = 0.42 * canvas->height, margin = 0.4 * canvas->height;
    double width = svision_draw_text_width(text, height), room = canvas->width - 2 * margin;
    if (width > room) {
        height *= fmax(room, 1) / width;
        width = room;
    }
    struct svision_point center = {margin + width / 2, canvas->height / 2.0};
    for (size_t i = 0; i < (size_t)canvas->width * canvas->height; i++) {
        for (unsigned k = 0; k < 3; k++)
            canvas->pixels[4 * i + k] = (uint8_t)(line_paper >> (16 - 8 * k));
        canvas->pixels[4 * i + 3] = 255;
    }
    svision_draw_text(canvas, text, center, height, line_ink, 1);
}

/* Draws the line anew where its text or its size is another. */
static bool fill_line(struct window *window, const char *text, unsigned width, unsigned height)
{
    struct sheet *sheet = &window->line;
    if (sheet->texture && sheet->width == width && sheet->height == height &&
        strcmp(window->line_text, text) == 0)
        return true;
    window->line_pixels.length = 0;
    uint8_t *pixels = (uint8_t *)buffer_reserve(&window->line_pixels, (size_t)width * height * 4);
    const struct svision_canvas canvas = {pixels, width, height, 4 * (size_t)width, SVISION_RGBA32};
    const struct svision_image image = svision_canvas_image(&canvas);
    draw_line(&canvas, text);
    snprintf(window->line_text, sizeof window->line_text, "%s", text);
    return fill_sheet(window, sheet, &image);
}

/* The largest place for the picture in WIDTH x HEIGHT that keeps its shape. */
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
    int strip = LINE_HEIGHT * height / (desktop_height > 0 ? desktop_height : 1);
    strip = strip < height / 2 ? strip : height / 2;
    if (width <= 0 || strip <= 0)
        return true;
    const SDL_Rect below = {0, height - strip, width, strip};
    const SDL_FRect above = place(picture, width, height - strip);
    if (!fill_sheet(window, &window->picture, picture) ||
        !fill_line(window, line, (unsigned)width, (unsigned)strip))
        return false;
    SDL_SetRenderDrawColor(window->renderer, 0, 0, 0, 255);
    return SDL_RenderClear(window->renderer) == 0 &&
           SDL_RenderCopyF(window->renderer, window->picture.texture, NULL, &above) == 0 &&
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
