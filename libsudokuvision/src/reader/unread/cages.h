/* Outlines of groups of cells, such as the cages of a killer, drawn just inside the cells' borders,
 * and marks in the same corner of many cells, such as sums. */
#ifndef READER_UNREAD_CAGES_H
#define READER_UNREAD_CAGES_H

#include <stdbool.h>

#include "reader/reading.h"
#include "reader/unread/cell_ink.h"

/* Sets CAGED for the cells of READING with part of an outline or a corner mark; false if there are
 * none. */
bool cages_find(const struct cell_ink *ink, const struct svision_reading *reading, uint8_t *caged);

/* True if the border of CELL on SIDE is also a border of its box, where lines may be double. */
bool cages_is_box_border(const struct board_size *size, unsigned cell, unsigned side);

/* True if nearly every cell has its own frame: these are tiles, not cages. */
bool cages_are_tiles(const struct cell_ink *ink, unsigned side);

#endif
