/* Lines of text in any script, drawn by Pango with the fonts of the machine. libsudokuvision has
 * letters of its own, but those of ASCII alone; builds without Pango have no others.
 *
 * Thread-safe. */
#ifndef LETTERING_LETTERING_H
#define LETTERING_LETTERING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/text/message.h"

/* Whether TEXT (UTF-8) has no character beyond ASCII; NULL has none. */
static inline bool lettering_is_ascii(const char *text)
{
    while (text && *text && (unsigned char)*text < 0x80)
        text++;
    return !text || !*text;
}

/* Whether Pango is there. */
bool lettering_has_pango(void);

/* Whether Pango and the fonts of this machine have all characters of TEXT. False: MESSAGE says what
 * is missing. */
bool lettering_is_possible(const char *text, struct message *message);

/* Returns the width in pixels of TEXT in capitals of HEIGHT pixels; 0 without Pango. */
double lettering_width(const char *text, double height);

struct svision_canvas;

/* Writes TEXT on CANVAS (SVISION_RGB24 or SVISION_RGBA32) in COLOR (0xRRGGBB), its middle at (X,
 * Y), with capitals of HEIGHT pixels, smaller where it would be wider than WIDTH. Pixels beyond the
 * canvas are left out. Does nothing without Pango. */
void lettering_draw(const struct svision_canvas *canvas, const char *text, double x, double y,
                    double height, double width, uint32_t color);

#endif
