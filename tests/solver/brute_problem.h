/* Random puzzles on boards of every kind, with their solutions as counted by the reference. */
#ifndef TESTS_SOLVER_BRUTE_PROBLEM_H
#define TESTS_SOLVER_BRUTE_PROBLEM_H

#include <sudoku/sudoku.h>

#include "solver/brute.h"

/* Maximum number of solutions counted, and of nodes. */
enum { PROBLEM_LIMIT = 200, PROBLEM_NODES = 2000 };

/* A board in the reference's and the library's form. */
struct kind {
    struct brute_board brute;
    struct sudoku_layout *layout; /* NULL: both reject the board */
    bool is_classic;
    unsigned known_rows; /* rows of a box, if the board has nothing but boxes; otherwise 0 */
};

struct problem {
    struct kind kind;
    uint8_t givens[BRUTE_CELLS];
    uint64_t sets[BRUTE_CELLS];
    struct sudoku_puzzle puzzle;
    struct brute_answer truth;
};

/* Draws a board and a puzzle. Returns false if the library rejects the board or the reference gives
 * up. The caller destroys the layout, if any, in either case. */
bool brute_problem_make(uint64_t *random, struct problem *problem);

#endif
