/* The probability of a digit in a cell read as blank: logistic regression on a few features,
 * trained on synthetic pages (certainty_model.h). Most marks in blank cells are similar all over a
 * page: noise, grain, print that shines through. The ink of a cell is therefore compared with that
 * of the other blank cells and its spread. */
#ifndef READER_CERTAINTY_BLANKS_H
#define READER_CERTAINTY_BLANKS_H

#include "reader/certainty/certainty_model.h"
#include "reader/posterior.h"
#include "reader/reading.h"

/* Whether CELL of READING was read as blank. */
bool blanks_has(const struct svision_reading *reading, unsigned cell);

/* The logarithm of the odds that anything stands in an open cell, by how many have something. */
float blanks_entry_odds(const struct svision_reading *reading);

/* Stores the SIGNS of each cell of READING that was read as blank; GLYPHS in the order of reading.
 */
void blanks_describe(const struct cell_glyph *glyphs, const struct posterior *posterior,
                     const struct svision_reading *reading, float (*signs)[BLANK_SIGNS]);

/* The probability that something stands in a cell with such SIGNS, by WEIGHTS. */
float blanks_probability(const float weights[BLANK_SIGNS], const float signs[BLANK_SIGNS]);

/* Stores the trained estimate for each cell of READING in FILLED; 0 for cells that are not
 * blank. */
void blanks_weigh(const struct cell_glyph *glyphs, const struct posterior *posterior,
                  const struct svision_reading *reading, float *filled);

/* How likely something very faint stands in a blank cell, by its ink alone: the logarithm of the
 * odds, where half of the cells have something. */
float blanks_faint_odds(const struct cell_glyph *glyph);

#endif
