/* The four sides of a dark area that may bow, as those of curled paper do.
 *
 * The quadrilateral around such an area passes its corners by, and lines inside are cells away from
 * where a plane has them. But the grid's border is the outline of the area itself: it tells where
 * each line begins and ends, and between opposite sides they go over into each other (Coons,
 * Surfaces for Computer-Aided Design of Space Forms, 1967). */
#ifndef DETECT_OUTLINE_H
#define DETECT_OUTLINE_H

#include "detect/components.h"
#include "detect/fit.h"

/* The largest quadrilateral with corners among the COUNT of a HULL, or one that no other of them
 * makes larger, in QUAD. False: there is none. */
bool outline_corners(const struct svision_point *hull, unsigned count, struct svision_quad *quad);

/* Finds in place->shift how the sides of CONTOUR, of the last components_find() in a picture of
 * SCALE pixels of level 0 each, bend lines of place->side cells between the corners place->quad
 * (level 0). False: they are no corners. */
bool outline_find(const struct components *space, const struct component *contour, double scale,
                  struct fit_place *place);

#endif
