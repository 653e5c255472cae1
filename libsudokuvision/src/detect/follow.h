/* Fits a plane to measured lines. */
#ifndef DETECT_FOLLOW_H
#define DETECT_FOLLOW_H

#include "detect/lines.h"

/* Moves MAP, at which LINES were measured, so that the lattice falls on them, apart from outliers.
 * Returns false if too few lines are seen. */
bool follow_map(const struct lines *lines, struct svision_homography *map);

#endif
