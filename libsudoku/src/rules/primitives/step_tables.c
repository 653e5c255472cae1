#include "rules/primitives/step_tables.h"

#include "rules/valueset.h"

typedef uint16_t stateset;

/* The states next to those of a set, by the low and the high byte of the set. */
struct state_map {
    stateset low[256], high[256];
};

struct step_tables {
    stateset start, end;
    struct state_map *forward, *backward; /* by value */
};

/* Adds that STATE leads to the state OTHER. */
static void add(struct state_map *map, unsigned state, unsigned other)
{
    stateset *part = state < 8 ? map->low : map->high;
    for (unsigned set = 0; set < 256; set++)
        if (set >> state % 8 & 1)
            part[set] |= (stateset)(1U << other);
}

static stateset take(const struct state_map *map, unsigned states)
{
    return map->low[states & 255] | map->high[states >> 8];
}

static void add_transition(struct step_tables *own, const struct sudoku_transition *transition,
                           unsigned value_count)
{
    for (unsigned value = 0; value < value_count; value++)
        if (transition->values >> value & 1) {
            add(&own->forward[value], transition->from, transition->to);
            add(&own->backward[value], transition->to, transition->from);
        }
}

const struct step_tables *step_tables_create(struct sudoku_rule_site *site,
                                             const struct sudoku_automaton *automaton,
                                             unsigned value_count)
{
    struct step_tables *own = sudoku_rule_site_alloc(site, sizeof *own);
    if (!own)
        return NULL;
    own->forward = sudoku_rule_site_alloc(site, value_count * sizeof *own->forward);
    own->backward = sudoku_rule_site_alloc(site, value_count * sizeof *own->backward);
    if (!own->forward || !own->backward)
        return NULL;
    for (unsigned state = 0; state < automaton->state_count; state++) {
        own->start |= (stateset)(automaton->is_start[state] << state);
        own->end |= (stateset)(automaton->is_final[state] << state);
    }
    for (unsigned t = 0; t < automaton->transition_count; t++)
        add_transition(own, &automaton->transitions[t], value_count);
    return own;
}

bool step_tables_narrow(const struct step_tables *own, sudoku_valueset *sets, unsigned count)
{
    stateset before[STEP_TABLES_MAX_CELLS], states = own->start;
    for (unsigned i = 0; i < count; i++) {
        before[i] = states;
        states = 0;
        for (unsigned left = sets[i]; left; left &= left - 1)
            states |= take(&own->forward[valueset_min((sudoku_valueset)left)], before[i]);
    }
    states &= own->end;
    for (unsigned i = count; i-- > 0;) {
        const stateset after = states;
        sudoku_valueset kept = 0;
        states = 0;
        for (unsigned left = sets[i]; left; left &= left - 1) {
            const unsigned value = valueset_min((sudoku_valueset)left);
            const stateset from = take(&own->backward[value], after) & before[i];
            kept |= (sudoku_valueset)((from != 0) << value);
            states |= from;
        }
        sets[i] = kept;
        if (!kept)
            return false;
    }
    return true;
}
