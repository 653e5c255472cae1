/* Rules do not explain themselves: a narrower is run again on what it knew, with the values that
 * cells had lost given back, one cell after another, as long as it draws the same conclusion. What
 * could not be given back is why. */
#include "rules/learn/explain.h"

#include <string.h>

/* The narrower at hand, what it concluded, and the sets that it knew. */
struct conclusion {
    const struct narrower *narrower;
    unsigned cell; /* that lost VALUE, or cell_count of a contradiction */
    sudoku_valueset value;
    uint32_t start;
    sudoku_valueset sets[SUDOKU_RULES_MAX_CELLS];
    sudoku_valueset root[SUDOKU_RULES_MAX_CELLS]; /* on level 0 */
};

bool learn_explainer_create(struct learn_explainer *own, const struct learn_trail *trail,
                            const struct learn_clauses *clauses, struct arena *arena)
{
    const size_t facts = (size_t)trail->program->cell_count * LEARN_FACTS_OF_CELL;
    *own = (struct learn_explainer){.program = trail->program, .trail = trail, .clauses = clauses};
    own->premises.place = arena_alloc(arena, facts * sizeof *own->premises.place);
    return own->premises.place;
}

/* Adds FACT, which is known, unless it holds on level 0. */
static void add(struct learn_explainer *own, unsigned fact)
{
    const uint32_t place = own->trail->place[fact];
    if (place >= learn_trail_root(own->trail))
        own->premises.place[own->premises.count++] = place;
}

/* Adds that CELL lacks VALUES. */
static void add_lacks(struct learn_explainer *own, unsigned cell, unsigned values)
{
    for (; values; values &= values - 1)
        add(own, fact_lacks(cell, valueset_min((sudoku_valueset)values)));
}

/* Returns the values that CELL had when the trail had COUNT events. */
static sudoku_valueset set_at(const struct learn_trail *trail, unsigned cell, uint32_t count)
{
    unsigned set = trail->sets[cell];
    for (unsigned left = trail->program->all & ~set; left; left &= left - 1)
        if (trail->place[fact_lacks(cell, valueset_min((sudoku_valueset)left))] >= count)
            set |= left & (0U - left);
    return (sudoku_valueset)set;
}

/* True if the narrower draws the conclusion from own->sets, too. */
static bool is_drawn(struct learn_explainer *explainer, const struct conclusion *own)
{
    const struct narrower *narrower = own->narrower;
    sudoku_valueset sets[SUDOKU_RULES_MAX_CELLS];
    memcpy(sets, own->sets, narrower->cell_count * sizeof *sets);
    explainer->effort += narrower->cell_count;
    if (!narrower->narrow(narrower->data, sets, ~UINT64_C(0)))
        return true;
    for (unsigned i = 0; i < narrower->cell_count; i++)
        if (sets[i] == 0 || (narrower->cells[i] == own->cell && !(sets[i] & own->value)))
            return true;
    return false;
}

/* Gives VALUES back to the cell at I of the narrower if the conclusion is drawn without their
 * loss; false if not. */
static bool give_back(struct learn_explainer *explainer, struct conclusion *own, unsigned i,
                      unsigned values)
{
    const sudoku_valueset before = own->sets[i];
    own->sets[i] |= (sudoku_valueset)values;
    if (is_drawn(explainer, own))
        return true;
    own->sets[i] = before;
    return false;
}

/* Gives back what is not needed of the cell at I. */
static void shrink_cell(struct learn_explainer *explainer, struct conclusion *own, unsigned i)
{
    const unsigned lost = own->root[i] & ~(unsigned)own->sets[i];
    if (!lost || give_back(explainer, own, i, lost) || valueset_is_single(own->sets[i]))
        return;
    for (unsigned left = lost; left & (lost - 1); left &= left - 1)
        give_back(explainer, own, i, left & (0U - left));
}

/* Adds why the cell at I of the narrower lost what it could not be given back. */
static void add_cell(struct learn_explainer *explainer, const struct conclusion *own, unsigned i)
{
    const struct learn_trail *trail = explainer->trail;
    const unsigned cell = own->narrower->cells[i];
    const unsigned lost = own->root[i] & ~(unsigned)own->sets[i];
    if (!(lost & (lost - 1)) || !valueset_is_single(own->sets[i])) {
        add_lacks(explainer, cell, lost);
        return;
    }
    const unsigned has = fact_has(cell, valueset_min(own->sets[i]));
    if (trail->place[has] < own->start)
        add(explainer, has);
    else
        add_lacks(explainer, cell, lost);
}

/* Returns the place of the last loss of the cell at I of the narrower. */
static uint32_t last_loss(const struct learn_explainer *explainer, const struct conclusion *own,
                          unsigned i)
{
    const unsigned cell = own->narrower->cells[i];
    uint32_t last = 0;
    for (unsigned left = own->root[i] & ~(unsigned)own->sets[i]; left; left &= left - 1) {
        const uint32_t place =
            explainer->trail->place[fact_lacks(cell, valueset_min((sudoku_valueset)left))];
        last = place > last ? place : last;
    }
    return last;
}

/* Orders the cells of the narrower by their last losses, the latest first. */
static void order_cells(const struct learn_explainer *explainer, const struct conclusion *own,
                        uint16_t *order)
{
    uint32_t last[SUDOKU_RULES_MAX_CELLS];
    for (unsigned i = 0; i < own->narrower->cell_count; i++) {
        const uint32_t loss = last_loss(explainer, own, i);
        unsigned at = i;
        for (; at > 0 && last[at - 1] < loss; at--) {
            last[at] = last[at - 1];
            order[at] = order[at - 1];
        }
        last[at] = loss;
        order[at] = (uint16_t)i;
    }
}

/* Adds why the narrower of REASON excluded VALUE from CELL; if that is cell_count, why it failed.
 */
static void explain_narrower(struct learn_explainer *own, const struct learn_reason *reason,
                             unsigned cell, unsigned value)
{
    struct conclusion conclusion;
    const struct narrower *narrower = &own->program->narrower[reason->source];
    const uint32_t root = learn_trail_root(own->trail);
    uint16_t order[SUDOKU_RULES_MAX_CELLS];
    conclusion.narrower = narrower;
    conclusion.cell = cell;
    conclusion.value = (sudoku_valueset)(1U << value);
    conclusion.start = reason->start;
    for (unsigned i = 0; i < narrower->cell_count; i++) {
        conclusion.sets[i] = set_at(own->trail, narrower->cells[i], reason->start);
        conclusion.root[i] = set_at(own->trail, narrower->cells[i], root);
    }
    order_cells(own, &conclusion, order);
    for (unsigned i = 0; i < narrower->cell_count; i++)
        shrink_cell(own, &conclusion, order[i]);
    for (unsigned i = 0; i < narrower->cell_count; i++)
        add_cell(own, &conclusion, i);
}

/* Adds that the cells of the unit of narrower N lack VALUE, except for CELL. */
static void add_unit(struct learn_explainer *own, unsigned n, unsigned cell, unsigned value)
{
    const struct narrower *unit = &own->program->narrower[n];
    for (unsigned i = 0; i < unit->cell_count; i++)
        if (unit->cells[i] != cell)
            add(own, fact_lacks(unit->cells[i], value));
}

/* Adds the opposites of the facts of the clause at AT, except for FACT. */
static void add_clause(struct learn_explainer *own, uint32_t at, unsigned fact)
{
    const struct learn_clause *clause = learn_clause_at(own->clauses, at);
    for (unsigned i = 0; i < clause->size; i++)
        if (clause->fact[i] != fact)
            add(own, clause->fact[i] ^ 1U);
}

const struct learn_premises *learn_explain(struct learn_explainer *explainer,
                                           const struct learn_event *event)
{
    const unsigned fact = event->fact, cell = fact_cell(fact), value = fact_value(fact);
    const struct learn_reason *reason = &event->reason;
    explainer->premises.count = 0;
    switch (reason->cause) {
    case LEARN_DECISION:
        break;
    case LEARN_LEFT:
        add_lacks(explainer, cell, explainer->program->all & ~(1U << value));
        break;
    case LEARN_TAKEN:
        add(explainer, reason->source);
        break;
    case LEARN_PEER:
        add(explainer, fact_has(reason->source, value));
        break;
    case LEARN_PLACE:
        add_unit(explainer, reason->source, cell, value);
        break;
    case LEARN_NARROWER:
        explain_narrower(explainer, reason, cell, value);
        break;
    case LEARN_CLAUSE:
        add_clause(explainer, reason->source, fact);
        break;
    }
    return &explainer->premises;
}

const struct learn_premises *learn_explain_conflict(struct learn_explainer *explainer)
{
    const struct learn_reason *reason = &explainer->trail->conflict;
    const unsigned nowhere = explainer->program->cell_count, fact = explainer->trail->conflict_fact;
    explainer->premises.count = 0;
    if (reason->cause == LEARN_LEFT)
        add_lacks(explainer, fact_cell(fact), explainer->program->all);
    else if (reason->cause == LEARN_PLACE)
        add_unit(explainer, reason->source, nowhere, fact_value(fact));
    else if (reason->cause == LEARN_NARROWER)
        explain_narrower(explainer, reason, nowhere, 0);
    else
        add_clause(explainer, reason->source, UINT32_MAX);
    return &explainer->premises;
}
