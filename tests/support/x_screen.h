/* A screen of its own for a test: a virtual X server, keys and pictures. */
#ifndef TESTS_SUPPORT_X_SCREEN_H
#define TESTS_SUPPORT_X_SCREEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct x_screen;

/* What a window shows: red, green, blue. */
struct x_picture {
    unsigned width, height;
    uint8_t *rgb; /* to be freed */
};

/* Starts a server and sets DISPLAY for programs to come. NULL: there is no Xvfb. */
struct x_screen *x_screen_open(void);

/* Ends the server. NULL is left alone. */
void x_screen_close(struct x_screen *screen);

/* Whether a window with this title can be seen; it is then the one meant below. */
bool x_screen_find(struct x_screen *screen, const char *title);

/* Presses a key of this X name, such as "q", "space" or "Escape". */
void x_screen_press(struct x_screen *screen, const char *key);

/* Clicks into the window, as far from its top left corner. */
void x_screen_click(struct x_screen *screen, unsigned x, unsigned y);

/* Asks the window to close, as the button in its corner does. */
void x_screen_ask_to_close(struct x_screen *screen);

void x_screen_resize(struct x_screen *screen, unsigned width, unsigned height);

/* False: the window is gone. */
bool x_screen_grab(struct x_screen *screen, struct x_picture *picture);

/* Stores the text of the clipboard, cut to SIZE bytes. False: there is none. */
bool x_screen_text(struct x_screen *screen, char *text, size_t size);

/* Whether since the last call a window asked the desktop, of which there is none, to fill the
 * screen or not to. */
bool x_screen_is_to_be_filled(struct x_screen *screen, bool fills);

#endif
