#include "rules/search/probe.h"

#include <string.h>

#include "rules/valueset.h"

unsigned probe_trial_count(const struct program *program, const sudoku_valueset *sets)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < program->cell_count; cell++)
        count += valueset_is_single(sets[cell]) ? 0 : valueset_count(sets[cell]);
    return count;
}

/* Propagates SETS with CELL restricted to SET; false if this leads to a contradiction. */
static bool restrict_cell(struct rule_propagation *propagation, sudoku_valueset *sets,
                          unsigned cell, sudoku_valueset set)
{
    propagation->sets = sets;
    if (propagation_set(propagation, cell, set) && propagation_run(propagation))
        return true;
    propagation_clear(propagation);
    return false;
}

/* Tries the values of CELL until a limit is reached; false if it has none left. */
static bool probe_cell(struct rule_propagation *propagation, sudoku_valueset *sets,
                       sudoku_valueset *copy, unsigned cell, struct limiter *limiter)
{
    for (unsigned left = sets[cell]; left; left &= left - 1) {
        sudoku_valueset value = (sudoku_valueset)(left & (0U - left));
        if (!(sets[cell] & value) || valueset_is_single(sets[cell]))
            continue;
        if (limiter_node(limiter))
            return true;
        memcpy(copy, sets, propagation->program->cell_count * sizeof *sets);
        if (!restrict_cell(propagation, copy, cell, value) &&
            !restrict_cell(propagation, sets, cell, (sudoku_valueset)(sets[cell] & ~value)))
            return false;
    }
    return true;
}

bool probe_values(struct rule_propagation *propagation, sudoku_valueset *sets,
                  sudoku_valueset *copy, struct limiter *limiter)
{
    unsigned before, after = probe_trial_count(propagation->program, sets);
    do {
        before = after;
        for (unsigned cell = 0; cell < propagation->program->cell_count; cell++) {
            if (!probe_cell(propagation, sets, copy, cell, limiter))
                return false;
            if (limiter->status != SUDOKU_OK)
                return true;
        }
        after = probe_trial_count(propagation->program, sets);
    } while (after < before);
    return true;
}
