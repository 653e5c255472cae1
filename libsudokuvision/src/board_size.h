/* The supported kinds of boards.
 *
 * The classic one comes first because it is by far the most likely: others are tried only if it
 * does not fit. */
#ifndef BOARD_SIZE_H
#define BOARD_SIZE_H

#include <stdbool.h>

enum {
    BOARD_SIZES = 14,
    BOARD_SIZE_CLASSIC = 9,
    BOARD_MAX_SIDE = 25,
    BOARD_MAX_CELLS = BOARD_MAX_SIDE * BOARD_MAX_SIDE,
    BOARD_MAX_CROSSINGS = (BOARD_MAX_SIDE + 1) * (BOARD_MAX_SIDE + 1), /* crossings of lines */
    BOARD_MAX_ANSWERS = BOARD_MAX_SIDE + 1, /* classes of a cell: blank and the digits */
};

struct board_size {
    unsigned side, box_rows, box_columns; /* 0 rows and columns: no boxes */
    /* Fewest givens known of a puzzle with one solution. */
    unsigned min_digits;
};

/* The kinds: classic first, then in order of decreasing side. */
extern const struct board_size board_sizes[BOARD_SIZES];

/* A 9 x 9 grid with regions instead of boxes; not in the table. */
extern const struct board_size board_size_jigsaw;

/* Classic grids that share boxes; not in the table. SIDE is that of one grid. */
extern const struct board_size board_size_joined;

/* Returns the first kind of SIDE, which must be supported. */
const struct board_size *board_size_of_side(unsigned side);

static inline unsigned board_size_cells(const struct board_size *size)
{
    return size->side * size->side;
}

/* Crossings of lines, numbered row by row. */
static inline unsigned board_size_crossings(const struct board_size *size)
{
    return (size->side + 1) * (size->side + 1);
}

/* Returns the crossing at corner I, clockwise from the top left one. */
unsigned board_size_corner(const struct board_size *size, unsigned i);

/* Returns the cell of the picture that shows CELL of the upright board of SIDE, which is turned by
 * TURN quarter turns. */
unsigned board_turn_cell(unsigned side, unsigned cell, unsigned turn);

/* True if cells A and B share a row, column or box. */
bool board_size_peers(const struct board_size *size, unsigned a, unsigned b);

#endif
