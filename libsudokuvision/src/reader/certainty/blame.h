/* Why a reading is not sure, and which cells are to blame. */
#ifndef READER_CERTAINTY_BLAME_H
#define READER_CERTAINTY_BLAME_H

#include "reader/reading.h"

/* In place of a cell: the reason is none's fault. */
enum { BLAME_NONE = BOARD_MAX_CELLS };

/* Gives READING the REASON, unless it has another one, and names CELL. */
void blame(struct svision_reading *reading, enum svision_reason reason, unsigned cell);

/* The same for the CELLS that are not 0. */
void blame_cells(struct svision_reading *reading, enum svision_reason reason, const uint8_t *cells);

/* The same for a CELL in which print may be hidden. */
void blame_hidden(struct svision_reading *reading, enum svision_reason reason, unsigned cell);

/* The same in a STILL picture, which has to decide alone. In video light moves, other frames
 * decide, and until then the puzzle is valid without that digit. */
void blame_by_picture(struct svision_reading *reading, enum svision_reason reason, unsigned cell,
                      bool still);

/* Names the likeliest of the cells that are misread with the probabilities WRONG, by NAME_CELL:
 * blame() or blame_hidden(). */
void blame_likeliest(struct svision_reading *reading, enum svision_reason reason,
                     const float *wrong,
                     void (*name_cell)(struct svision_reading *, enum svision_reason, unsigned));

#endif
