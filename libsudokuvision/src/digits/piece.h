/* Connected pieces of what is dark in a cell, without its border lines. */
#ifndef DIGITS_PIECE_H
#define DIGITS_PIECE_H

#include "digits/cells.h"
#include "kernels/kernels.h"

enum { MAX_PIECES = 64 };

/* Places are pixels of the patch. Rows are masks of bits, the lowest one on the left. */
struct piece {
    int left, top, right, bottom, area;
    uint32_t rows[CELL_SIDE];
};

/* Finds what is darker than SHARE of the ink, in the order of their first pixels; gives how many
 * PIECES (MAX_PIECES) there are. */
int pieces_find(const struct darkness *dark, float share, struct piece *pieces);

#endif
