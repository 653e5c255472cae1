/* The numbered candidates of a board, and which of them exclude each other.
 *
 * Candidates are numbered by cell, then by digit. The *links* of a candidate are the candidates for
 * the same digit in peers of its cell. */
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
    uint32_t *first;       /* of each cell, and finally the number of candidates */
    uint16_t *cells;       /* of each candidate */
    uint32_t *starts;      /* of the links of the first LINKED candidates, and the end */
    uint32_t *links;
    uint32_t *found; /* links of a candidate that are not stored */
    uint32_t room, linked;
};

/* Returns false if memory is short; candidates_destroy() must be called in either case. */
bool candidates_create(struct candidates *candidates, const struct sudoku_layout *layout,
                       const struct sudoku_allocator *allocator);
void candidates_destroy(struct candidates *candidates, const struct sudoku_allocator *allocator);

/* Sets the candidates to SETS, one for each cell, and stores no links. */
void candidates_load(struct candidates *candidates, const sudoku_digitset *sets);

/* Stores the links of CELL's candidates if there is room; cells must come in order. Links that are
 * not stored are computed for each query. Returns the number of peers visited. */
uint32_t candidates_link(struct candidates *candidates, unsigned cell);

/* Returns the candidate DIGIT of CELL, which must exist. */
uint32_t candidates_of(const struct candidates *candidates, unsigned cell, unsigned digit);

/* Returns the digit of CANDIDATE. */
unsigned candidates_digit(const struct candidates *candidates, uint32_t candidate);

/* Returns the links of CANDIDATE, valid until the next call, and their number. */
const uint32_t *candidates_links(struct candidates *candidates, uint32_t candidate,
                                 uint32_t *count);

#endif
