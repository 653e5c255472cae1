/* Counts of the solutions of a list of rules by each search of the solver: depth first, depth first
 * after trials, by learning alone, and by both in turns. */
#ifndef TESTS_SUPPORT_COUNT_RULES_H
#define TESTS_SUPPORT_COUNT_RULES_H

#include <string.h>

#include "common/mem.h"
#include "rules/search/compile.h"
#include "rules/search/probe.h"
#include "rules/search/search.h"
#include "support/check.h"

/* Values that trials have removed. */
static unsigned removed_values;

/* Counts the solutions among CANDIDATES (NULL: all values). */
static inline uint64_t count_by_search(const struct sudoku_rules *rules,
                                       const sudoku_valueset *candidates)
{
    struct sudoku_rule_solver *solver;
    uint64_t count = 0;
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    enum sudoku_status status = sudoku_rule_solver_count(solver, candidates, NULL, &count);
    CHECK_EQ(status, count ? SUDOKU_OK : SUDOKU_NO_SOLUTION);
    sudoku_rule_solver_destroy(solver);
    return count;
}

/* Counts the solutions among the values that propagation and trials leave. */
static inline uint64_t count_after_trials(const struct sudoku_rules *rules)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct arena arena = {&allocator, NULL};
    struct program program;
    struct rule_propagation propagation;
    const struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    atomic_bool cancel = false;
    struct limiter limiter;
    sudoku_valueset sets[SUDOKU_RULES_MAX_CELLS], copy[SUDOKU_RULES_MAX_CELLS];
    CHECK_EQ(compile_rules(&program, rules, &arena), SUDOKU_OK);
    CHECK(propagation_create(&propagation, &program, &arena));
    memcpy(sets, program.start, program.cell_count * sizeof *sets);
    limiter_start(&limiter, &limits, false, &cancel);
    bool is_possible = propagation_start(&propagation, sets) && propagation_run(&propagation);
    unsigned before = is_possible ? probe_trial_count(&program, sets) : 0;
    is_possible = is_possible && probe_values(&propagation, sets, copy, &limiter);
    if (is_possible)
        removed_values += before - probe_trial_count(&program, sets);
    limiter_finish(&limiter);
    arena_clear(&arena);
    return is_possible ? count_by_search(rules, sets) : 0;
}

/* What the search that learns found. */
struct found {
    const struct sudoku_rules *rules;
    uint64_t count;
    bool is_wrong; /* a solution breaks a definition */
    void (*report)(const struct sudoku_rules *rules, const uint8_t *values); /* NULL: none */
};

static inline bool count_solution(void *user, const sudoku_valueset *sets)
{
    struct found *found = user;
    uint8_t values[SUDOKU_RULES_MAX_CELLS];
    int broken;
    for (unsigned cell = 0; cell < sudoku_rules_cell_count(found->rules); cell++)
        values[cell] =
            (uint8_t)(sudoku_rules_min_value(found->rules) + sudoku_digitset_first(sets[cell]) - 1);
    found->is_wrong =
        found->is_wrong || sudoku_rules_check(found->rules, values, &broken) != SUDOKU_OK;
    if (found->report)
        found->report(found->rules, values);
    found->count++;
    return false;
}

/* Counts the solutions by learning alone, a little at a time, and passes each to REPORT unless that
 * is NULL. */
static inline uint64_t count_by_learning(const struct sudoku_rules *rules,
                                         void (*report)(const struct sudoku_rules *rules,
                                                        const uint8_t *values))
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct arena arena = {&allocator, NULL};
    struct program program;
    struct rule_learning learning;
    const struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    atomic_bool cancel = false;
    struct limiter limiter;
    struct found found = {.rules = rules, .report = report};
    enum learn_result result = LEARN_PAUSED;
    CHECK_EQ(compile_rules(&program, rules, &arena), SUDOKU_OK);
    CHECK(learn_create(&learning, &program, &arena));
    limiter_start(&limiter, &limits, false, &cancel);
    learn_start(&learning, program.start);
    for (uint64_t budget = 1000; result == LEARN_PAUSED; budget += 1000)
        result = learn_run(&learning, budget, &limiter, count_solution, &found);
    CHECK_EQ(result, LEARN_OVER);
    CHECK(!found.is_wrong);
    limiter_finish(&limiter);
    arena_clear(&arena);
    return found.count;
}

static inline int count_values(void *user, const uint8_t *values)
{
    (void)values;
    ++*(unsigned *)user;
    return 0;
}

/* Counts up to two solutions by both searches, which take turns from the start. */
static inline unsigned count_in_turns(const struct sudoku_rules *rules)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct arena arena = {&allocator, NULL};
    struct program program;
    struct rule_search search;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    atomic_bool cancel = false;
    struct limiter limiter;
    unsigned count = 0;
    limits.solutions = 2;
    CHECK_EQ(compile_rules(&program, rules, &arena), SUDOKU_OK);
    CHECK(search_create(&search, &program, &arena));
    search.first_turn = 100;
    limiter_start(&limiter, &limits, false, &cancel);
    enum sudoku_status status =
        search_run(&search, NULL, SEARCH_FEW, &limiter, count_values, &count);
    CHECK_EQ(status, count == 2 ? SUDOKU_SOLUTION_LIMIT : SUDOKU_OK);
    limiter_finish(&limiter);
    arena_clear(&arena);
    return count;
}

#endif
