/* Candidates in print, as screens show them: a mark that looks printed is one where it is smaller
 * than the digits of the page. */
#ifndef READER_HAND_SMALL_PRINT_H
#define READER_HAND_SMALL_PRINT_H

#include "digits/orientation.h"

/* Odds are no surer than this, as logarithms. */
#define SMALL_PRINT_MAX 12.0F

/* Stores in ODDS, for each of COUNT GLYPHS, the logarithm of the odds that the mark is a candidate
 * in print and no digit of anybody's; -SMALL_PRINT_MAX where there is no mark. SHAPE holds those
 * that it is by hand, by its shape (struct mixture). */
void small_print_weigh(const struct cell_glyph *glyphs, unsigned count, const float *shape,
                       float *odds);

/* True if a page shows candidates in print, as only screens do: by the ODDS of its COUNT marks,
 * those of GIVENS aside. */
bool small_print_is_on_screen(const float *odds, const uint8_t *givens, unsigned count);

#endif
