/* The color of the ink in each cell, relative to its paper. */
#ifndef DIGITS_MARK_INK_H
#define DIGITS_MARK_INK_H

#include "digits/orientation.h"
#include "image/chroma.h"

/* Sets the colors of GLYPHS, in the order of the cells of GRID in IMAGE, from which PYRAMID was
 * made. */
void ink_measure(const struct svision_image *image, const struct pyramid *pyramid,
                 const struct grid *grid, const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS],
                 struct cell_glyph *glyphs);

#endif
