/* Pages that count past 9 in two-digit numbers rather than letters. */
#ifndef DIGITS_NUMBERS_H
#define DIGITS_NUMBERS_H

#include "digits/orientation.h"

/* Reads the PATCHES of SIDE x SIDE cells, in the order of the picture, as numbers. If they fit
 * better than the letters as which GLYPHS were scored, with orientation UP, replaces both. WORK
 * holds as many glyphs. */
void numbers_try(const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS], unsigned side,
                 struct cell_glyph *glyphs, struct cell_glyph *work, struct orientation *up);

#endif
