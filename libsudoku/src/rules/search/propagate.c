#include "rules/search/propagate.h"

#include "rules/primitives/different.h"
#include "rules/search/due.h"
#include "rules/valueset.h"

bool propagation_create(struct rule_propagation *own, const struct program *program,
                        struct arena *arena)
{
    *own = (struct rule_propagation){.program = program, .failed_rule = PROPAGATE_NO_RULE};
    own->due = arena_alloc(arena, program->due_words * sizeof *own->due);
    own->single = arena_alloc(arena, program->cell_count * sizeof *own->single);
    return own->due && own->single;
}

void propagation_clear(struct rule_propagation *propagation)
{
    propagation->single_count = 0;
    due_clear(propagation->due, propagation->program);
}

bool propagation_start(struct rule_propagation *own, sudoku_valueset *sets)
{
    propagation_clear(own);
    own->sets = sets;
    due_add_all(own->due, own->program);
    for (unsigned cell = 0; cell < own->program->cell_count; cell++) {
        own->failed_cell = cell;
        own->failed_rule = PROPAGATE_NO_RULE;
        if (sets[cell] == 0)
            return false;
        if (valueset_is_single(sets[cell]))
            own->single[own->single_count++] = (uint16_t)cell;
    }
    return true;
}

/* Returns the kind of change to SET, which is not empty, from a set that had LOST as well. */
static inline enum sudoku_rule_wake kind_of_change(unsigned set, unsigned lost)
{
    if ((set & (set - 1)) == 0)
        return SUDOKU_RULE_WAKE_SINGLE;
    return lost > set || (lost & (0U - lost)) < (set & (0U - set)) ? SUDOKU_RULE_WAKE_BOUNDS
                                                                   : SUDOKU_RULE_WAKE_ANY;
}

/* propagation_set() within the loops here. */
static inline bool set_cell(struct rule_propagation *own, unsigned cell, sudoku_valueset set)
{
    unsigned lost = own->sets[cell] & ~(unsigned)set;
    if (set == 0) {
        own->failed_cell = cell;
        return false;
    }
    own->sets[cell] = set;
    enum sudoku_rule_wake kind = kind_of_change(set, lost);
    due_wake(own->due, own->program, kind, cell);
    if (kind == SUDOKU_RULE_WAKE_SINGLE)
        own->single[own->single_count++] = (uint16_t)cell;
    return true;
}

bool propagation_set(struct rule_propagation *own, unsigned cell, sudoku_valueset set)
{
    return set_cell(own, cell, set);
}

/* Removes the values of cells with one from the cells that they exclude them from. */
static bool eliminate(struct rule_propagation *own)
{
    const struct program *program = own->program;
    while (own->single_count) {
        unsigned cell = own->single[--own->single_count];
        sudoku_valueset value = own->sets[cell];
        struct slice peers = program->peers[cell];
        for (uint32_t i = peers.first; i < peers.end; i++) {
            const struct peer peer = program->peer[i];
            sudoku_valueset set = own->sets[peer.cell], lost = set & value & peer.values;
            if (lost && !set_cell(own, peer.cell, (sudoku_valueset)(set & ~lost))) {
                own->failed_rule = PROPAGATE_NO_RULE;
                return false;
            }
        }
    }
    return true;
}

/* Sets the cells of full unit N that alone have a value; false if it fails. */
static bool run_unit(struct rule_propagation *own, unsigned n)
{
    const struct narrower *narrower = &own->program->narrower[n];
    sudoku_valueset any;
    sudoku_valueset hidden =
        different_hidden(own->sets, narrower->cells, narrower->cell_count, &any);
    own->failed_rule = (int)n;
    if (any != own->program->all)
        return false;
    for (unsigned i = 0; hidden && i < narrower->cell_count; i++) {
        sudoku_valueset set = own->sets[narrower->cells[i]] & hidden;
        if (!set)
            continue;
        hidden &= (sudoku_valueset)~set;
        if (!valueset_is_single(set) || !set_cell(own, narrower->cells[i], set))
            return false;
    }
    return true;
}

/* Runs narrower N; false if it fails. */
static bool run(struct rule_propagation *own, unsigned n)
{
    const struct narrower *narrower = &own->program->narrower[n];
    sudoku_valueset sets[SUDOKU_RULES_MAX_CELLS];
    unsigned count = narrower->cell_count;
    own->failed_rule = (int)n;
    if (narrower->is_idle && narrower->is_idle(narrower->data, own->sets))
        return true;
    for (unsigned i = 0; i < count; i++)
        sets[i] = own->sets[narrower->cells[i]];
    if (!narrower->narrow(narrower->data, sets, ~UINT64_C(0)))
        return false;
    for (unsigned i = 0; i < count; i++) {
        unsigned cell = narrower->cells[i];
        sudoku_valueset kept = own->sets[cell] & sets[i];
        if (kept != own->sets[cell] && !set_cell(own, cell, kept))
            return false;
    }
    if (narrower->is_stable)
        due_remove(own->due, n);
    return true;
}

bool propagation_run(struct rule_propagation *own)
{
    for (;;) {
        if (!eliminate(own))
            break;
        int n = due_take(own->due, own->program);
        if (n < 0)
            return true;
        own->effort += own->program->narrower[n].cell_count;
        bool is_unit = own->program->narrower[n].is_unit;
        if (!(is_unit ? run_unit(own, (unsigned)n) : run(own, (unsigned)n)))
            break;
    }
    propagation_clear(own);
    return false;
}
