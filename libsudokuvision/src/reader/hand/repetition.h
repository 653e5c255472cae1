/* Distinguishes print from handwriting by repetition.
 *
 * Equal printed digits of a page have the same shape, up to light and paper. Handwritten ones
 * differ even if they resemble print in color, size and weight. */
#ifndef READER_HAND_REPETITION_H
#define READER_HAND_REPETITION_H

#include <sudokuvision/reading.h>

#include "digits/orientation.h"
#include "reader/hand/marks_model.h"

/* Stores the features WRITING_DISTANCE and WRITING_COMPARED of each of COUNT cells (at most
 * SVISION_CELLS) in SIGNS, by comparing shapes with print of the same digit. ODDS holds log odds of
 * handwriting; print has less than 0. */
void repetition_describe(const struct cell_glyph *glyphs, unsigned count, const float *odds,
                         float (*signs)[WRITING_SIGNS]);

#endif
