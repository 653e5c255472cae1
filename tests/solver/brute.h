/* A judge that shares nothing with the library: a board's units as lists of cells, written down by
 * the rules of the puzzle, and a search that tries every digit at a cell with the fewest. */
#ifndef TESTS_SOLVER_BRUTE_H
#define TESTS_SOLVER_BRUTE_H

#include <stdbool.h>
#include <stdint.h>

enum { BRUTE_CELLS = 640, BRUTE_UNITS = 512 };

struct brute_board {
    unsigned side, cells, units;
    uint8_t lengths[BRUTE_UNITS];
    uint16_t members[BRUTE_UNITS][64];
};

/* A unit of LENGTH cells, to be filled. */
uint16_t *brute_unit(struct brute_board *board, unsigned length);

/* Rows and columns of SIDE, and boxes of ROWS rows where that is not 0. */
void brute_square(struct brute_board *board, unsigned side, unsigned rows);

/* What the search found. */
struct brute_answer {
    bool is_known;              /* no limit of nodes was met */
    bool conflicts;             /* a given stands twice in a unit */
    uint64_t count;             /* up to the limit */
    uint64_t sum;               /* of brute_hash() of all solutions */
    uint64_t seen[BRUTE_CELLS]; /* bit d: some solution has digit d + 1 there */
};

uint64_t brute_hash(const uint8_t *cells, unsigned count);

/* Goes through the solutions of GIVENS, LIMIT at most; SETS (NULL: all) narrow empty cells, bit d
 * for digit d + 1. Gives up after so many NODES. */
void brute_ask(const struct brute_board *board, const uint8_t *givens, const uint64_t *sets,
               uint64_t limit, uint64_t nodes, struct brute_answer *answer);

/* Whether SOLUTION is one. */
bool brute_is_solution(const struct brute_board *board, const uint8_t *givens, const uint64_t *sets,
                       const uint8_t *solution);

#endif
