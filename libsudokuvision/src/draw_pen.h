/* The two things a drawn board is made of, whatever it is drawn on.
 *
 * Takes filled rectangles and glyphs; what holds the pen makes pixels or text of them. */
#ifndef DRAW_PEN_H
#define DRAW_PEN_H

#include <stdbool.h>

#include <sudokuvision/canvas.h>

#include "glyph.h"

struct draw_pen {
    void *user;
    /* Columns left..right-1 of rows top..bottom-1. */
    void (*rect)(void *user, int left, int top, int right, int bottom, svision_colour colour);
    /* The glyph of CODE with the origin of its middle lines at (x, y), in pixels from the picture's
     * corner, SCALE pixels a unit. */
    void (*glyph)(void *user, unsigned long code, float x, float y, float scale,
                  svision_colour colour);
};

struct draw_plan;

/* Draws all of PLAN with PEN. */
void draw_with(const struct draw_plan *plan, const struct draw_pen *pen);

#endif
