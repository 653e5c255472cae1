/* Polygonal areas made of strokes.
 *
 * The area of the closed contours (nonzero winding rule) is covered by the pen. A map may be
 * applied unless a point is on or beyond its horizon. */
#ifndef DRAW_PAINT_OUTLINE_H
#define DRAW_PAINT_OUTLINE_H

#include <stdbool.h>

#include <sudokuvision/geometry.h>

#include "draw/paint/glyphs.h"

/* Space for every glyph with OUTLINE_MAX_STEPS lines per curve, both sides. */
enum { OUTLINE_MAX_STEPS = 32, OUTLINE_MAX_POINTS = 1024, OUTLINE_MAX_CONTOURS = 8 };

/* Maximum number of points of one middle line. */
enum { OUTLINE_MAX_LINE = GLYPH_MAX_CURVES * OUTLINE_MAX_STEPS + 8 };

struct outline_point {
    float x;
    float y;
};

struct outline {
    unsigned point_count;
    unsigned contour_count;
    struct outline_point points[OUTLINE_MAX_POINTS];
    /* End of each contour in POINTS; its last point is joined to its first. */
    unsigned ends[OUTLINE_MAX_CONTOURS];
};

/* Empties OUTLINE. */
void outline_start(struct outline *outline);

/* Adds the contour through COUNT points. Returns false if it does not fit. */
bool outline_add(struct outline *outline, const struct outline_point *points, unsigned count);

/* Adds the area covered by a round pen of WIDTH along LINE (COUNT points, 1..OUTLINE_MAX_LINE),
 * back to its start if CLOSED. Round ends and corners have STEPS (1..OUTLINE_MAX_STEPS) edges per
 * quarter turn. Returns false if it does not fit. */
bool outline_stroke(struct outline *outline, const struct outline_point *line, unsigned count,
                    bool closed, float width, unsigned steps);

/* Adds GLYPH with the origin of its middle lines at (x, y), SCALE times as large, with STEPS lines
 * per curve. Returns false if it does not fit. */
bool outline_glyph(struct outline *outline, const struct glyph *glyph, float x, float y,
                   float scale, unsigned steps);

/* Returns the number of lines that makes a curve smooth in a character of HEIGHT pixels. */
unsigned outline_steps(float height);

/* Maps all points by MAP. Returns false if one has no image, or one beyond all pictures. */
bool outline_map(struct outline *outline, const struct svision_homography *map);

#endif
