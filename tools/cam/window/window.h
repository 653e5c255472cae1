/* A window with a picture, scaled to fit, and a line of text. It belongs to the thread that
 * opened it. In builds without SDL2, opening always fails. */
#ifndef CAM_WINDOW_WINDOW_H
#define CAM_WINDOW_WINDOW_H

#include <sudokuvision/canvas.h>
#include <sudokuvision/geometry.h>

#include "cli/text/message.h"

enum window_event {
    WINDOW_NOTHING, /* the time is up, or another thread woke the window */
    WINDOW_REDRAW,  /* the contents must be shown again */
    WINDOW_QUIT,    /* closed */
    WINDOW_KEY,
    WINDOW_CLICK,
};

/* Data of an event. */
struct window_input {
    int key;                 /* a character (letters with shift as capitals), or CAM_KEY_UP ... */
    struct svision_point at; /* position of a click, in pixels of the picture */
};

struct window;

/* Opens a window for pictures of about WIDTH x HEIGHT. IS_STILL: there is only one, and the
 * graphics card, whose driver takes longer to start than the picture to draw, is not used. Returns
 * NULL with the reason in MESSAGE. */
struct window *window_open(const char *title, unsigned width, unsigned height, bool is_still,
                           struct message *message);

/* WINDOW may be NULL. */
void window_close(struct window *window);

/* Resizes the window to fit pictures of WIDTH x HEIGHT, within the limits of the screen. */
void window_fit(struct window *window, unsigned width, unsigned height);

/* Waits at most SECONDS for an event. */
enum window_event window_wait(struct window *window, double seconds, struct window_input *input);

/* Makes window_wait() return. Any thread may call it while the window is open. */
void window_wake(struct window *window);

/* Shows PICTURE (RGBA32), with bars if the window has another shape, and LINE below it. Returns
 * false with the reason in MESSAGE. */
bool window_show(struct window *window, const struct svision_image *picture, const char *line,
                 struct message *message);

/* Toggles full screen. */
void window_fill_screen(struct window *window);

/* Copies TEXT to the clipboard. Returns false if there is none. */
bool window_copy(struct window *window, const char *text);

/* Plays a short sound, if sound is available. */
void window_chime(struct window *window);

#endif
