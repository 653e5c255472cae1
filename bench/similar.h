/* Puzzles that are similar to others: a few givens are exchanged. */
#ifndef BENCH_SIMILAR_H
#define BENCH_SIMILAR_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/logic.h>
#include <sudoku/solver.h>

enum { SIMILAR_CELLS = 81 };

struct similar {
    struct sudoku_solver *solver; /* of the classic layout */
    uint64_t random;
    bool is_open[SIMILAR_CELLS];      /* cells without givens */
    unsigned excluded[SIMILAR_CELLS]; /* digits that are not given there, as bits */
};

/* True if PUZZLE has one solution. */
bool similar_is_unique(const struct similar *similar, const uint8_t *puzzle);

/* Removes redundant givens of PUZZLE, which has one solution. */
void similar_minimize(struct similar *similar, uint8_t *puzzle);

/* Makes NEXT from HERE, which has one solution: one or two givens are removed, others added until
 * the solution is unique, and redundant ones removed. Returns false if it has several solutions. */
bool similar_make(struct similar *similar, const uint8_t *here, uint8_t *next);

/* Ends the program with a message unless STATUS is SUDOKU_OK. */
void similar_expect(enum sudoku_status status);

/* Gives LOGIC the position of PUZZLE, which has one solution. */
void similar_start(struct sudoku_logic *logic, const uint8_t *puzzle);

/* Reads a decimal number; false if TEXT is not one. */
bool similar_read_number(const char *text, unsigned long *number);

/* Reads a puzzle of 81 cells, "." or "0" for an empty one; false if TEXT is not one. */
bool similar_read_puzzle(const char *text, uint8_t *puzzle);

/* Finds the profile called NAME; false if there is none. */
bool similar_read_profile(const char *name, enum sudoku_profile *profile);

#endif
