/* The candidates that a board leaves, numbered, and which of them exclude each other.
 *
 * Those of a cell have numbers one after another, in the order of cells and digits. The *links* of
 * a candidate are the candidates of the same digit in peers of its cell. */
#ifndef CDCL_CANDIDATES_H
#define CDCL_CANDIDATES_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/memory.h>

#include "board/layout.h"

struct candidates {
    const struct sudoku_layout *layout;
    sudoku_digitset *sets; /* of each cell */
    uint32_t *first;       /* of each cell, and in the end their number */
    uint16_t *cells;       /* of each candidate */
    uint32_t *starts;      /* of the links of each of the first LINKED ones, and the end */
    uint32_t *links;
    uint32_t *found; /* room for the links of one */
    uint32_t room, linked;
};

/* False: no memory; candidates_destroy() frees what there is. */
bool candidates_create(struct candidates *candidates, const struct sudoku_layout *layout,
                       const struct sudoku_allocator *allocator);
void candidates_destroy(struct candidates *candidates, const struct sudoku_allocator *allocator);

/* Takes SETS, one for each cell; nothing is linked yet. */
void candidates_take(struct candidates *candidates, const sudoku_digitset *sets);

/* Links those of CELL, whose turn it is, if there is room; others are linked anew each time that
 * they are asked for. Gives how many peers were looked at. */
uint32_t candidates_link(struct candidates *candidates, unsigned cell);

/* DIGIT in CELL, which has it. */
uint32_t candidates_of(const struct candidates *candidates, unsigned cell, unsigned digit);

/* The digit of CANDIDATE. */
unsigned candidates_digit(const struct candidates *candidates, uint32_t candidate);

/* The links of CANDIDATE, up to the next call, and how many they are. */
const uint32_t *candidates_links(struct candidates *candidates, uint32_t candidate,
                                 uint32_t *count);

#endif
