/* The layout and the solver for the puzzle at hand, kept while puzzles are alike.
 *
 * Takes a puzzle's size and the options, gives layout and solver, fails where boxes, regions or
 * variants do not fit the puzzle. */
#ifndef SOLVE_BOARD_H
#define SOLVE_BOARD_H

#include "solve_job.h"
#include "solve_options.h"

struct solve_board {
    unsigned side; /* 0: nothing is open */
    unsigned box_rows;
    unsigned box_columns;
    struct sudoku_layout *owned; /* NULL for the classic layout */
    const struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    const char *problem; /* why the last open failed */
};

/* Opens the board for PUZZLE, or leaves it open where it fits already. */
bool solve_board_open(struct solve_board *board, const struct solve_options *options,
                      const struct job_puzzle *puzzle);

/* Says on ERR why the board could not be opened. */
void solve_board_explain(const struct solve_board *board, const struct job_puzzle *puzzle,
                         struct buffer *err);

/* Frees what is open. */
void solve_board_close(struct solve_board *board);

#endif
