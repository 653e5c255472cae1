/* The outlines of groups of cells, such as the cages of a killer: lines beside the cells' borders
 * that go all around a group; and what stands in one and the same corner of cells, such as sums. */
#ifndef READER_UNREAD_CAGES_H
#define READER_UNREAD_CAGES_H

#include <stdbool.h>

#include "reader/reading.h"
#include "reader/unread/cell_ink.h"

/* Marks the cells of READING that have a part of an outline, or something in such a corner, in
 * CAGED. False: there are none. */
bool cages_find(const struct cell_ink *ink, const struct svision_reading *reading, uint8_t *caged);

/* Whether the border of CELL on SIDE is one of its box, where lines may be double. */
bool cages_is_box_border(const struct board_size *size, unsigned cell, unsigned side);

/* Whether nearly all cells have frames of their own, which outline nothing. */
bool cages_are_tiles(const struct cell_ink *ink, unsigned side);

#endif
