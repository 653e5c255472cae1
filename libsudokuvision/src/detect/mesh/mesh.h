/* Fits the bend of the paper that remains after a plane was fitted.
 *
 * Crossings are moved only as far as this improves the fit, from smooth to local: a polynomial of
 * degree 2, two of degree 3, then each crossing. If the fit is bad, lines are followed from the
 * middle outwards (regrow.h), and ends of lines from the rest of each (retrace.h). */
#ifndef DETECT_MESH_MESH_H
#define DETECT_MESH_MESH_H

#include "detect/mesh/mesh_work.h"

/* Maximum misfit of a grid: true ones stay below 0.1, unconstrained lines fitted to noise do not.
 */
#define MESH_MAX_MISFIT 0.2F

/* Returns the minimum clearness, relative to the others, of a segment that takes part in a fit. */
float mesh_threshold(const struct lines *lines);

/* Moves SHIFT so that the lattice follows the lines of VIEW. LINES holds the measurements at SHIFT,
 * before and after. */
void mesh_fit(struct mesh_work *work, const struct lines_view *view, struct lines_shift *shift,
              struct lines *lines);

#endif
