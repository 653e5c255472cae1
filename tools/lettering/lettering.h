/* Text in any script, drawn by Pango with the system's fonts. libsudokuvision's own font covers
 * ASCII only; builds without Pango draw nothing else.
 *
 * Thread-safe. */
#ifndef LETTERING_LETTERING_H
#define LETTERING_LETTERING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/text/message.h"

/* True if TEXT (UTF-8) is pure ASCII or NULL. */
static inline bool lettering_is_ascii(const char *text)
{
    while (text && *text && (unsigned char)*text < 0x80)
        text++;
    return !text || !*text;
}

/* True if Pango is available at run time. */
bool lettering_has_pango(void);

/* True if Pango and the installed fonts cover all characters of TEXT; otherwise sets
 * MESSAGE. */
bool lettering_is_possible(const char *text, struct message *message);

/* Returns the width in pixels of TEXT with capitals HEIGHT pixels high; 0 without Pango. */
double lettering_width(const char *text, double height);

struct svision_canvas;

/* Draws TEXT on CANVAS (SVISION_RGB24 or SVISION_RGBA32) in COLOR (0xRRGGBB), centered at (X, Y),
 * with capitals HEIGHT pixels high, or smaller to fit WIDTH. Clips to the canvas. Does nothing
 * without Pango. */
void lettering_draw(const struct svision_canvas *canvas, const char *text, double x, double y,
                    double height, double width, uint32_t color);

#endif
