/* Which edges of the picture cut a grid off: sums of enum svision_edge. */
#ifndef READER_CERTAINTY_CUT_OFF_H
#define READER_CERTAINTY_CUT_OFF_H

#include "detect/grid.h"
#include "reader/reading.h"

/* Those beyond which a corner of GRID lies by more than a fifth of a cell. */
unsigned cut_off_edges(const struct pyramid *pyramid, const struct grid *grid);

/* Those to which GRID comes close, so that part of it may be missing. */
unsigned cut_off_touched(const struct pyramid *pyramid, const struct grid *grid);

/* Those that cut off more of some cell than READING, which is TURN quarter turns from how GRID
 * lies, allows: less of one with a digit, of which no ink may be missing, than of an empty one, in
 * which a digit would still show. */
unsigned cut_off_cells(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                       const struct svision_reading *reading);

#endif
