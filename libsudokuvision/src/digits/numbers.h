/* Pages that count past 9 in numbers of two digits instead of letters. */
#ifndef DIGITS_NUMBERS_H
#define DIGITS_NUMBERS_H

#include "digits/orientation.h"

/* Reads the PATCHES of SIDE x SIDE cells, in the order in which they lie in the picture, as
 * numbers where that fits better than the letters as which GLYPHS were scored, which UP turned.
 * Then GLYPHS and UP are those of the numbers; WORK has room for as many. */
void numbers_try(const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS], unsigned side,
                 struct cell_glyph *glyphs, struct cell_glyph *work, struct orientation *up);

#endif
