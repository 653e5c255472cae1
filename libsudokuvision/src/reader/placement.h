/* The place of a reading in the caller's picture. */
#ifndef READER_PLACEMENT_H
#define READER_PLACEMENT_H

#include "detect/grid.h"
#include "reader/reading.h"

/* Sets the corners and crossings of READING, which is TURN quarter turns from GRID. */
void placement_set(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                   struct svision_reading *reading);

#endif
