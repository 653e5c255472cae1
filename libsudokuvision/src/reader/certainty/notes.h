/* Candidates at fixed places: the nine of a cell in three rows, as on screens and in books. One
 * alone in its cell may be an entry; on a page with many it is recognized by its size and place. */
#ifndef READER_CERTAINTY_NOTES_H
#define READER_CERTAINTY_NOTES_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Calls candidates what stands in open cells of READING in this way, where several do, and takes
 * away the DOUBT about it (entries_read()). DARKNESS is that of the cells of GRID, TURN quarter
 * turns from the reading; GLYPHS are in the order of reading. */
void notes_settle(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                  const struct darkness *darkness, const struct cell_glyph *glyphs,
                  struct svision_reading *reading, float *doubt);

#endif
