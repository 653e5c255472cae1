/* The library's own lettering: strokes of one pen.
 *
 * A round pen of GLYPH_PEN follows the middle line of the strokes; a character without a glyph is
 * an empty box. Designed for this library and not after any typeface: the proportions are those of
 * technical lettering, open and easy to distinguish. */
#ifndef DRAW_PAINT_GLYPHS_H
#define DRAW_PAINT_GLYPHS_H

#include <stddef.h>

/* Units: middle lines of capitals and digits extend from 0 (top) to GLYPH_HEIGHT (base line). */
enum { GLYPH_HEIGHT = 120, GLYPH_PEN = 18, GLYPH_SPACING = 36 };

/* Height of a capital including the pen. */
enum { GLYPH_INK = GLYPH_HEIGHT + GLYPH_PEN };

/* Maximum number of curves in a character. */
enum { GLYPH_MAX_CURVES = 8 };

struct glyph {
    /* Strokes in the syntax of SVG's path data (SVG 1.1, section 8.3): absolute M, L, H, V, C and Z
     * with integers. */
    const char *path;
    /* Of the middle lines. */
    int width;
};

/* Returns the glyph of CODE, a Unicode code point. */
const struct glyph *glyph_find(unsigned long code);

/* Consumes the first character of *TEXT (UTF-8, terminated by 0) and returns its code point; U+FFFD
 * for invalid bytes, 0 at the end. */
unsigned long glyph_next_code(const char **text);

/* Returns the width of the middle lines of TEXT in one line. */
int glyph_text_width(const char *text);

#endif
