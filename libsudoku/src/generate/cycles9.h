/* Cycles of two digits in a solved classic grid. Exchanging the digits along a cycle through rows,
 * columns and boxes gives another solution, so each cycle needs a given, and the last given of a
 * cycle cannot be removed, without any search.
 *
 * Source: players call the cycles unavoidable sets; G. McGuire et al., "There is no 16-clue
 * Sudoku", arXiv:1201.0749. */
#ifndef GENERATE_CYCLES9_H
#define GENERATE_CYCLES9_H

#include <stdbool.h>
#include <stdint.h>

/* A digit shares cycles with eight others; a pair of digits has four at most. */
enum { CYCLES9_OF_CELL = 8, CYCLES9_OF_PAIR = 4, CYCLES9_MAX = 36 * CYCLES9_OF_PAIR };

struct cycles9 {
    uint8_t of_cell[81][CYCLES9_OF_CELL];
    uint8_t givens[CYCLES9_MAX]; /* number of givens in each cycle */
};

/* Finds the cycles of SOLUTION (81), without givens. */
void cycles9_find(struct cycles9 *cycles, const uint8_t *solution);

/* Counts a given added in CELL, or removed from it. */
static inline void cycles9_add(struct cycles9 *cycles, unsigned cell)
{
    for (unsigned i = 0; i < CYCLES9_OF_CELL; i++)
        cycles->givens[cycles->of_cell[cell][i]]++;
}

static inline void cycles9_remove(struct cycles9 *cycles, unsigned cell)
{
    for (unsigned i = 0; i < CYCLES9_OF_CELL; i++)
        cycles->givens[cycles->of_cell[cell][i]]--;
}

/* True if the given in CELL is the last one of a cycle. */
static inline bool cycles9_needs(const struct cycles9 *cycles, unsigned cell)
{
    bool needs = false;
    for (unsigned i = 0; i < CYCLES9_OF_CELL; i++)
        needs |= cycles->givens[cycles->of_cell[cell][i]] == 1;
    return needs;
}

#endif
