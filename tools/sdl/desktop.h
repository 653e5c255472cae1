/* Desktop services for windows based on SDL2: startup, clipboard and sound. To be called from the
 * window's thread. */
#ifndef SDL_DESKTOP_H
#define SDL_DESKTOP_H

#include <stdbool.h>
#include <stdint.h>

/* Starts SDL for PROGRAM. Returns false, with SDL_GetError() set, on failure or without a
 * display. */
bool desktop_start(const char *program);

/* Copies TEXT to the clipboard. Returns false if there is no clipboard. */
bool desktop_put_text(const char *text);

/* Returns the text of the clipboard, to be freed by the caller, or NULL if there is none. */
char *desktop_get_text(void);

/* Starts playing two short tones and returns at once; does nothing without an audio device. *DEVICE
 * must be 0 before the first call. */
void desktop_chime(uint32_t *device);

#endif
