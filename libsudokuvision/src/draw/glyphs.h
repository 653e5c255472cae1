/* The library's own lettering: strokes of one pen.
 *
 * A round pen of GLYPH_PEN follows the middle line of the strokes; a character without a drawing
 * is an empty box. Drawn for this library after no typeface: the proportions are those of
 * technical lettering, open and hard to take for each other. */
#ifndef DRAW_GLYPHS_H
#define DRAW_GLYPHS_H

#include <stddef.h>

/* Units: middle lines of capitals and digits run from 0 (top) to GLYPH_HEIGHT (base line). */
enum { GLYPH_HEIGHT = 120, GLYPH_PEN = 18, GLYPH_SPACING = 36 };

/* Ink from the top of a capital to its foot. */
enum { GLYPH_INK = GLYPH_HEIGHT + GLYPH_PEN };

/* Most curves of a character. */
enum { GLYPH_MAX_CURVES = 8 };

struct glyph {
    /* Strokes in the syntax of SVG's path data (SVG 1.1, section 8.3): absolute M, L, H, V, C and Z
     * with whole numbers. */
    const char *path;
    /* Of the middle lines. */
    int width;
};

/* The glyph of CODE, a Unicode code point. */
const struct glyph *glyph_find(unsigned long code);

/* Takes the first character off *TEXT (UTF-8, ended by 0) and gives its code point; U+FFFD for
 * bytes that are none, 0 at the end. */
unsigned long glyph_next_code(const char **text);

/* Width of the middle lines of TEXT, laid out in one line. */
int glyph_text_width(const char *text);

#endif
