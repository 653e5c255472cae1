/* Cells that two digits share in a solved classic grid: where these change places all along a cycle
 * of rows, columns and boxes, another solution comes about. So each such cycle needs a given, and a
 * given that is the last of its cycle cannot go: no search has to tell.
 *
 * Source: players call the cycles unavoidable sets; G. McGuire et al., "There is no 16-clue
 * Sudoku", arXiv:1201.0749. */
#ifndef GENERATE_CYCLES9_H
#define GENERATE_CYCLES9_H

#include <stdbool.h>
#include <stdint.h>

/* A digit shares cycles with eight others; a pair of digits has at most four. */
enum { CYCLES9_OF_CELL = 8, CYCLES9_OF_PAIR = 4, CYCLES9_MAX = 36 * CYCLES9_OF_PAIR };

struct cycles9 {
    uint8_t of_cell[81][CYCLES9_OF_CELL];
    uint8_t givens[CYCLES9_MAX]; /* in each cycle */
};

/* Finds the cycles of SOLUTION (81), with no given yet. */
void cycles9_find(struct cycles9 *cycles, const uint8_t *solution);

/* CELL has a given from now on, or has none any more. */
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

/* Whether the given of CELL is the last one of a cycle. */
static inline bool cycles9_needs(const struct cycles9 *cycles, unsigned cell)
{
    bool needs = false;
    for (unsigned i = 0; i < CYCLES9_OF_CELL; i++)
        needs |= cycles->givens[cycles->of_cell[cell][i]] == 1;
    return needs;
}

#endif
