#include "rules/search/search.h"

#include <string.h>

#include "rules/search/probe.h"
#include "rules/valueset.h"

bool search_create(struct rule_search *own, const struct program *program, struct arena *arena)
{
    size_t cells = program->cell_count;
    *own = (struct rule_search){.program = program};
    own->levels = arena_alloc(arena, (cells + 1) * cells * sizeof *own->levels);
    own->decision = arena_alloc(arena, (cells + 1) * sizeof *own->decision);
    own->solution = arena_alloc(arena, cells);
    return own->levels && own->decision && own->solution &&
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

/* Takes back decisions from LEVEL up to the first whose other values are still possible. Returns
 * its level; 0 if there is none, with *IS_OVER true. */
static unsigned backtrack(struct rule_search *own, unsigned level, struct limiter *limiter,
                          bool *is_over)
{
    while (level > 0) {
        unsigned cell = own->decision[level];
        sudoku_valueset value = sets_of(own, level)[cell];
        sudoku_valueset *sets = sets_of(own, --level);
        limiter->stats.backtracks++;
        own->propagation.sets = sets;
        if (propagation_set(&own->propagation, cell, (sudoku_valueset)(sets[cell] & ~value)) &&
            propagation_run(&own->propagation))
            return level;
        propagation_clear(&own->propagation);
        branch_blame(&own->weights, &own->propagation, cell);
    }
    *is_over = true;
    return 0;
}

/* Tries BRANCH on the level above LEVEL; false if this leads to a contradiction. */
static bool descend(struct rule_search *own, unsigned level, struct branch branch)
{
    sudoku_valueset *sets = sets_of(own, level + 1);
    memcpy(sets, sets_of(own, level), own->program->cell_count * sizeof *sets);
    own->decision[level + 1] = (uint16_t)branch.cell;
    own->propagation.sets = sets;
    if (propagation_set(&own->propagation, branch.cell, branch.value) &&
        propagation_run(&own->propagation))
        return true;
    branch_blame(&own->weights, &own->propagation, branch.cell);
    return false;
}

/* Passes the solution SETS on; true to stop, with the reason in limiter->status. */
static bool report(struct rule_search *own, const sudoku_valueset *sets, struct limiter *limiter,
                   sudoku_solution_callback *callback, void *user)
{
    const struct sudoku_rules *rules = own->program->rules;
    for (unsigned cell = 0; cell < own->program->cell_count; cell++)
        own->solution[cell] = (uint8_t)(rules->min_value + valueset_min(sets[cell]));
    if (!rules_choice_holds(rules, 0, own->solution)) {
        limiter->status = SUDOKU_ERR_INTERNAL;
        return true;
    }
    bool is_last = limiter_solution(limiter);
    if (callback(user, own->solution)) {
        limiter->status = SUDOKU_CANCELLED;
        return true;
    }
    return is_last;
}

/* Returns LEVEL without the decisions on auxiliary cells on top of it. */
static unsigned drop_auxiliary(const struct rule_search *own, unsigned level)
{
    while (level > 0 && own->program->rules->is_auxiliary[own->decision[level]])
        level--;
    return level;
}

/* Searches below the sets of level 0, which are propagated. If as many contradictions come before
 * the first solution as a pass of trials of all values takes, the search begins anew after
 * these. */
static enum sudoku_status search_tree(struct rule_search *own, struct limiter *limiter,
                                      sudoku_solution_callback *callback, void *user)
{
    unsigned level = 0;
    bool is_over = false;
    uint64_t patience = limiter->stats.backtracks + probe_trial_count(own->program, own->levels);
    while (!is_over) {
        if (limiter->stats.backtracks > patience) {
            patience = UINT64_MAX;
            level = 0;
            if (!probe_values(&own->propagation, sets_of(own, 0), sets_of(own, 1), limiter))
                return SUDOKU_OK;
            if (limiter->status != SUDOKU_OK)
                return limiter->status;
        }
        struct branch branch = branch_choose(&own->weights, sets_of(own, level));
        if (branch.cell == own->program->cell_count) {
            if (report(own, sets_of(own, level), limiter, callback, user))
                return limiter->status;
            level = backtrack(own, drop_auxiliary(own, level), limiter, &is_over);
            patience = UINT64_MAX;
            continue;
        }
        if (limiter_node(limiter))
            return limiter->status;
        limiter->stats.guesses++;
        limiter_depth(limiter, level + 1);
        level =
            descend(own, level, branch) ? level + 1 : backtrack(own, level + 1, limiter, &is_over);
    }
    return SUDOKU_OK;
}

enum sudoku_status search_run(struct rule_search *search, const sudoku_valueset *candidates,
                              struct limiter *limiter, sudoku_solution_callback *callback,
                              void *user)
{
    branch_reset(&search->weights);
    if (limiter_poll(limiter))
        return limiter->status;
    return search_propagate(search, candidates) ? search_tree(search, limiter, callback, user)
                                                : SUDOKU_OK;
}
