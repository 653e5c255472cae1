/* The color of the ink in each cell, beside its paper. */
#ifndef DIGITS_INK_H
#define DIGITS_INK_H

#include "digits/orientation.h"
#include "image/chroma.h"

/* Sets the colors of GLYPHS, which are those of the cells of GRID as it lies in IMAGE, of which
 * PYRAMID was made. */
void ink_measure(const struct svision_image *image, const struct pyramid *pyramid,
                 const struct grid *grid, const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS],
                 struct cell_glyph *glyphs);

#endif
