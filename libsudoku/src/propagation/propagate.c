/* The scheduler of rules. */
#include "propagation/propagate.h"

#include <string.h>

#include "common/mem.h"

enum sudoku_status propagate_create(struct propagation *propagation,
                                    const struct sudoku_layout *layout, const struct rule *rules,
                                    unsigned count, const struct sudoku_allocator *allocator)
{
    *propagation = (struct propagation){.layout = layout, .rule_count = count};
    propagation->candidates =
        mem_alloc(allocator, layout->cell_count, sizeof *propagation->candidates);
    bool ready = propagation->candidates != NULL;
    for (unsigned r = 0; ready && r < count; r++) {
        propagation->rules[r] = rules[r];
        ready = worklist_create(&propagation->due[r],
                                rules[r].trigger == RULE_AT_SINGLE ? layout->cell_count
                                                                   : layout->unit_count,
                                allocator);
    }
    return ready ? SUDOKU_OK : SUDOKU_ERR_MEMORY;
}

void propagate_destroy(struct propagation *propagation, const struct sudoku_allocator *allocator)
{
    for (unsigned r = 0; r < propagation->rule_count; r++)
        worklist_destroy(&propagation->due[r], allocator);
    mem_free(allocator, propagation->candidates);
}

void propagate_begin(struct propagation *propagation, const sudoku_digitset *start)
{
    const struct sudoku_layout *layout = propagation->layout;
    memcpy(propagation->candidates, start, layout->cell_count * sizeof *start);
    propagation->refuted = false;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        propagation->refuted |= start[cell] == 0;
    for (unsigned r = 0; r < propagation->rule_count; r++) {
        struct worklist *due = &propagation->due[r];
        worklist_clear(due);
        for (unsigned item = 0; item < due->bound; item++)
            if (propagation->rules[r].trigger == RULE_AT_CHANGE ||
                sudoku_digitset_is_single(start[item]))
                worklist_add(due, item);
    }
}

bool propagate_step(struct propagation *propagation)
{
    if (propagation->refuted)
        return false;
    for (unsigned r = 0; r < propagation->rule_count; r++) {
        struct worklist *due = &propagation->due[r];
        const struct rule *rule = &propagation->rules[r];
        if (due->count == 0)
            continue;
        /* The item stays listed, so the rule's own removals do not make it due again. */
        rule->apply(rule->self, propagation, worklist_first(due));
        worklist_drop_first(due);
        return true;
    }
    return false;
}

static void make_units_due(struct propagation *propagation, struct worklist *due, unsigned cell)
{
    const struct sudoku_layout *layout = propagation->layout;
    for (uint32_t u = layout->cell_units_start[cell]; u < layout->cell_units_start[cell + 1]; u++)
        worklist_add(due, layout->cell_units[u]);
}

void propagate_remove(struct propagation *propagation, unsigned cell, sudoku_digitset digits)
{
    sudoku_digitset left = sudoku_digitset_difference(propagation->candidates[cell], digits);
    if (left == propagation->candidates[cell])
        return;
    propagation->candidates[cell] = left;
    propagation->refuted |= left == 0;
    for (unsigned r = 0; r < propagation->rule_count; r++) {
        if (propagation->rules[r].trigger == RULE_AT_CHANGE)
            make_units_due(propagation, &propagation->due[r], cell);
        else if (sudoku_digitset_is_single(left))
            worklist_add(&propagation->due[r], cell);
    }
}
