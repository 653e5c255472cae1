/* A screen for a test: a virtual X server, keys and pictures. */
#ifndef TESTS_SUPPORT_X_SCREEN_H
#define TESTS_SUPPORT_X_SCREEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct x_screen;

/* The contents of a window: red, green, blue. */
struct x_picture {
    unsigned width, height;
    uint8_t *rgb; /* owned by the caller */
};

/* Starts a server and sets DISPLAY for child programs; NULL if there is no Xvfb. */
struct x_screen *x_screen_open(void);

/* Stops the server; NULL is ignored. */
void x_screen_close(struct x_screen *screen);

/* True if a window with this title is visible; the functions below then use it. */
bool x_screen_find(struct x_screen *screen, const char *title);

/* Presses a key by its X name, such as "q", "space" or "Escape". */
void x_screen_press(struct x_screen *screen, const char *key);

/* Clicks at X, Y from the window's top left corner. */
void x_screen_click(struct x_screen *screen, unsigned x, unsigned y);

/* Asks the window to close, as its close button does. */
void x_screen_ask_to_close(struct x_screen *screen);

void x_screen_resize(struct x_screen *screen, unsigned width, unsigned height);

/* Returns false if the window is gone. */
bool x_screen_grab(struct x_screen *screen, struct x_picture *picture);

/* Stores the text of the clipboard, cut to SIZE bytes; false if there is none. */
bool x_screen_text(struct x_screen *screen, char *text, size_t size);

/* True if since the last call a window asked the desktop to fill the screen (FILLS) or not. */
bool x_screen_is_to_be_filled(struct x_screen *screen, bool fills);

#endif
