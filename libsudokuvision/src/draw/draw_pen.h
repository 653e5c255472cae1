/* The three things a drawn board is made of, whatever it is drawn on.
 *
 * What holds the pen makes pixels or text of filled rectangles, lines and glyphs. */
#ifndef DRAW_DRAW_PEN_H
#define DRAW_DRAW_PEN_H

#include <stdbool.h>

#include <sudokuvision/canvas.h>
#include <sudokuvision/geometry.h>

#include "draw/glyphs.h"

struct draw_pen {
    void *user;
    /* Columns left..right-1 of rows top..bottom-1. */
    void (*rect)(void *user, int left, int top, int right, int bottom, svision_color color);
    /* A straight line with round ends, its middle from FROM to TO, in pixels from the picture's
     * corner. */
    void (*line)(void *user, struct svision_point from, struct svision_point to, float width,
                 svision_color color);
    /* The glyph of CODE with the origin of its middle lines at (x, y), in pixels from the picture's
     * corner, SCALE pixels a unit. */
    void (*glyph)(void *user, unsigned long code, float x, float y, float scale,
                  svision_color color);
};

struct draw_plan;

/* Draws all of PLAN with PEN. */
void draw_with(const struct draw_plan *plan, const struct draw_pen *pen);

#endif
