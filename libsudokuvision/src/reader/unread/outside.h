/* Numbers that stand beside a grid, such as those of a skyscraper puzzle or a sandwich. */
#ifndef READER_UNREAD_OUTSIDE_H
#define READER_UNREAD_OUTSIDE_H

#include "reader/unread/cell_view.h"

/* The sides of GRID, which is read after TURN quarter turns, beside which numbers stand in line
 * with its cells: bits 1 << enum cell_side. */
unsigned outside_find(const struct pyramid *pyramid, const struct grid *grid, unsigned turn);

#endif
