/* Desktop services for windows based on SDL2: startup, clipboard and sound. To be called from the
 * window's thread. */
#ifndef SDL_DESKTOP_H
#define SDL_DESKTOP_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/text/message.h"

/* Loads and starts SDL for PROGRAM. Returns false with MESSAGE set on failure or without a
 * display; only after success may functions of SDL be called. */
bool desktop_start(const char *program, struct message *message);

/* Copies TEXT to the clipboard. Returns false if there is no clipboard. */
bool desktop_put_text(const char *text);

/* Returns the text of the clipboard, to be freed by the caller, or NULL if there is none. */
char *desktop_get_text(void);

/* Starts playing two short tones and returns at once; does nothing without an audio device. *DEVICE
 * must be 0 before the first call. */
void desktop_chime(uint32_t *device);

#endif
