/* Connected dark pieces in a cell, without its border lines. */
#ifndef DIGITS_MARK_PIECE_H
#define DIGITS_MARK_PIECE_H

#include <stdbool.h>

#include "digits/mark/cells.h"
#include "kernels/kernels.h"

enum {
    MAX_PIECES = 64,
    PIECE_STRIP = 8, /* maximum depth of a border line in its cell */
};

/* Minimum darkness of a mark, relative to the ink of its cell. */
#define PIECE_SHARE 0.5F
/* Maximum area of a speck, relative to the largest piece. */
#define PIECE_SPECK 0.1F
/* Usual width of touching digits relative to their height. Wider pieces may be several digits; bold
 * digits, up to .8 wide, are read both ways. */
#define PIECE_DIGIT_WIDTH 0.7F

/* Positions are pixels of the patch. Rows are bit masks, the lowest bit on the left. */
struct piece {
    int left, top, right, bottom, area;
    uint32_t rows[CELL_SIDE];
};

/* Sets the CELL_SIDE rows of MASK to the pixels darker than SHARE of the ink, without border lines
 * up to STRIP (at most PIECE_STRIP) pixels deep. */
void pieces_threshold(const struct darkness *dark, float share, unsigned strip, uint32_t *mask);

/* Moves the piece with the first pixel from MASK to PIECE. Returns false if there is none. */
bool pieces_pop(uint32_t *mask, struct piece *piece);

/* Combines both. Returns the number of PIECES (at most MAX_PIECES). */
int pieces_find(const struct darkness *dark, float share, unsigned strip, struct piece *pieces);

/* Returns the number of bits set. */
unsigned piece_count_bits(uint32_t bits);

/* Sets area and bounds of PIECE. An empty one ends before it begins. */
void piece_measure(struct piece *piece);

#endif
