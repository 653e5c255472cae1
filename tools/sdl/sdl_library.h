/* SDL2, loaded when a window is wanted: it brings some 40 libraries, which recordings and terminals
 * need not wait for. The file defines the functions used, which call those of the library. */
#ifndef SDL_SDL_LIBRARY_H
#define SDL_SDL_LIBRARY_H

#include <stdbool.h>

#include "cli/text/message.h"

/* Loads SDL2, which stays loaded. Returns false with MESSAGE set if it is missing or too old. No
 * SDL function may be called before. */
bool sdl_library_open(struct message *message);

#endif
