/* A solver for each kind of grid that the reader reads. The classic one is created at once, others
 * when the first grid of their side is read, since creating them all takes longer than reading a
 * picture. */
#ifndef READER_BOARD_SOLVERS_H
#define READER_BOARD_SOLVERS_H

#include <stdbool.h>

#include <sudoku/solver.h>
#include <sudokuvision/reader.h>

#include "board_size.h"

struct solvers {
    struct sudoku_allocator allocator;
    uint32_t sides;          /* bit 1 << side for each side that is read */
    bool asked[BOARD_SIZES]; /* that kind is read */
    struct sudoku_layout *layout[BOARD_SIZES];
    struct sudoku_solver
        *solver[BOARD_SIZES]; /* NULL: that kind is not read, or none was met yet */
};

/* Prepares SOLVERS, which is zero, for OPTIONS with ALLOCATOR; close it even after a failure:
 * SVISION_ERR_ARGUMENT (sides that cannot be read) or SVISION_ERR_MEMORY. */
enum svision_status solvers_open(struct solvers *solvers, const struct sudoku_allocator *allocator,
                                 const struct svision_reader_options *options);

/* Creates missing solvers for grids of SIDE that are read. False: out of memory. */
bool solvers_need(struct solvers *solvers, unsigned side);

/* Whether grids of SIZE, an entry of board_sizes, are read. */
bool solvers_read(const struct solvers *solvers, const struct board_size *size);

void solvers_close(struct solvers *solvers);

#endif
