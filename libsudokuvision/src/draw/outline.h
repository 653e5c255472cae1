/* Areas with straight edges, made of strokes.
 *
 * The area of the closed contours (non-zero winding rule) is what the pen covers. A map may be
 * applied to them, unless a point lies on or behind its horizon. */
#ifndef DRAW_OUTLINE_H
#define DRAW_OUTLINE_H

#include <stdbool.h>

#include <sudokuvision/geometry.h>

#include "draw/glyphs.h"

/* Room for every glyph with OUTLINE_MAX_STEPS lines a curve, both sides. */
enum { OUTLINE_MAX_STEPS = 32, OUTLINE_MAX_POINTS = 1024, OUTLINE_MAX_CONTOURS = 8 };

/* Most points of one middle line. */
enum { OUTLINE_MAX_LINE = GLYPH_MAX_CURVES * OUTLINE_MAX_STEPS + 8 };

struct outline_point {
    float x;
    float y;
};

struct outline {
    unsigned point_count;
    unsigned contour_count;
    struct outline_point points[OUTLINE_MAX_POINTS];
    /* Where each contour ends in POINTS; its last point is joined to its first. */
    unsigned ends[OUTLINE_MAX_CONTOURS];
};

/* Empties OUTLINE. */
void outline_start(struct outline *outline);

/* Adds the contour through COUNT points. False: no room. */
bool outline_add(struct outline *outline, const struct outline_point *points, unsigned count);

/* Adds what a round pen of WIDTH covers on its way along LINE (COUNT points, 1..OUTLINE_MAX_LINE),
 * and back to its start where CLOSED. Round ends and corners have STEPS (1..OUTLINE_MAX_STEPS)
 * edges a quarter turn. False: no room. */
bool outline_stroke(struct outline *outline, const struct outline_point *line, unsigned count,
                    bool closed, float width, unsigned steps);

/* Adds GLYPH with the origin of its middle lines at (x, y), SCALE times as large, STEPS lines a
 * curve. False: no room. */
bool outline_glyph(struct outline *outline, const struct glyph *glyph, float x, float y,
                   float scale, unsigned steps);

/* How many lines make a curve smooth in a character of HEIGHT pixels. */
unsigned outline_steps(float height);

/* Takes all points through MAP. False: one of them has no image, or one beyond all pictures. */
bool outline_map(struct outline *outline, const struct svision_homography *map);

#endif
