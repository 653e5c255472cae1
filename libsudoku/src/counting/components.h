/* Open cells in parts that have nothing to do with each other.
 *
 * Two cells belong together where they see each other and share a candidate; then they do so
 * directly or through others. Parts are ranges of one list, which is reordered within them. */
#ifndef COUNTING_COMPONENTS_H
#define COUNTING_COMPONENTS_H

#include "cdcl/trail.h"
#include "counting/memo.h"

struct components {
    uint16_t *cells;
    uint16_t *place;        /* of each cell in cells */
    struct memo_key *names; /* of each cell a random one */
};

/* A part: places begin..end-1 of the list. */
struct cell_span {
    uint32_t begin;
    uint32_t end;
};

enum sudoku_status components_create(struct components *components,
                                     const struct sudoku_layout *layout,
                                     const struct sudoku_allocator *allocator);
void components_destroy(struct components *components, const struct sudoku_allocator *allocator);

/* Those cells of PART that have several candidates left: a part again, at its beginning. */
struct cell_span components_open(struct components *components, const struct trail *trail,
                                 struct cell_span part);

/* The component of the first cell of PART, all of which are open: at its beginning. */
struct cell_span components_first(struct components *components, const struct trail *trail,
                                  struct cell_span part);

/* The same for all that differ in the names of digits alone: those have as many solutions. */
struct memo_key components_key(const struct components *components, const struct trail *trail,
                               struct cell_span part);

#endif
