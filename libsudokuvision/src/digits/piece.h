/* Connected pieces of what is dark in a cell, without its border lines. */
#ifndef DIGITS_PIECE_H
#define DIGITS_PIECE_H

#include "digits/cells.h"
#include "kernels/kernels.h"

enum {
    MAX_PIECES = 64,
    PIECE_STRIP = 8, /* how deep a border line may lie in its cell */
};

/* Places are pixels of the patch. Rows are masks of bits, the lowest one on the left. */
struct piece {
    int left, top, right, bottom, area;
    uint32_t rows[CELL_SIDE];
};

/* Finds what is darker than SHARE of the ink, without border lines that lie up to STRIP
 * (PIECE_STRIP at most) deep in the cell, in the order of their first pixels; gives how many PIECES
 * (MAX_PIECES) there are. */
int pieces_find(const struct darkness *dark, float share, unsigned strip, struct piece *pieces);

/* Sets area and bounds of PIECE, some of whose rows are not empty. */
void piece_measure(struct piece *piece);

#endif
