/* How clear the lines around each cell are, beside what is usual for them. */
#ifndef READER_CERTAINTY_LINE_CONTRAST_H
#define READER_CERTAINTY_LINE_CONTRAST_H

#include "detect/grid.h"

enum { CELL_EDGES = 4 };

/* Stores that of the edges of each cell of GRID, 1 for what is usual, in the order of reading, TURN
 * quarter turns from the picture. */
void line_contrast_find(const struct grid *grid, unsigned turn, float (*contrast)[CELL_EDGES]);

#endif
