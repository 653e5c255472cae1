/* A random equivalent of a puzzle: digits renamed; rows, columns, bands and stacks exchanged. */
#ifndef ENGINE9_SHUFFLE_H
#define ENGINE9_SHUFFLE_H

#include <stdint.h>

#include <sudoku/digitset.h>

struct shuffle {
    uint8_t cell[81];   /* the board's cell for each cell of the equivalent */
    uint8_t digit[10];  /* the board's digits in the equivalent; 0 stays */
    uint8_t origin[10]; /* the inverse */
};

void shuffle_init(struct shuffle *shuffle, uint64_t seed);

/* Transform the BOARD (81 givens or sets) into the equivalent's. */
void shuffle_givens(const struct shuffle *shuffle, const uint8_t *board, uint8_t *givens);
void shuffle_sets(const struct shuffle *shuffle, const sudoku_digitset *board,
                  sudoku_digitset *sets);

/* Computes the BOARD (81) whose equivalent is SOLUTION. */
void shuffle_undo(const struct shuffle *shuffle, const uint8_t *solution, uint8_t *board);

#endif
