/* The reason why a reading is uncertain, and the cells responsible. */
#ifndef READER_CERTAINTY_BLAME_H
#define READER_CERTAINTY_BLAME_H

#include "reader/reading.h"

/* In place of a cell: no single cell is responsible. */
enum { BLAME_NONE = BOARD_MAX_CELLS };

/* Sets the REASON of READING, unless it has another one, and names CELL. */
void blame(struct svision_reading *reading, enum svision_reason reason, unsigned cell);

/* As blame(), for each cell whose entry in CELLS is not 0. */
void blame_cells(struct svision_reading *reading, enum svision_reason reason, const uint8_t *cells);

/* As blame(), for a CELL that may hide print. */
void blame_hidden(struct svision_reading *reading, enum svision_reason reason, unsigned cell);

/* As blame_hidden(), but names the cell only in a STILL picture, which must decide alone. In video,
 * light moves and other frames decide; until then the puzzle is valid without that digit. */
void blame_by_picture(struct svision_reading *reading, enum svision_reason reason, unsigned cell,
                      bool still);

/* Calls NAME_CELL, blame() or blame_hidden(), for the cells most likely to be misread; WRONG holds
 * their probabilities. */
void blame_likeliest(struct svision_reading *reading, enum svision_reason reason,
                     const float *wrong,
                     void (*name_cell)(struct svision_reading *, enum svision_reason, unsigned));

#endif
