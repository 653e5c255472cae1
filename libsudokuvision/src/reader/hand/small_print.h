/* Printed candidates, as on screens: marks that look printed but are smaller than the digits of the
 * page. */
#ifndef READER_HAND_SMALL_PRINT_H
#define READER_HAND_SMALL_PRINT_H

#include <sudokuvision/reading.h>

#include "digits/orientation.h"

/* Share of the cells with candidates that have a single one, in the place of a digit. */
#define SMALL_PRINT_LONE 0.05F

/* True if GLYPH is more likely candidates than anything else by its shape. */
bool small_print_is_note(const struct cell_glyph *glyph);

/* True if candidates may have HEIGHT, a logarithm relative to digits. */
bool small_print_is_usual(float height);

/* Stores in ODDS, for each of COUNT GLYPHS, the log odds that the mark is a printed candidate
 * rather than a digit; -MIXTURE_MAX without a mark. SMALL is the same by size alone: that the
 * mark is no printed digit, but a candidate or handwriting. SHAPE holds the log odds of handwriting
 * by shape (struct mixture). */
void small_print_weigh(const struct cell_glyph *glyphs, unsigned count, const float *shape,
                       float *small, float *odds);

/* True if a page has printed candidates, as only screens do, by the ODDS of its COUNT cells;
 * ignores GIVENS. */
bool small_print_is_on_screen(const float *odds, const uint8_t *givens, unsigned count);

#endif
