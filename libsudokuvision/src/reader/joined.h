/* Grids that share boxes as one puzzle. Its cells are numbered row by row as they lie in the
 * picture; the solver of an arrangement is created when it first occurs. */
#ifndef READER_JOINED_H
#define READER_JOINED_H

#include <sudoku/solver.h>

#include "detect/joined.h"
#include "reader/kbest.h"
#include "reader/reading.h"

struct joined {
    const struct joined_shape *shape; /* NULL: none yet */
    struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    uint16_t number[JOINED_SIDE][JOINED_SIDE]; /* of the cell at each place */
    unsigned turn; /* quarter turns from the picture to the reading, the same for all grids */
    unsigned views[BOARD_MAX_CELLS]; /* number of grids in which each cell was seen */
    struct posterior posterior;
    struct assignment assignment;
};

/* Prepares JOINED, which is zero or was opened before, for SHAPE, without grids. False: out of
 * memory. */
bool joined_open(struct joined *joined, const struct sudoku_allocator *allocator,
                 const struct joined_shape *shape);

void joined_close(struct joined *joined);

/* Adds the cells of grid INDEX, whose reading is TURN quarter turns from the picture. The costs of
 * a cell of several grids are averaged. False: other grids have another orientation. */
bool joined_add(struct joined *joined, unsigned index, unsigned turn,
                const struct posterior *posterior);

/* Finds the board of all grids together. */
void joined_solve(struct joined *joined, struct kbest *space);

/* Stores the cells of grid INDEX of that board in PART. */
void joined_part(const struct joined *joined, unsigned index, struct assignment *part);

/* Stores the row and column at which grid INDEX begins, with the digits upright. */
void joined_place(const struct joined *joined, unsigned index, uint16_t place[2]);

/* Returns the certainty of COUNT READINGS together, which applies to each of them. */
struct reading_outcome joined_outcome(const struct svision_reading *readings, size_t count);

#endif
