/* A window with a picture in it, as large as the window allows, and a line of text.
 *
 * It belongs to the thread that opened it. Builds without SDL2 have none that opens. */
#ifndef CAM_WINDOW_WINDOW_H
#define CAM_WINDOW_WINDOW_H

#include <sudokuvision/canvas.h>
#include <sudokuvision/geometry.h>

#include "cli/text/message.h"

enum window_event {
    WINDOW_NOTHING, /* the time passed, or somebody woke the window */
    WINDOW_REDRAW,  /* what is shown has to be shown again */
    WINDOW_QUIT,    /* closed */
    WINDOW_KEY,
    WINDOW_CLICK,
};

/* What came with an event. */
struct window_input {
    int key;                 /* a character, letters with shift as capitals, or CAM_KEY_UP ... */
    struct svision_point at; /* of a click, in pixels of the picture */
};

struct window;

/* Opens a window for pictures of about WIDTH x HEIGHT. NULL: MESSAGE says why. */
struct window *window_open(const char *title, unsigned width, unsigned height,
                           struct message *message);

/* NULL is left alone. */
void window_close(struct window *window);

/* Gives the window the size that suits pictures of WIDTH x HEIGHT, as far as the screen has it. */
void window_fit(struct window *window, unsigned width, unsigned height);

/* Waits at most SECONDS for an event. */
enum window_event window_wait(struct window *window, double seconds, struct window_input *input);

/* Makes window_wait() return. Any thread may call it as long as the window is open. */
void window_wake(struct window *window);

/* Shows PICTURE (RGBA32), with bars where the window has another shape, and LINE below it. False:
 * MESSAGE says why. */
bool window_show(struct window *window, const struct svision_image *picture, const char *line,
                 struct message *message);

/* Fills the screen, or shows the window again. */
void window_fill_screen(struct window *window);

/* Puts TEXT into the clipboard. False: there is none. */
bool window_copy(struct window *window, const char *text);

/* Plays a short sound, where there is any. */
void window_chime(struct window *window);

#endif
