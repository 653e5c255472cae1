/* The symbol of the highest digit on boards of ten rows and more, whose digits count on in letters
 * or numbers: the last one (1 to 9, A to G), or 0 where all begin with it (0 to 9, A to F).
 *
 * Texts have the same convention: 0 stands for the highest digit, so that all others keep their
 * symbols, and a page that shows neither is the same puzzle either way. */
#ifndef DIGITS_ZERO_H
#define DIGITS_ZERO_H

#include "digits/orientation.h"

/* Finds out which symbol the GLYPHS of SIDE have, scored and upright, for UP, and leaves their
 * scores those of the digits that they may be. */
void zero_settle(struct cell_glyph *glyphs, unsigned side, struct orientation *up);

/* Whether the highest digit of CELLS, read from GLYPHS of a grid of SIDE with the digits of
 * digits_model, which knows no 0, is one all the same. *IS_OPEN: it looks like either. */
bool zero_is_highest(const struct cell_glyph *glyphs, unsigned side, const uint8_t *cells,
                     bool *is_open);

#endif
