/* The primitives of a drawn board, independent of the device.
 *
 * A device converts rectangles, strokes, areas and glyphs to pixels or text. Points are in pixels
 * from the picture's corner. */
#ifndef DRAW_DRAW_PEN_H
#define DRAW_DRAW_PEN_H

#include <stdbool.h>

#include <sudokuvision/canvas.h>
#include <sudokuvision/geometry.h>

#include "draw/paint/glyphs.h"

/* Maximum number of points in a stroke or an area. */
enum { DRAW_MAX_POINTS = 32 };

struct draw_pen {
    void *user;
    /* Columns left..right-1 of rows top..bottom-1. */
    void (*rect)(void *user, int left, int top, int right, int bottom, svision_color color);
    /* The area covered by a round pen of WIDTH along the line through the points, closed or not. */
    void (*stroke)(void *user, const struct svision_point *points, unsigned count, bool closed,
                   float width, svision_color color);
    /* A stroke from POINTS[0] to POINTS[1] in dashes of DASH and gaps of GAP, ends of the pen not
     * included. NULL: drawn by strokes. */
    void (*dashes)(void *user, const struct svision_point points[2], float dash, float gap,
                   float width, svision_color color);
    /* The area enclosed by the line through the points. */
    void (*area)(void *user, const struct svision_point *points, unsigned count,
                 svision_color color);
    /* The glyph of CODE with the origin of its middle lines at (x, y), SCALE pixels per unit. */
    void (*glyph)(void *user, unsigned long code, float x, float y, float scale,
                  svision_color color);
};

struct draw_plan;

/* Draws all of PLAN with PEN. */
void draw_with(const struct draw_plan *plan, const struct draw_pen *pen);

#endif
