/* Fits a plane to measured lines. */
#ifndef DETECT_MESH_MAP_FIT_H
#define DETECT_MESH_MAP_FIT_H

#include "detect/mesh/mesh_work.h"

/* Moves MAP, at which LINES were measured, so that the lattice falls on them, apart from outliers.
 * Returns false if too few lines are seen. */
bool map_fit_lines(struct mesh_weights *weights, const struct lines *lines,
                   struct svision_homography *map);

#endif
