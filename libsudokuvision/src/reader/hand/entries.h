/* What was written by hand into the cells that are not printed. */
#ifndef READER_HAND_ENTRIES_H
#define READER_HAND_ENTRIES_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Sets entries and writing of READING, in which cells and what is expected are set; stores the
 * doubts in DOUBT (BOARD_MAX_CELLS, 0 where nothing is written). NOTE holds the logarithms of the
 * odds that marks are candidates in print (struct posterior), TYPED marks entries (typed_find()).
 */
void entries_read(const struct cell_glyph *glyphs, const float *note, const bool *typed,
                  struct svision_reading *reading, float *doubt);

/* Returns the probability that the mark in CELL is an entry, of any digit, if EXPECTED (1..9)
 * belongs there; DIGITS are those of hand_digits(). READING has its entries. */
float entries_probability(const struct svision_reading *reading, unsigned cell,
                          const float digits[10], unsigned expected);

#endif
