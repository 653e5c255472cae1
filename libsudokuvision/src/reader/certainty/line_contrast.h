/* The contrast of the lines around each cell, relative to the usual one. */
#ifndef READER_CERTAINTY_LINE_CONTRAST_H
#define READER_CERTAINTY_LINE_CONTRAST_H

#include "detect/grid.h"

enum { CELL_EDGES = 4 };

/* Stores the contrast of the edges of each cell of GRID, 1 for the usual one, in reading order,
 * TURN quarter turns from the picture. */
void line_contrast_find(const struct grid *grid, unsigned turn, float (*contrast)[CELL_EDGES]);

#endif
