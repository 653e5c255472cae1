/* The puzzle that grids make together which share boxes. Its cells are numbered row by row as they
 * lie in the picture; a solver is made for each shape when it is first met. */
#ifndef READER_JOINED_H
#define READER_JOINED_H

#include <sudoku/solver.h>

#include "detect/joined.h"
#include "reader/kbest.h"
#include "reader/reading.h"

struct joined {
    const struct joined_shape *shape; /* NULL: none was met */
    struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    uint16_t number[JOINED_SIDE][JOINED_SIDE]; /* of the cell at each place */
    unsigned turn;                             /* of all grids, from the picture to the reading */
    unsigned looks[BOARD_MAX_CELLS];           /* grids in which a cell was looked at */
    struct posterior posterior;
    struct assignment assignment;
};

/* Makes JOINED, which is all zero or was opened before, that of SHAPE without any grid. False:
 * memory is short. */
bool joined_open(struct joined *joined, const struct sudoku_allocator *allocator,
                 const struct joined_shape *shape);

void joined_close(struct joined *joined);

/* Adds what grid INDEX, which is read in the direction TURN, looks like. Cells of several grids are
 * what all of them say. False: another grid is read in another direction. */
bool joined_add(struct joined *joined, unsigned index, unsigned turn,
                const struct posterior *posterior);

/* Finds the board of all grids. */
void joined_solve(struct joined *joined, struct kbest *space);

/* What of that board lies in grid INDEX. */
void joined_part(const struct joined *joined, unsigned index, struct assignment *part);

/* Where grid INDEX begins, row and column, with the digits upright. */
void joined_place(const struct joined *joined, unsigned index, uint16_t place[2]);

/* All READINGS, COUNT of them, are as sure as all together are. */
void joined_judge(struct svision_reading *readings, size_t count);

#endif
