#include "rules/search/search.h"

#include <string.h>

#include "rules/search/probe.h"
#include "rules/valueset.h"

/* The number of cells on which narrowers have run, a second or two of work, before the search that
 * learns begins, which then gets a cell for every LEARNING_SHARE of the other. It refutes what that
 * one cannot, and is slower by far on cages and on regions that are to be found. */
enum { FIRST_TURN = 300000000, LEARNING_SHARE = 8 };

bool search_create(struct rule_search *own, const struct program *program, struct arena *arena)
{
    size_t cells = program->cell_count;
    *own = (struct rule_search){.program = program, .arena = arena, .first_turn = FIRST_TURN};
    own->first = arena_alloc(arena, cells);
    own->levels = arena_alloc(arena, (cells + 1) * cells * sizeof *own->levels);
    own->decision = arena_alloc(arena, (cells + 1) * sizeof *own->decision);
    own->solution = arena_alloc(arena, cells);
    return own->levels && own->decision && own->solution && own->first &&
           branch_create(&own->weights, program, arena) &&
           propagation_create(&own->propagation, program, arena);
}

bool search_restrict(struct rule_search *own, const sudoku_valueset *candidates)
{
    bool is_possible = true;
    for (unsigned cell = 0; cell < own->program->cell_count; cell++) {
        own->levels[cell] =
            own->program->start[cell] & (candidates ? candidates[cell] : own->program->all);
        is_possible = is_possible && own->levels[cell];
    }
    return is_possible;
}

bool search_propagate(struct rule_search *own, const sudoku_valueset *candidates)
{
    return search_restrict(own, candidates) && propagation_start(&own->propagation, own->levels) &&
           propagation_run(&own->propagation);
}

static sudoku_valueset *sets_of(const struct rule_search *own, unsigned level)
{
    return own->levels + (size_t)level * own->program->cell_count;
}

/* Takes back decisions up to the first whose other values are still possible, or all. */
static void backtrack(struct rule_search *own, struct limiter *limiter)
{
    while (own->level > 0) {
        unsigned cell = own->decision[own->level];
        sudoku_valueset value = sets_of(own, own->level)[cell];
        sudoku_valueset *sets = sets_of(own, --own->level);
        limiter->stats.backtracks++;
        own->propagation.sets = sets;
        if (propagation_set(&own->propagation, cell, (sudoku_valueset)(sets[cell] & ~value)) &&
            propagation_run(&own->propagation))
            return;
        propagation_clear(&own->propagation);
        branch_blame(&own->weights, &own->propagation, cell);
    }
    own->is_over = true;
}

/* Tries BRANCH on the next level; false if this leads to a contradiction. */
static bool descend(struct rule_search *own, struct branch branch)
{
    sudoku_valueset *sets = sets_of(own, own->level + 1);
    memcpy(sets, sets_of(own, own->level), own->program->cell_count * sizeof *sets);
    own->decision[++own->level] = (uint16_t)branch.cell;
    own->propagation.sets = sets;
    if (propagation_set(&own->propagation, branch.cell, branch.value) &&
        propagation_run(&own->propagation))
        return true;
    branch_blame(&own->weights, &own->propagation, branch.cell);
    return false;
}

/* The search, and where its solutions go. */
struct query {
    struct rule_search *search;
    enum search_wanted wanted;
    struct limiter *limiter;
    sudoku_solution_callback *callback;
    void *user;
};

/* True if own->solution is the first one, which the other search found, too. */
static bool is_known(struct rule_search *own)
{
    const struct sudoku_rules *rules = own->program->rules;
    bool is_same = own->is_first_known;
    for (unsigned cell = 0; is_same && cell < own->program->cell_count; cell++)
        is_same = rules->is_auxiliary[cell] || own->first[cell] == own->solution[cell];
    if (!own->is_first_known)
        memcpy(own->first, own->solution, own->program->cell_count);
    own->is_first_known = true;
    return is_same;
}

/* Passes the solution SETS on; true to stop, with the reason in limiter->status. */
static bool report(void *user, const sudoku_valueset *sets)
{
    const struct query *query = user;
    struct rule_search *own = query->search;
    const struct sudoku_rules *rules = own->program->rules;
    for (unsigned cell = 0; cell < own->program->cell_count; cell++)
        own->solution[cell] = (uint8_t)(rules->min_value + valueset_min(sets[cell]));
    if (!rules_choice_holds(rules, 0, own->solution)) {
        query->limiter->status = SUDOKU_ERR_INTERNAL;
        return true;
    }
    if (query->wanted == SEARCH_FEW && is_known(own))
        return false;
    bool is_last = limiter_solution(query->limiter);
    if (query->callback(query->user, own->solution)) {
        query->limiter->status = SUDOKU_CANCELLED;
        return true;
    }
    return is_last;
}

/* Takes back decisions on auxiliary cells on top of others. */
static void drop_auxiliary(struct rule_search *own)
{
    while (own->level > 0 && own->program->rules->is_auxiliary[own->decision[own->level]])
        own->level--;
}

/* Starts anew after a pass of trials of all values; false to stop. */
static bool probe(struct rule_search *own, struct limiter *limiter)
{
    own->patience = UINT64_MAX;
    own->level = 0;
    if (!probe_values(&own->propagation, sets_of(own, 0), sets_of(own, 1), limiter))
        own->is_over = true;
    return !own->is_over && limiter->status == SUDOKU_OK;
}

/* Searches depth first until narrowers have run on EFFORT cells, or it is over; false to stop, with
 * the reason in limiter->status. If as many contradictions come before the first solution as a pass
 * of trials of all values takes, the search begins anew after these. */
static bool search_tree(struct query *query, uint64_t effort)
{
    struct rule_search *own = query->search;
    struct limiter *limiter = query->limiter;
    while (!own->is_over && own->propagation.effort < effort) {
        if (limiter->stats.backtracks > own->patience && !probe(own, limiter))
            return limiter->status == SUDOKU_OK;
        struct branch branch = branch_choose(&own->weights, sets_of(own, own->level));
        if (branch.cell == own->program->cell_count) {
            if (report(query, sets_of(own, own->level)))
                return false;
            drop_auxiliary(own);
            backtrack(own, limiter);
            own->patience = UINT64_MAX;
            continue;
        }
        if (limiter_node(limiter))
            return false;
        limiter->stats.guesses++;
        limiter_depth(limiter, own->level + 1);
        if (!descend(own, branch))
            backtrack(own, limiter);
    }
    return true;
}

/* Starts the search that learns with the sets of level 0; false if memory is short. */
static bool start_learning(struct rule_search *own)
{
    if (!own->learning) {
        own->learning = arena_alloc(own->arena, sizeof *own->learning);
        if (own->learning && !learn_create(own->learning, own->program, own->arena))
            own->learning = NULL;
    }
    if (own->learning)
        learn_start(own->learning, sets_of(own, 0));
    return own->learning;
}

/* Lets both searches take turns until one is over; false to stop. */
static bool search_in_turns(struct query *query)
{
    struct rule_search *own = query->search;
    uint64_t effort = own->first_turn;
    enum learn_result result = LEARN_PAUSED;
    bool goes_on = search_tree(query, query->wanted == SEARCH_FEW ? effort : UINT64_MAX);
    if (!goes_on || own->is_over)
        return goes_on;
    bool learns = start_learning(own);
    while (goes_on && !own->is_over) {
        if (learns)
            result =
                learn_run(own->learning, effort / LEARNING_SHARE, query->limiter, report, query);
        if (result == LEARN_STOPPED)
            return false;
        learns = learns && result == LEARN_PAUSED;
        own->is_over = result == LEARN_OVER;
        effort += effort / 4;
        if (!own->is_over)
            goes_on = search_tree(query, learns ? effort : UINT64_MAX);
    }
    return goes_on;
}

enum sudoku_status search_run(struct rule_search *search, const sudoku_valueset *candidates,
                              enum search_wanted wanted, struct limiter *limiter,
                              sudoku_solution_callback *callback, void *user)
{
    struct query query = {search, wanted, limiter, callback, user};
    branch_reset(&search->weights);
    if (limiter_poll(limiter))
        return limiter->status;
    if (!search_propagate(search, candidates))
        return SUDOKU_OK;
    search->level = 0;
    search->is_over = search->is_first_known = false;
    search->propagation.effort = 0;
    search->patience =
        limiter->stats.backtracks + probe_trial_count(search->program, search->levels);
    return search_in_turns(&query) ? SUDOKU_OK : limiter->status;
}
