/* Naked and hidden subsets of every size, all at once.
 *
 * A naked subset (n cells with n digits) and a hidden one (n digits with n places) are complements
 * in a unit. Together they remove exactly the candidates that no perfect matching of cells and
 * digits contains (P. Hall, "On representatives of subsets", Journal of the London Mathematical
 * Society 10, 1935), which alldifferent.h finds without enumerating subsets. */
#include "propagation/subsets.h"

#include <string.h>

#include "common/mem.h"
#include "propagation/alldifferent.h"

/* The unsolved cells of a unit, by their positions. */
struct open_cells {
    unsigned count;
    uint8_t positions[SUDOKU_MAX_SIDE];
    sudoku_digitset sets[SUDOKU_MAX_SIDE];
    uint8_t matching[SUDOKU_MAX_SIDE];
};

enum sudoku_status subsets_create(struct subsets *subsets, const struct sudoku_layout *layout,
                                  const struct sudoku_allocator *allocator)
{
    subsets->matching = mem_alloc(allocator, layout->unit_start[layout->unit_count], 1);
    return subsets->matching ? SUDOKU_OK : SUDOKU_ERR_MEMORY;
}

void subsets_destroy(struct subsets *subsets, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, subsets->matching);
}

void subsets_begin(struct subsets *subsets, const struct sudoku_layout *layout)
{
    memset(subsets->matching, 0, layout->unit_start[layout->unit_count]);
}

static void gather_open_cells(struct open_cells *open, const struct propagation *propagation,
                              unsigned unit, const uint8_t *matching)
{
    const uint16_t *cells = layout_unit(propagation->layout, unit);
    unsigned length = layout_unit_length(propagation->layout, unit);
    open->count = 0;
    for (unsigned i = 0; i < length; i++) {
        sudoku_digitset set = propagation->candidates[cells[i]];
        if (sudoku_digitset_is_single(set))
            continue;
        open->positions[open->count] = (uint8_t)i;
        open->sets[open->count] = set;
        open->matching[open->count++] = matching[i];
    }
}

/* Makes the candidates show that the open cells cannot all differ: in a full unit a digit without a
 * place may show it already; otherwise an unmatched cell loses its digits. */
static void show_refutation(struct propagation *propagation, const struct open_cells *open,
                            unsigned unit)
{
    sudoku_digitset all = 0;
    propagation->refuted = true;
    for (unsigned i = 0; i < open->count; i++)
        all |= open->sets[i];
    if (layout_unit_is_full(propagation->layout, unit) && sudoku_digitset_count(all) < open->count)
        return;
    const uint8_t *unmatched = memchr(open->matching, 0, open->count);
    const uint16_t *cells = layout_unit(propagation->layout, unit);
    unsigned cell = cells[open->positions[unmatched - open->matching]];
    propagate_remove(propagation, cell, propagation->candidates[cell]);
}

void subsets_apply(void *self, struct propagation *propagation, unsigned unit)
{
    struct subsets *subsets = self;
    struct open_cells open;
    const uint16_t *cells = layout_unit(propagation->layout, unit);
    uint8_t *matching = subsets->matching + propagation->layout->unit_start[unit];
    gather_open_cells(&open, propagation, unit, matching);
    if (open.count == 0)
        return;
    if (!alldifferent_filter(open.count, open.sets, open.matching)) {
        show_refutation(propagation, &open, unit);
        return;
    }
    for (unsigned i = 0; i < open.count; i++) {
        matching[open.positions[i]] = open.matching[i];
        propagate_remove(propagation, cells[open.positions[i]], ~open.sets[i]);
    }
}
