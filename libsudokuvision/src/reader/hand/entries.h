/* What was written by hand into the cells that are not printed. */
#ifndef READER_HAND_ENTRIES_H
#define READER_HAND_ENTRIES_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Sets entries, writing and candidates of READING, in which cells and what is expected are set;
 * stores the doubts in DOUBT (BOARD_MAX_CELLS, 0 where nothing is written). */
void entries_read(const struct cell_glyph *glyphs, struct svision_reading *reading, float *doubt);

#endif
