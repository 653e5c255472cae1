/* A solver for each kind of grid that a reader is asked for. */
#ifndef READER_SOLVERS_H
#define READER_SOLVERS_H

#include <sudoku/solver.h>
#include <sudokuvision/reader.h>

#include "board_size.h"

struct solvers {
    uint32_t sides; /* of the kinds asked for: a bit 1 << side for each */
    struct sudoku_layout *layout[BOARD_SIZES];
    struct sudoku_solver *solver[BOARD_SIZES]; /* NULL: of a kind that is not asked for */
};

/* Makes the solvers for OPTIONS with ALLOCATOR; SOLVERS is all zero before, and to be closed even
 * after a failure: SVISION_ERR_ARGUMENT for sides that are not read, SVISION_ERR_MEMORY. */
enum svision_status solvers_open(struct solvers *solvers, const struct sudoku_allocator *allocator,
                                 const struct svision_reader_options *options);

void solvers_close(struct solvers *solvers);

#endif
