/* Independent components of the open cells.
 *
 * Two cells are adjacent if they are peers and share a candidate; a component is connected. Spans
 * are ranges of one list of cells, which is reordered within them. */
#ifndef COUNTING_COMPONENTS_H
#define COUNTING_COMPONENTS_H

#include "cdcl/trail.h"
#include "engine/memo.h"

struct components {
    uint16_t *cells;
    uint16_t *place;        /* of each cell in cells */
    struct memo_key *names; /* a random key per cell */
};

/* A range of the list: places begin..end-1. */
struct cell_span {
    uint32_t begin;
    uint32_t end;
};

enum sudoku_status components_create(struct components *components,
                                     const struct sudoku_layout *layout,
                                     const struct sudoku_allocator *allocator);
void components_destroy(struct components *components, const struct sudoku_allocator *allocator);

/* Returns the cells of PART with several candidates left, moved to its front. */
struct cell_span components_undecided(struct components *components, const struct trail *trail,
                                      struct cell_span part);

/* Returns the component of the first cell of PART, moved to its front. All cells of PART must be
 * open. */
struct cell_span components_first(struct components *components, const struct trail *trail,
                                  struct cell_span part);

/* Returns a key that is equal for parts that differ only by a renaming of digits, which have equal
 * counts. */
struct memo_key components_key(const struct components *components, const struct trail *trail,
                               struct cell_span part);

#endif
