#include "board_size.h"

/* 9 x 9: McGuire, Tugemann & Civario, There is no 16-Clue Sudoku, 2014. Smaller sizes by exhaustive
 * search; for larger ones, the lowest number known. */
const struct board_size board_sizes[BOARD_SIZES] = {
    {9, 3, 3, 17},  {25, 5, 5, 151}, {16, 4, 4, 55}, {15, 3, 5, 48}, {15, 5, 3, 48},
    {12, 3, 4, 30}, {12, 4, 3, 30},  {10, 2, 5, 22}, {10, 5, 2, 22}, {8, 2, 4, 14},
    {8, 4, 2, 14},  {6, 2, 3, 8},    {6, 3, 2, 8},   {4, 2, 2, 4},
};

/* Eight digits distinguish all nine, and jigsaws with eight givens and one solution are known. */
const struct board_size board_size_jigsaw = {9, 0, 0, 8};

/* A lower bound for several grids: no fewer than for one. */
const struct board_size board_size_joined = {9, 3, 3, 17};

const struct board_size *board_size_of_side(unsigned side)
{
    const struct board_size *size = board_sizes;
    while (size->side != side)
        size++;
    return size;
}

unsigned board_size_corner(const struct board_size *size, unsigned i)
{
    unsigned column = i == 1 || i == 2 ? size->side : 0, row = i >= 2 ? size->side : 0;
    return row * (size->side + 1) + column;
}

unsigned board_turn_cell(unsigned side, unsigned cell, unsigned turn)
{
    for (; turn > 0; turn--) {
        unsigned row = cell / side, column = cell % side;
        cell = (side - 1 - column) * side + row;
    }
    return cell;
}

bool board_size_peers(const struct board_size *size, unsigned a, unsigned b)
{
    unsigned row_a = a / size->side, column_a = a % size->side;
    unsigned row_b = b / size->side, column_b = b % size->side;
    return row_a == row_b || column_a == column_b ||
           (size->box_rows != 0 && row_a / size->box_rows == row_b / size->box_rows &&
            column_a / size->box_columns == column_b / size->box_columns);
}
