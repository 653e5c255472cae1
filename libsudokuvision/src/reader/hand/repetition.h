/* Print repeats itself, a hand never does.
 *
 * All printed digits of one kind have one shape on a page, as far as light and paper let it show;
 * those that somebody writes do not, be they in the color, size and weight of print. */
#ifndef READER_HAND_REPETITION_H
#define READER_HAND_REPETITION_H

#include "digits/orientation.h"

/* Stores in SHAPE for each of COUNT cells the logarithm of the odds that what stands there is by
 * hand, by its shape beside those of the print with the same digit; 0: they say nothing. ODDS is
 * what is known before; below 0 it is print. */
void repetition_weigh(const struct cell_glyph *glyphs, unsigned count, const float *odds,
                      float *shape);

#endif
