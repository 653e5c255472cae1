/* What every window by SDL2 asks of the desktop: to begin, the clipboard, a sound. For the thread
 * that has the window. */
#ifndef SDL_DESKTOP_H
#define SDL_DESKTOP_H

#include <stdbool.h>
#include <stdint.h>

/* Starts SDL for PROGRAM. False: SDL_GetError() says why, or there is nobody who would see a
 * window. */
bool desktop_start(const char *program);

/* False: there is no clipboard. */
bool desktop_put_text(const char *text);

/* The text of the clipboard, to be freed; NULL: there is none. */
char *desktop_get_text(void);

/* Plays two short tones and goes on at once. Where there is no sound, there is silence. *DEVICE is
 * 0 before the first call. */
void desktop_chime(uint32_t *device);

#endif
