/* The edges of the picture that cut a grid off, as sums of enum svision_edge. */
#ifndef READER_CERTAINTY_CUT_OFF_H
#define READER_CERTAINTY_CUT_OFF_H

#include "detect/grid.h"
#include "reader/reading.h"

/* Returns the edges that a corner of GRID exceeds by more than a fifth of a cell. */
unsigned cut_off_edges(const struct pyramid *pyramid, const struct grid *grid);

/* Returns the edges close to GRID, so that part of it may be missing. */
unsigned cut_off_touched(const struct pyramid *pyramid, const struct grid *grid);

/* Returns the edges that cut off too much of some cell: little for a cell with a digit, whose ink
 * must be complete, more for a blank one, where part of a digit would still show. READING is TURN
 * quarter turns from GRID. */
unsigned cut_off_cells(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                       const struct svision_reading *reading);

#endif
