/* A reference solver that shares nothing with the library: units as lists of cells, written from
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

/* Returns a new unit of LENGTH cells, to be filled. */
uint16_t *brute_unit(struct brute_board *board, unsigned length);

/* Adds rows and columns of SIDE, and boxes of ROWS rows unless that is 0. */
void brute_square(struct brute_board *board, unsigned side, unsigned rows);

/* The result of the search. */
struct brute_answer {
    bool is_known;              /* the node limit was not reached */
    bool conflicts;             /* a unit holds a given twice */
    uint64_t count;             /* up to the limit */
    uint64_t sum;               /* of brute_hash() of all solutions */
    uint64_t seen[BRUTE_CELLS]; /* bit d: some solution has digit d + 1 in that cell */
};

uint64_t brute_hash(const uint8_t *cells, unsigned count);

/* Enumerates the solutions of GIVENS, LIMIT at most; SETS (NULL: all) restrict empty cells, bit d
 * for digit d + 1. Gives up after NODES. */
void brute_ask(const struct brute_board *board, const uint8_t *givens, const uint64_t *sets,
               uint64_t limit, uint64_t nodes, struct brute_answer *answer);

/* True if SOLUTION solves the puzzle. */
bool brute_is_solution(const struct brute_board *board, const uint8_t *givens, const uint64_t *sets,
                       const uint8_t *solution);

#endif
