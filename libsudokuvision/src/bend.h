/* The bend of the paper, out of what is left once a plane was fitted.
 *
 * Takes what shows a grid, gives how far each crossing is moved, undoes what does not help. The
 * fit goes from smooth to local: a polynomial of degree 2, two of degree 3, then each crossing. */
#ifndef BEND_H
#define BEND_H

#include "lines.h"

/* The clearness, from 0, that a segment needs to take part in a fit, relative to the others. */
float bend_threshold(const struct lines *lines);

/* Moves SHIFT so that the lattice follows the lines of VIEW; LINES holds what is measured at SHIFT
 * before and after. */
void bend_fit(const struct lines_view *view, struct lines_shift *shift, struct lines *lines);

#endif
