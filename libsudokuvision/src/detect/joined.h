/* Five classic grids that share boxes: a samurai. Their lines hang together, so that no outline is
 * that of one of them. */
#ifndef DETECT_JOINED_H
#define DETECT_JOINED_H

#include "detect/detect.h"

enum { JOINED_GRIDS = 5 };

/* Looks for a samurai in the outlines that SPACE knows of the picture. Stores its GRIDS
 * (JOINED_GRIDS): the middle one, then the others row by row as they lie in the picture. False:
 * there is none, or not all five are seen. */
bool joined_find(const struct detect_space *space, const struct pyramid *pyramid,
                 struct grid *grids);

#endif
