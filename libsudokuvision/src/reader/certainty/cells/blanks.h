/* The probability of a digit in a cell read as blank: logistic regression on a few features,
 * trained on synthetic pages (certainty_model.h). */
#ifndef READER_CERTAINTY_BLANKS_H
#define READER_CERTAINTY_BLANKS_H

#include "reader/certainty/certainty_model.h"
#include "reader/posterior.h"
#include "reader/reading.h"

/* True if CELL of READING was read as blank. */
bool blanks_has(const struct svision_reading *reading, unsigned cell);

/* Stores the features, SIGNS, of each cell of READING as a blank cell; GLYPHS are in reading
 * order. */
void blanks_describe(const struct cell_glyph *glyphs, const struct posterior *posterior,
                     const struct svision_reading *reading, float (*signs)[BLANK_SIGNS]);

/* Returns the probability that a cell with these SIGNS is filled in, by WEIGHTS. */
float blanks_probability(const float weights[BLANK_SIGNS], const float signs[BLANK_SIGNS]);

/* Stores the trained estimate for each cell of READING in FILLED; 0 for cells that are not
 * blank. */
void blanks_weigh(const struct cell_glyph *glyphs, const struct posterior *posterior,
                  const struct svision_reading *reading, float *filled);

/* True if a blank cell is unlike those that the estimate is trained on: it has more ink and may be
 * a digit, or certainly is one by its shape, darkness and place. NOTHING are the log odds that the
 * mark is neither print nor handwriting. IS_NUMBER: numbers of two digits are read, and a rejected
 * mark may be one whose digits were split wrongly. */
bool blanks_is_suspicious(const struct cell_glyph *glyph, float nothing, bool is_number);

#endif
