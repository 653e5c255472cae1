/* Rules do not explain themselves: a narrower runs again on the sets that it knew, with lost values
 * given back, one cell after another, as long as it draws the same conclusion. The losses that are
 * left are the reason. */
#include "rules/learn/explain.h"

/* The narrower at hand, what it concluded, and the sets that it knew. These are by cell, since a
 * cell that a rule has twice has equal sets. */
struct conclusion {
    const struct narrower *narrower;
    unsigned cell; /* that lost VALUE, or cell_count of a contradiction */
    sudoku_valueset value;
    uint32_t start;
    unsigned count;                         /* of cells */
    uint16_t cells[SUDOKU_RULES_MAX_CELLS]; /* of the narrower, once each */
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
    for (unsigned i = 0; i < narrower->cell_count; i++)
        sets[i] = own->sets[narrower->cells[i]];
    explainer->effort += narrower->cell_count;
    if (!narrower->narrow(narrower->data, sets, ~UINT64_C(0)))
        return true;
    for (unsigned i = 0; i < narrower->cell_count; i++)
        if (sets[i] == 0 || (narrower->cells[i] == own->cell && !(sets[i] & own->value)))
            return true;
    return false;
}

/* Gives VALUES back to CELL if the conclusion is drawn without their loss; false if not. */
static bool give_back(struct learn_explainer *explainer, struct conclusion *own, unsigned cell,
                      unsigned values)
{
    const sudoku_valueset before = own->sets[cell];
    own->sets[cell] |= (sudoku_valueset)values;
    if (is_drawn(explainer, own))
        return true;
    own->sets[cell] = before;
    return false;
}

/* Gives back what is not needed of CELL. */
static void shrink_cell(struct learn_explainer *explainer, struct conclusion *own, unsigned cell)
{
    const unsigned lost = own->root[cell] & ~(unsigned)own->sets[cell];
    if (!lost || give_back(explainer, own, cell, lost) || valueset_is_single(own->sets[cell]))
        return;
    for (unsigned left = lost; left & (lost - 1); left &= left - 1)
        give_back(explainer, own, cell, left & (0U - left));
}

/* Adds why CELL lost what it could not be given back. */
static void add_cell(struct learn_explainer *explainer, const struct conclusion *own, unsigned cell)
{
    const struct learn_trail *trail = explainer->trail;
    const unsigned lost = own->root[cell] & ~(unsigned)own->sets[cell];
    if (!(lost & (lost - 1)) || !valueset_is_single(own->sets[cell])) {
        add_lacks(explainer, cell, lost);
        return;
    }
    const unsigned has = fact_has(cell, valueset_min(own->sets[cell]));
    if (trail->place[has] < own->start)
        add(explainer, has);
    else
        add_lacks(explainer, cell, lost);
}

/* Returns the place of the last loss of CELL. */
static uint32_t last_loss(const struct learn_explainer *explainer, const struct conclusion *own,
                          unsigned cell)
{
    uint32_t last = 0;
    for (unsigned left = own->root[cell] & ~(unsigned)own->sets[cell]; left; left &= left - 1) {
        const uint32_t place =
            explainer->trail->place[fact_lacks(cell, valueset_min((sudoku_valueset)left))];
        last = place > last ? place : last;
    }
    return last;
}

/* Lists the cells of the narrower by their last losses, the latest first. */
static void list_cells(const struct learn_explainer *explainer, struct conclusion *own)
{
    bool is_listed[SUDOKU_RULES_MAX_CELLS] = {false};
    uint32_t last[SUDOKU_RULES_MAX_CELLS];
    own->count = 0;
    for (unsigned i = 0; i < own->narrower->cell_count; i++) {
        const uint16_t cell = own->narrower->cells[i];
        if (is_listed[cell])
            continue;
        const uint32_t loss = last_loss(explainer, own, cell);
        unsigned at = own->count++;
        for (; at > 0 && last[at - 1] < loss; at--) {
            last[at] = last[at - 1];
            own->cells[at] = own->cells[at - 1];
        }
        last[at] = loss;
        own->cells[at] = cell;
        is_listed[cell] = true;
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
    conclusion.narrower = narrower;
    conclusion.cell = cell;
    conclusion.value = (sudoku_valueset)(1U << value);
    conclusion.start = reason->start;
    for (unsigned i = 0; i < narrower->cell_count; i++) {
        const unsigned known = narrower->cells[i];
        conclusion.sets[known] = set_at(own->trail, known, reason->start);
        conclusion.root[known] = set_at(own->trail, known, root);
    }
    list_cells(own, &conclusion);
    for (unsigned i = 0; i < conclusion.count; i++)
        shrink_cell(own, &conclusion, conclusion.cells[i]);
    for (unsigned i = 0; i < conclusion.count; i++)
        add_cell(own, &conclusion, conclusion.cells[i]);
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

/* Adds why a cell has no value after EVENT, the loss of the last one. The loss itself is no
 * premise: on an earlier level where the cell has that value alone, the clause would say nothing
 * new. */
static void explain_empty(struct learn_explainer *own, const struct learn_event *event)
{
    const unsigned others = own->program->all & ~(1U << fact_value(event->fact));
    learn_explain(own, event);
    add_lacks(own, fact_cell(event->fact), others);
}

const struct learn_premises *learn_explain_conflict(struct learn_explainer *explainer)
{
    const struct learn_trail *trail = explainer->trail;
    const struct learn_reason *reason = &trail->conflict;
    const unsigned nowhere = explainer->program->cell_count, fact = trail->conflict_fact;
    explainer->premises.count = 0;
    if (reason->cause == LEARN_LEFT)
        explain_empty(explainer, &trail->event[trail->place[fact]]);
    else if (reason->cause == LEARN_PLACE)
        add_unit(explainer, reason->source, nowhere, fact_value(fact));
    else if (reason->cause == LEARN_NARROWER)
        explain_narrower(explainer, reason, nowhere, 0);
    else
        add_clause(explainer, reason->source, UINT32_MAX);
    return &explainer->premises;
}
