/* Where a reading lies in the caller's picture. */
#ifndef READER_PLACEMENT_H
#define READER_PLACEMENT_H

#include "detect/grid.h"
#include "reader/reading.h"

/* Sets corners and crossings of READING, which is TURN quarter turns from how GRID lies. */
void placement_set(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                   struct svision_reading *reading);

#endif
