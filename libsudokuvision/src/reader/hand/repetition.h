/* Print repeats itself, a hand never does.
 *
 * All printed digits of one kind have one shape on a page, as far as light and paper let it show;
 * those that somebody writes do not, be they in the color, size and weight of print. */
#ifndef READER_HAND_REPETITION_H
#define READER_HAND_REPETITION_H

#include "digits/orientation.h"

/* Adds to ODDS for each of COUNT cells (logarithms, that what stands there is by hand; below 0 it
 * is print) what its shape says beside those of the print with the same digit. */
void repetition_weigh(const struct cell_glyph *glyphs, unsigned count, float *odds);

#endif
