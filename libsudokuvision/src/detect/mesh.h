/* The bend of the paper, out of what is left once a plane was fitted.
 *
 * Each crossing is moved where that helps. The fit goes from smooth to local: a polynomial of
 * degree 2, two of degree 3, then each crossing; where that fits badly, lines are followed from the
 * middle outwards (regrow.h), and ends of lines from the rest of each (retrace.h). */
#ifndef DETECT_MESH_H
#define DETECT_MESH_H

#include "detect/lines.h"

/* The clearness, from 0, that a segment needs to take part in a fit, relative to the others. */
float mesh_threshold(const struct lines *lines);

/* Moves SHIFT so that the lattice follows the lines of VIEW; LINES holds what is measured at SHIFT
 * before and after. */
void mesh_fit(const struct lines_view *view, struct lines_shift *shift, struct lines *lines);

#endif
