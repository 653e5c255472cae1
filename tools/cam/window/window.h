/* A window with a picture in it, as large as the window allows, and a line of text.
 *
 * It belongs to the thread that opened it. Builds without SDL2 have none that opens. */
#ifndef CAM_WINDOW_WINDOW_H
#define CAM_WINDOW_WINDOW_H

#include <sudokuvision/canvas.h>

#include "cli/message.h"

enum window_event {
    WINDOW_NOTHING, /* the time passed, or somebody woke the window */
    WINDOW_REDRAW,  /* what is shown has to be shown again */
    WINDOW_QUIT,    /* closed, or a key that means it */
    WINDOW_KEY,     /* another key */
};

struct window;

/* Opens a window for pictures of about WIDTH x HEIGHT. NULL: MESSAGE says why. */
struct window *window_open(const char *title, unsigned width, unsigned height,
                           struct message *message);

/* NULL is left alone. */
void window_close(struct window *window);

/* Gives the window the size that suits pictures of WIDTH x HEIGHT, as far as the screen has it. */
void window_fit(struct window *window, unsigned width, unsigned height);

/* Waits at most SECONDS for an event; KEY gets the letter of WINDOW_KEY, in lower case. */
enum window_event window_wait(struct window *window, double seconds, char *key);

/* Makes window_wait() return. Any thread may call it as long as the window is open. */
void window_wake(struct window *window);

/* Shows PICTURE (RGBA32), with bars where the window has another shape, and LINE below it. False:
 * MESSAGE says why. */
bool window_show(struct window *window, const struct svision_image *picture, const char *line,
                 struct message *message);

#endif
