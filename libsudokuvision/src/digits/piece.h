/* Connected pieces of what is dark in a cell, without its border lines. */
#ifndef DIGITS_PIECE_H
#define DIGITS_PIECE_H

#include <stdbool.h>

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

/* Sets the CELL_SIDE rows of MASK to what is darker than SHARE of the ink, without border lines
 * that lie up to STRIP (PIECE_STRIP at most) deep in the cell. */
void pieces_mark(const struct darkness *dark, float share, unsigned strip, uint32_t *mask);

/* Takes the PIECE with the first pixel out of MASK. False: there is none left. */
bool pieces_take(uint32_t *mask, struct piece *piece);

/* Both at once; gives how many PIECES (MAX_PIECES) there are. */
int pieces_find(const struct darkness *dark, float share, unsigned strip, struct piece *pieces);

/* How many of BITS are set. */
unsigned piece_count_bits(uint32_t bits);

/* Sets area and bounds of PIECE; one without pixels ends before it begins. */
void piece_measure(struct piece *piece);

#endif
