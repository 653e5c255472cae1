/* Reads the handwriting in cells without print. */
#ifndef READER_HAND_ENTRIES_H
#define READER_HAND_ENTRIES_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Sets entries and writing of READING, whose cells and expected solution must be set. Stores the
 * doubt about each entry in DOUBT (BOARD_MAX_CELLS), 0 without one. NOTE holds the log odds of
 * printed candidates (struct posterior); TYPED is set for typed entries (typed_find()). */
void entries_read(const struct cell_glyph *glyphs, const float *note, const bool *typed,
                  struct svision_reading *reading, float *doubt);

/* Returns the probability that the mark in CELL is an entry, of any digit, if EXPECTED (1..9) is
 * the right one; DIGITS are from hand_digits(). The entries of READING must be set. */
float entries_probability(const struct svision_reading *reading, unsigned cell,
                          const float digits[10], unsigned expected);

#endif
