/* Random puzzles on boards of every kind, and their solutions as the judge counts them. */
#ifndef TESTS_SOLVER_BRUTE_PROBLEM_H
#define TESTS_SOLVER_BRUTE_PROBLEM_H

#include <sudoku/sudoku.h>

#include "solver/brute.h"

/* So many solutions are counted at most, in so many nodes. */
enum { PROBLEM_LIMIT = 200, PROBLEM_NODES = 2000 };

/* A board as the judge and the library have it. */
struct kind {
    struct brute_board brute;
    struct sudoku_layout *layout; /* NULL: the two agree that there is none */
    bool is_classic;
    unsigned known_rows; /* of boxes, where there is nothing but them; 0: or else */
};

struct problem {
    struct kind kind;
    uint8_t givens[BRUTE_CELLS];
    uint64_t sets[BRUTE_CELLS];
    struct sudoku_puzzle puzzle;
    struct brute_answer truth;
};

/* Draws a board and a puzzle on it. False: the library refuses the board, or the judge cannot tell.
 * The caller destroys the layout, if any, either way. */
bool brute_problem_make(uint64_t *random, struct problem *problem);

#endif
