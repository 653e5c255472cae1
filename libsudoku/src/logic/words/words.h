/* The parts of sentences about steps: digits, cells, units and lists of them. */
#ifndef LOGIC_WORDS_WORDS_H
#define LOGIC_WORDS_WORDS_H

#include <stdbool.h>

#include <sudoku/logic.h>

#include "logic/topology.h"
#include "logic/words/templates.h"
#include "text/read/board/alphabet.h"
#include "text/write/out.h"

struct words {
    const struct sudoku_layout *layout;
    const struct sudoku_step *step;
    const struct text_alphabet *alphabet; /* NULL: digits are numbers */
    const sudoku_digitset *candidates;    /* of each cell; NULL: unknown */
    const uint8_t *cells;                 /* digits on the board; NULL: unknown */
    sudoku_translate_callback *translate; /* NULL: English */
    void *user;                           /* of TRANSLATE */
    bool is_folded;                       /* long chains are said by their ends */
    struct text_out out;
};

/* Cells in order of their mention. */
struct words_cells {
    uint16_t items[LOGIC_MAX_CELLS];
    size_t count;
};

/* Adds CELL, unless it is listed already or no cell. */
void words_add_cell(struct words_cells *cells, unsigned cell);

/* Says TEXT as it is: notation, not words. */
void words_say(struct words *words, const char *text);

/* Returns the translation of TEXT, or TEXT itself if it has none. */
const char *words_translate(const struct words *words, const char *text);

/* Says TEMPLATE, which has no slots. */
void words_say_template(struct words *words, enum words_template template);

void words_say_digit(struct words *words, unsigned digit);
void words_say_cell(struct words *words, unsigned cell);

/* Say the cells of a node, "r1c1/r1c2", or all of it, "r1c1/r1c2(5)". */
void words_say_node_cells(struct words *words, const struct sudoku_node *node);
void words_say_node(struct words *words, const struct sudoku_node *node);

/* Says "r1c2 is 5" or "7 is in r1c1/r1c2", or the contrary if it is not ON. */
void words_say_state(struct words *words, const struct sudoku_node *node, bool is_on);

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
