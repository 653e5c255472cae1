/* The parts of sentences about steps: digits, cells, units and lists of them. */
#ifndef LOGIC_WORDS_WORDS_H
#define LOGIC_WORDS_WORDS_H

#include "logic/topology.h"
#include "logic/words/fill.h"

/* Cells in order of their mention. */
struct words_cells {
    uint16_t items[LOGIC_MAX_CELLS];
    size_t count;
};

/* Adds CELL, unless it is listed already or no cell. */
void words_add_cell(struct words_cells *cells, unsigned cell);

void words_say_digit(struct words *words, unsigned digit);
void words_say_cell(struct words *words, unsigned cell);

/* Say the cells of a node, "r1c1/r1c2", or all of it, "r1c1/r1c2(5)". */
void words_say_node_cells(struct words *words, const struct sudoku_node *node);
void words_say_node(struct words *words, const struct sudoku_node *node);

/* Says the fins of DATA, a step: "r1c2(5), r3c4(6)". */
void words_say_fins(struct words *words, const void *data);

bool words_same_node(const struct sudoku_node *a, const struct sudoku_node *b);

/* Says the separator before item INDEX of COUNT in a list: "a, b and c". */
void words_say_between(struct words *words, size_t index, size_t count);

/* Says "3, 4 and 7". */
void words_say_digits(struct words *words, sudoku_digitset digits);

/* Says "r1c1, r1c2 and r5c1". */
void words_say_cells(struct words *words, const uint16_t *cells, size_t count);

/* Says "r1c1(37) and r1c2(39)"; without candidates if they are unknown. */
void words_say_cells_with_candidates(struct words *words, const uint16_t *cells, size_t count);

/* Returns the cells of almost locked set INDEX of STEP; the step has its size. */
const uint16_t *words_set(const struct sudoku_step *step, size_t index);

/* Says all sets of the step: "r1c1(12)/r1c2(13) and r5c1(23)". */
void words_say_sets(struct words *words);

/* Stores the units of the step's places, each once, SIZE at most; returns their number. */
size_t words_place_units(const struct words *words, uint16_t *units, size_t size);

sudoku_digitset words_place_digits(const struct sudoku_step *step);
sudoku_digitset words_eliminated_digits(const struct sudoku_step *step);

bool words_unit_has(const struct sudoku_layout *layout, unsigned unit, unsigned cell);

#endif
