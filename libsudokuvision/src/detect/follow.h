/* The plane whose lattice falls on the lines that were measured. */
#ifndef DETECT_FOLLOW_H
#define DETECT_FOLLOW_H

#include "detect/lines.h"

/* Moves MAP, at which LINES were measured, so that the lattice falls on them, but for those that
 * fit in badly. False: too few are seen. */
bool follow_map(const struct lines *lines, struct svision_homography *map);

#endif
