/* Numbers outside a grid, as in skyscraper and sandwich puzzles. */
#ifndef READER_UNREAD_OUTSIDE_H
#define READER_UNREAD_OUTSIDE_H

#include "reader/unread/cell_view.h"

/* Returns the sides of GRID, after TURN quarter turns, that have numbers in line with its cells:
 * bits 1 << enum cell_side. */
unsigned outside_find(const struct pyramid *pyramid, const struct grid *grid, unsigned turn);

#endif
