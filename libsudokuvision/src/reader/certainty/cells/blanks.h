/* The probability of a digit in a cell read as blank: logistic regression on a few features,
 * trained on synthetic pages (certainty_model.h). Most marks in blank cells are similar all over a
 * page: noise, grain, print that shines through. The ink of a cell is therefore compared with that
 * of the other blank cells and its spread. */
#ifndef READER_CERTAINTY_BLANKS_H
#define READER_CERTAINTY_BLANKS_H

#include "reader/certainty/certainty_model.h"
#include "reader/posterior.h"
#include "reader/reading.h"

/* True if CELL of READING was read as blank. */
bool blanks_has(const struct svision_reading *reading, unsigned cell);

/* Returns the logarithm of the odds that an open cell is filled in, by the number that are. */
float blanks_entry_odds(const struct svision_reading *reading);

/* Stores the features, SIGNS, of each cell of READING that was read as blank; GLYPHS are in reading
 * order. */
void blanks_describe(const struct cell_glyph *glyphs, const struct posterior *posterior,
                     const struct svision_reading *reading, float (*signs)[BLANK_SIGNS]);

/* Returns the probability that a cell with these SIGNS is filled in, by WEIGHTS. */
float blanks_probability(const float weights[BLANK_SIGNS], const float signs[BLANK_SIGNS]);

/* Stores the trained estimate for each cell of READING in FILLED; 0 for cells that are not
 * blank. */
void blanks_weigh(const struct cell_glyph *glyphs, const struct posterior *posterior,
                  const struct svision_reading *reading, float *filled);

/* Returns the logarithm of the odds that a blank cell holds faint writing, by its ink alone, with
 * even prior odds. */
float blanks_faint_odds(const struct cell_glyph *glyph);

#endif
