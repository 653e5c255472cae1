/* Finds the four sides of a dark area, which may bow on curled paper.
 *
 * The quadrilateral around such an area misses its corners, and the inner lines are cells away from
 * their positions in a plane. But the border of the grid is the outline of the area: it shows where
 * each line begins and ends, and between opposite sides the lines change gradually (Coons, Surfaces
 * for Computer-Aided Design of Space Forms, 1967). */
#ifndef DETECT_OUTLINE_H
#define DETECT_OUTLINE_H

#include "detect/components.h"
#include "detect/fit.h"

/* Stores in QUAD the largest quadrilateral with corners among the COUNT points of HULL, or one that
 * moving a single corner cannot enlarge. Returns false if there is none. */
bool outline_corners(const struct svision_point *hull, unsigned count, struct svision_quad *quad);

/* Stores in place->shift how the sides of CONTOUR, from the last components_find() in a picture
 * with SCALE pixels of level 0 per pixel, bend the lines of place->side rows between the corners
 * place->quad (level 0). Returns false if these determine no map. */
bool outline_fit_sides(const struct components *space, const struct component *contour,
                       double scale, struct fit_place *place);

#endif
