/* The symbol of the highest digit: the last one (1 to 9, A to G), or 0 if the symbols begin with it
 * (0 to 9, A to F). Boards of nine rows or fewer hardly ever count from 0.
 *
 * As in texts, 0 stands for the highest digit, so that all others keep their symbols, and a page
 * that shows neither is the same puzzle in both cases. */
#ifndef DIGITS_ZERO_H
#define DIGITS_ZERO_H

#include "digits/orientation.h"

/* Determines which symbol the GLYPHS of SIDE, scored and upright, use, sets it in UP, and restricts
 * their scores to it. */
void zero_resolve(struct cell_glyph *glyphs, unsigned side, struct orientation *up);

/* Returns the probability that the highest digit of CELLS is printed as 0. They were read from
 * GLYPHS of a grid of SIDE with digits_model, which has no 0. */
float zero_probability(const struct cell_glyph *glyphs, unsigned side, const uint8_t *cells);

#endif
