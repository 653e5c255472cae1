/* The kinds of boards that are read: what follows from how many cells a row has. Classic boards
 * come first: they are by far the likeliest, and nothing else is thought of where one fits. */
#ifndef BOARD_SIZE_H
#define BOARD_SIZE_H

#include <stdbool.h>

struct classifier;

enum {
    BOARD_SIZES = 14,
    BOARD_SIZE_CLASSIC = 9,
    BOARD_MAX_SIDE = 25,
    BOARD_MAX_CELLS = BOARD_MAX_SIDE * BOARD_MAX_SIDE,
    BOARD_MAX_CROSSINGS = (BOARD_MAX_SIDE + 1) * (BOARD_MAX_SIDE + 1), /* of lines */
    BOARD_MAX_ANSWERS = BOARD_MAX_SIDE + 1, /* of a cell: blank, and the digits */
};

struct board_size {
    unsigned side, box_rows, box_columns; /* no boxes: 0 rows and columns */
    /* The fewest digits that a puzzle with one solution has, as far as anybody knows. */
    unsigned min_digits;
    const struct classifier *model; /* of its digits */
};

/* The kinds: the classic one, then the others from the largest side to the smallest. */
extern const struct board_size board_sizes[BOARD_SIZES];

/* The kind of a grid of nine with regions in place of boxes, which is not in the table. */
extern const struct board_size board_size_jigsaw;

/* The kind of several classic grids that share boxes, which is not in the table: SIDE is theirs. */
extern const struct board_size board_size_joined;

/* The first kind of SIDE, which is one of theirs. */
const struct board_size *board_size_of_side(unsigned side);

static inline unsigned board_size_cells(const struct board_size *size)
{
    return size->side * size->side;
}

/* Crossings of lines, which are told row by row. */
static inline unsigned board_size_crossings(const struct board_size *size)
{
    return (size->side + 1) * (size->side + 1);
}

/* The crossing at corner I, clockwise from the top left one. */
unsigned board_size_corner(const struct board_size *size, unsigned i);

/* The place of CELL after TURN quarter turns of a board of SIDE, which take the reading to how its
 * grid lies in the picture. */
unsigned board_turn_cell(unsigned side, unsigned cell, unsigned turn);

/* Whether cells A and B have a row, column or box in common. */
bool board_size_peers(const struct board_size *size, unsigned a, unsigned b);

#endif
