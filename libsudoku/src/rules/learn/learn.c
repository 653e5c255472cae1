#include "rules/learn/learn.h"

#include "rules/primitives/different.h"
#include "rules/search/due.h"

/* Contradictions before the first restart; Knuth's "reluctant doubling" multiplies them. */
enum { RESTART_UNIT = 64 };

bool learn_create(struct rule_learning *own, const struct program *program, struct arena *arena)
{
    const unsigned facts = program->cell_count * LEARN_FACTS_OF_CELL;
    *own = (struct rule_learning){.program = program};
    own->due = arena_alloc(arena, program->due_words * sizeof *own->due);
    return own->due && learn_trail_create(&own->trail, program, arena) &&
           learn_clauses_create(&own->clauses, facts, arena) &&
           learn_activity_create(&own->activity, program, arena) &&
           learn_explainer_create(&own->explainer, &own->trail, &own->clauses, arena) &&
           learn_analysis_create(&own->analysis, &own->trail, &own->explainer, &own->activity,
                                 arena);
}

/* Returns term I, from 1, of 1 1 2 1 1 2 4 ... (Luby, Sinclair and Zuckerman, 1993). */
static unsigned luby(unsigned i)
{
    for (;;) {
        unsigned power = 1;
        while (2 * power <= i + 1)
            power *= 2;
        if (i + 1 == power)
            return power / 2;
        i -= power - 1;
    }
}

void learn_start(struct rule_learning *learning, const sudoku_valueset *sets)
{
    learn_trail_start(&learning->trail, sets);
    learn_clauses_clear(&learning->clauses);
    learn_activity_clear(&learning->activity);
    due_add_all(learning->due, learning->program);
    learning->followed = 0;
    learning->restarts = 0;
    learning->until_restart = RESTART_UNIT;
    learning->effort = learning->explainer.effort = 0;
}

/* ------------------------------------------------------------------------------------ propagation
 */

/* Excludes the value of FACT from the cells that differ; false if one has no other. */
static bool follow_peers(struct rule_learning *own, unsigned fact)
{
    const unsigned cell = fact_cell(fact), value = fact_value(fact);
    const struct slice peers = own->program->peers[cell];
    const struct learn_reason reason = {LEARN_PEER, cell, 0};
    for (uint32_t i = peers.first; i < peers.end; i++) {
        const struct peer peer = own->program->peer[i];
        if ((peer.values >> value & 1) &&
            !learn_trail_add(&own->trail, fact_lacks(peer.cell, value), reason))
            return false;
    }
    return true;
}

/* Draws the consequences of FACT, other than those of narrowers, which are made due. */
static bool follow(struct rule_learning *own, unsigned fact)
{
    const unsigned cell = fact_cell(fact), value = fact_value(fact);
    const sudoku_valueset set = own->trail.sets[cell];
    if (fact_is_has(fact)) {
        due_wake(own->due, own->program, SUDOKU_RULE_WAKE_SINGLE, cell);
        if (!follow_peers(own, fact))
            return false;
    } else {
        due_wake(own->due, own->program, SUDOKU_RULE_WAKE_ANY, cell);
        if (value < valueset_min(set) || value > valueset_max(set))
            due_wake(own->due, own->program, SUDOKU_RULE_WAKE_BOUNDS, cell);
    }
    return learn_clauses_follow(&own->clauses, &own->trail, fact);
}

/* Finds the values that have one place in unit N; false if one has none. */
static bool run_unit(struct rule_learning *own, unsigned n)
{
    const struct narrower *unit = &own->program->narrower[n];
    const struct learn_reason reason = {LEARN_PLACE, n, 0};
    const sudoku_valueset *sets = own->trail.sets;
    sudoku_valueset any, hidden = different_hidden(sets, unit->cells, unit->cell_count, &any);
    if (any != own->program->all) {
        const unsigned missing = own->program->all & ~(unsigned)any;
        return learn_trail_fail(&own->trail,
                                fact_lacks(unit->cells[0], valueset_min((sudoku_valueset)missing)),
                                reason);
    }
    for (unsigned i = 0; hidden && i < unit->cell_count; i++) {
        const sudoku_valueset set = sets[unit->cells[i]] & hidden;
        hidden &= (sudoku_valueset)~set;
        if (set &&
            !learn_trail_add(&own->trail, fact_has(unit->cells[i], valueset_min(set)), reason))
            return false;
    }
    return true;
}

/* Runs narrower N; false if it fails. */
static bool run(struct rule_learning *own, unsigned n)
{
    const struct narrower *narrower = &own->program->narrower[n];
    struct learn_trail *trail = &own->trail;
    const struct learn_reason reason = {LEARN_NARROWER, n, trail->count};
    sudoku_valueset sets[SUDOKU_RULES_MAX_CELLS];
    if (narrower->is_idle && narrower->is_idle(narrower->data, trail->sets))
        return true;
    for (unsigned i = 0; i < narrower->cell_count; i++)
        sets[i] = trail->sets[narrower->cells[i]];
    if (!narrower->narrow(narrower->data, sets, ~UINT64_C(0)))
        return learn_trail_fail(trail, 0, reason);
    for (unsigned i = 0; i < narrower->cell_count; i++) {
        const unsigned cell = narrower->cells[i];
        for (unsigned left = trail->sets[cell] & ~(unsigned)sets[i]; left; left &= left - 1)
            if (!learn_trail_add(trail, fact_lacks(cell, valueset_min((sudoku_valueset)left)),
                                 reason))
                return false;
    }
    return true;
}

/* Draws all consequences; false if there is a contradiction, after which nothing is due. */
static bool propagate(struct rule_learning *own)
{
    bool is_possible = true;
    while (is_possible) {
        if (own->followed < own->trail.count) {
            is_possible = follow(own, own->trail.event[own->followed++].fact);
            continue;
        }
        const int n = due_take(own->due, own->program);
        if (n < 0)
            return true;
        own->effort += own->program->narrower[n].cell_count;
        is_possible =
            own->program->narrower[n].is_unit ? run_unit(own, (unsigned)n) : run(own, (unsigned)n);
    }
    due_clear(own->due, own->program);
    return false;
}

/* ---------------------------------------------------------------------------------------- clauses
 */

static void return_to(struct rule_learning *own, unsigned level)
{
    learn_trail_return(&own->trail, level);
    own->followed = own->trail.count;
}

/* Stores the clause of the analysis; returns its place. If there is no room, all decisions are
 * taken back to make some; 0 if there is still none. */
static uint32_t store(struct rule_learning *own, bool is_kept)
{
    const struct learn_analysis *analysis = &own->analysis;
    uint32_t at = learn_clauses_add(&own->clauses, analysis->fact, analysis->count, is_kept);
    if (at == 0) {
        return_to(own, 0);
        learn_clauses_reduce(&own->clauses);
        at = learn_clauses_add(&own->clauses, analysis->fact, analysis->count, is_kept);
    }
    return at;
}

/* Learns the clause of PREMISES, which exclude each other; it is never dropped if it IS_KEPT.
 * Returns LEARN_PAUSED, LEARN_OVER or LEARN_FULL. */
static enum learn_result learn(struct rule_learning *own, const struct learn_premises *premises,
                               bool is_kept)
{
    struct learn_analysis *analysis = &own->analysis;
    struct learn_reason reason = {.cause = LEARN_DECISION};
    learn_analyze(analysis, premises);
    if (analysis->count == 0)
        return LEARN_OVER;
    return_to(own, analysis->level);
    if (analysis->count > 1) {
        reason = (struct learn_reason){LEARN_CLAUSE, store(own, is_kept), 0};
        if (reason.source == 0)
            return LEARN_FULL;
        if (own->trail.level < analysis->level)
            return LEARN_PAUSED;
    }
    /* This cannot fail: the opposite of the fact is no longer known, and a cell with one value left
     * is known to have it. */
    (void)learn_trail_add(&own->trail, analysis->fact[0], reason);
    return LEARN_PAUSED;
}

/* Learns that the solution on the trail is known: its decisions on cells of the board, which come
 * first, exclude each other. */
static enum learn_result block(struct rule_learning *own)
{
    const struct learn_trail *trail = &own->trail;
    struct learn_premises *premises = &own->explainer.premises;
    premises->count = 0;
    for (unsigned level = 1; level <= trail->level; level++) {
        const uint32_t place = trail->level_start[level];
        if (!own->program->rules->is_auxiliary[fact_cell(trail->event[place].fact)])
            premises->place[premises->count++] = place;
    }
    return learn(own, premises, true);
}

static enum learn_result learn_conflict(struct rule_learning *own)
{
    own->until_restart -= own->until_restart > 0;
    return learn(own, learn_explain_conflict(&own->explainer), false);
}

/* ----------------------------------------------------------------------------------------- search
 */

static void restart(struct rule_learning *own)
{
    return_to(own, 0);
    own->until_restart = RESTART_UNIT * luby(++own->restarts + 1);
    if (learn_clauses_are_many(&own->clauses))
        learn_clauses_reduce(&own->clauses);
}

/* Decides on a value; a solution if no cell is open. */
static enum learn_result decide(struct rule_learning *own, struct limiter *limiter,
                                learn_report *report, void *user)
{
    struct learn_trail *trail = &own->trail;
    const unsigned fact = learn_activity_choose(&own->activity, trail->sets);
    if (fact == LEARN_UNKNOWN)
        return report(user, trail->sets) ? LEARN_STOPPED : block(own);
    if (limiter_node(limiter))
        return LEARN_STOPPED;
    limiter->stats.guesses++;
    learn_trail_descend(trail);
    limiter_depth(limiter, trail->level);
    (void)learn_trail_add(trail, fact, (struct learn_reason){.cause = LEARN_DECISION});
    return LEARN_PAUSED;
}

enum learn_result learn_run(struct rule_learning *learning, uint64_t budget,
                            struct limiter *limiter, learn_report *report, void *user)
{
    enum learn_result result = LEARN_PAUSED;
    while (result == LEARN_PAUSED && learning->effort + learning->explainer.effort < budget) {
        if (!propagate(learning)) {
            limiter->stats.backtracks++;
            result = learn_conflict(learning);
        } else if (learning->until_restart == 0) {
            restart(learning);
        } else {
            result = decide(learning, limiter, report, user);
        }
    }
    return result;
}
