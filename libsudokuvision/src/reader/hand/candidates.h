/* Reads the candidates in a cell: each dark piece, enlarged to the size of a digit that fills a
 * cell. */
#ifndef READER_HAND_CANDIDATES_H
#define READER_HAND_CANDIDATES_H

#include "digits/mark/cells.h"
#include "reader/reading.h"

/* Sets the candidates of READING, whose writing must be set, from the PATCHES of GRID, TURN quarter
 * turns from the reading. */
void candidates_read(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                     const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS],
                     struct svision_reading *reading);

#endif
