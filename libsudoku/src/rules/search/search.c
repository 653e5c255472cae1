#include "rules/search/search.h"

#include <string.h>

#include "rules/valueset.h"

/* The growth of what a contradiction adds to weights, which makes older ones count less; the share
 * of a cell in the weight of a rule before the first; and the weight at which all are scaled down.
 * Measured on killers, little killers and renbans: weights of rules count most, and the square of
 * the number of values more than the number. */
static const float growth = 1.002F, cell_share = 0.5F, max_weight = 1e20F;

bool search_create(struct rule_search *own, const struct program *program, struct arena *arena)
{
    size_t cells = program->cell_count;
    *own = (struct rule_search){.program = program};
    own->levels = arena_alloc(arena, (cells + 1) * cells * sizeof *own->levels);
    own->decision = arena_alloc(arena, (cells + 1) * sizeof *own->decision);
    own->weight = arena_alloc(arena, cells * sizeof *own->weight);
    own->solution = arena_alloc(arena, cells);
    return own->levels && own->decision && own->weight && own->solution &&
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

static void reset_weights(struct rule_search *own)
{
    own->step = 1;
    for (unsigned cell = 0; cell < own->program->cell_count; cell++)
        own->weight[cell] = 1;
    for (unsigned n = 0; n < own->program->rule_narrower_count; n++) {
        const struct narrower *narrower = &own->program->narrower[n];
        for (unsigned i = 0; i < narrower->cell_count; i++)
            own->weight[narrower->cells[i]] += cell_share;
    }
}

static void scale_weights(struct rule_search *own)
{
    for (unsigned cell = 0; cell < own->program->cell_count; cell++)
        own->weight[cell] /= max_weight;
    own->step /= max_weight;
}

/* Adds to the weights of the cells of the rule that failed. */
static void blame(struct rule_search *own)
{
    const struct rule_propagation *propagation = &own->propagation;
    own->weight[propagation->failed_cell] += cell_share * own->step;
    if (propagation->failed_rule != PROPAGATE_NO_RULE) {
        const struct narrower *narrower = &own->program->narrower[propagation->failed_rule];
        for (unsigned i = 0; i < narrower->cell_count; i++)
            own->weight[narrower->cells[i]] += own->step;
    }
    own->step *= growth;
    if (own->step > max_weight)
        scale_weights(own);
}

/* Returns the best open cell of SETS that is auxiliary or not, or cell_count if there is none. */
static unsigned choose_among(const struct rule_search *own, const sudoku_valueset *sets,
                             bool is_auxiliary)
{
    unsigned best = own->program->cell_count;
    float best_score = -1;
    for (unsigned cell = 0; cell < own->program->cell_count; cell++) {
        if (valueset_is_single(sets[cell]) ||
            own->program->rules->is_auxiliary[cell] != is_auxiliary)
            continue;
        float count = (float)valueset_count(sets[cell]);
        float score = own->weight[cell] / (count * count);
        if (score > best_score) {
            best_score = score;
            best = cell;
        }
    }
    return best;
}

static unsigned choose(const struct rule_search *own, const sudoku_valueset *sets)
{
    unsigned cell = choose_among(own, sets, false);
    return cell < own->program->cell_count ? cell : choose_among(own, sets, true);
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
        blame(own);
    }
    *is_over = true;
    return 0;
}

/* Gives CELL its first value on the level above LEVEL; false if this leads to a contradiction. */
static bool descend(struct rule_search *own, unsigned level, unsigned cell)
{
    sudoku_valueset *sets = sets_of(own, level + 1);
    memcpy(sets, sets_of(own, level), own->program->cell_count * sizeof *sets);
    own->decision[level + 1] = (uint16_t)cell;
    own->propagation.sets = sets;
    sudoku_valueset value = (sudoku_valueset)(sets[cell] & (0U - sets[cell]));
    if (propagation_set(&own->propagation, cell, value) && propagation_run(&own->propagation))
        return true;
    blame(own);
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

/* Searches below the sets of level 0, which are propagated. */
static enum sudoku_status search_tree(struct rule_search *own, struct limiter *limiter,
                                      sudoku_solution_callback *callback, void *user)
{
    unsigned level = 0;
    bool is_over = false;
    while (!is_over) {
        unsigned cell = choose(own, sets_of(own, level));
        if (cell == own->program->cell_count) {
            if (report(own, sets_of(own, level), limiter, callback, user))
                return limiter->status;
            level = backtrack(own, drop_auxiliary(own, level), limiter, &is_over);
            continue;
        }
        if (limiter_node(limiter))
            return limiter->status;
        limiter->stats.guesses++;
        limiter_depth(limiter, level + 1);
        level =
            descend(own, level, cell) ? level + 1 : backtrack(own, level + 1, limiter, &is_over);
    }
    return SUDOKU_OK;
}

enum sudoku_status search_run(struct rule_search *search, const sudoku_valueset *candidates,
                              struct limiter *limiter, sudoku_solution_callback *callback,
                              void *user)
{
    reset_weights(search);
    if (limiter_poll(limiter))
        return limiter->status;
    return search_propagate(search, candidates) ? search_tree(search, limiter, callback, user)
                                                : SUDOKU_OK;
}
