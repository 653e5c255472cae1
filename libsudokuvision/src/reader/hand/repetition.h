/* Distinguishes print from handwriting by repetition.
 *
 * Equal printed digits of a page have the same shape, up to light and paper. Handwritten ones
 * differ even if they resemble print in color, size and weight. */
#ifndef READER_HAND_REPETITION_H
#define READER_HAND_REPETITION_H

#include <sudokuvision/reading.h>

#include "digits/orientation.h"

/* Stores in SHAPE the log odds of handwriting for each of COUNT cells (at most SVISION_CELLS), by
 * comparing shapes with print of the same digit; 0 without evidence. ODDS holds prior log odds;
 * print has less than 0. */
void repetition_weigh(const struct cell_glyph *glyphs, unsigned count, const float *odds,
                      float *shape);

#endif
