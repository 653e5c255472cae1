/* A solver for each kind of grid that a reader is asked for: the classic one at once, others when
 * the first grid of their side is read, since all of them take longer to make than a picture to
 * read. */
#ifndef READER_BOARD_SOLVERS_H
#define READER_BOARD_SOLVERS_H

#include <stdbool.h>

#include <sudoku/solver.h>
#include <sudokuvision/reader.h>

#include "board_size.h"

struct solvers {
    struct sudoku_allocator allocator;
    uint32_t sides;          /* of the kinds asked for: a bit 1 << side for each */
    bool asked[BOARD_SIZES]; /* for that kind */
    struct sudoku_layout *layout[BOARD_SIZES];
    struct sudoku_solver *solver[BOARD_SIZES]; /* NULL: of a kind not asked for, or not yet met */
};

/* Prepares for OPTIONS with ALLOCATOR; SOLVERS is all zero before, and to be closed even after a
 * failure: SVISION_ERR_ARGUMENT for sides that are not read, SVISION_ERR_MEMORY. */
enum svision_status solvers_open(struct solvers *solvers, const struct sudoku_allocator *allocator,
                                 const struct svision_reader_options *options);

/* Makes those of SIDE that are asked for and not there. False: there is no memory. */
bool solvers_need(struct solvers *solvers, unsigned side);

/* Whether grids of SIZE, in the table of kinds, are asked for. */
bool solvers_read(const struct solvers *solvers, const struct board_size *size);

void solvers_close(struct solvers *solvers);

#endif
