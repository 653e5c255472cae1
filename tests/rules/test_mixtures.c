/* Random mixtures of rules on Latin squares of 4x4 and 6x6 cells are counted as their definitions
 * say: by search, by search after values are removed by trials, and by learning clauses.
 *
 * usage: test_mixtures [MIXTURES [SEED]] */
#include <stdlib.h>

#include "common/mem.h"
#include "common/random.h"
#include "rules/search/compile.h"
#include "rules/search/probe.h"
#include "rules/search/search.h"
#include "support/check.h"
#include "support/random_rules.h"

/* The maximum number of solutions that are counted by learning, too. */
enum { MAX_LEARNED = 1000 };

static unsigned random_number(void *user, unsigned bound)
{
    return random_below(user, bound);
}

static struct sudoku_rules *square(unsigned side, unsigned min_value)
{
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_rules *rules = NULL;
    options.rows = options.columns = options.value_count = side;
    options.min_value = min_value;
    options.box_rows = options.box_columns = 0;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    return rules;
}

/* Values that trials have removed. */
static unsigned removed_values;

/* Counts the solutions among CANDIDATES (NULL: all values). */
static uint64_t count_by_search(const struct sudoku_rules *rules, const sudoku_valueset *candidates)
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
static uint64_t count_after_trials(const struct sudoku_rules *rules)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct arena arena = {&allocator, NULL};
    struct program program;
    struct rule_propagation propagation;
    const struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    atomic_bool cancel = false;
    struct limiter limiter;
    sudoku_valueset sets[36], copy[36];
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
};

static bool count_solution(void *user, const sudoku_valueset *sets)
{
    struct found *found = user;
    uint8_t values[36];
    int broken;
    for (unsigned cell = 0; cell < sudoku_rules_cell_count(found->rules); cell++)
        values[cell] =
            (uint8_t)(sudoku_rules_min_value(found->rules) + sudoku_digitset_first(sets[cell]) - 1);
    found->is_wrong =
        found->is_wrong || sudoku_rules_check(found->rules, values, &broken) != SUDOKU_OK;
    found->count++;
    return false;
}

/* Counts the solutions by learning alone, a little at a time. */
static uint64_t count_by_learning(const struct sudoku_rules *rules)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct arena arena = {&allocator, NULL};
    struct program program;
    struct rule_learning learning;
    const struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    atomic_bool cancel = false;
    struct limiter limiter;
    struct found found = {.rules = rules};
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

static int count_values(void *user, const uint8_t *values)
{
    (void)values;
    ++*(unsigned *)user;
    return 0;
}

/* Counts up to two solutions by both searches, which take turns from the start. */
static unsigned count_in_turns(const struct sudoku_rules *rules)
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

static int stop_and_count(void *user, const struct sudoku_stats *stats)
{
    (void)stats;
    return ++*(int *)user;
}

static void trials_stop_when_they_are_cancelled(void)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct arena arena = {&allocator, NULL};
    struct program program;
    struct rule_propagation propagation;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    atomic_bool cancel = false;
    struct limiter limiter;
    sudoku_valueset sets[36], copy[36];
    struct sudoku_rules *rules = square(6, 1);
    int calls = 0;
    limits.progress = stop_and_count;
    limits.user = &calls;
    CHECK_EQ(compile_rules(&program, rules, &arena), SUDOKU_OK);
    CHECK(propagation_create(&propagation, &program, &arena));
    memcpy(sets, program.start, program.cell_count * sizeof *sets);
    limiter_start(&limiter, &limits, false, &cancel);
    CHECK(propagation_start(&propagation, sets) && propagation_run(&propagation));
    CHECK(probe_values(&propagation, sets, copy, &limiter));
    CHECK_EQ(limiter.status, SUDOKU_CANCELLED);
    CHECK_EQ(calls, 1);
    arena_clear(&arena);
    sudoku_rules_destroy(rules);
}

/* Gives values of HIDDEN, so many that trying all values ends soon. */
static void give_some(struct sudoku_rules *rules, const struct number_source *source,
                      const uint8_t *hidden)
{
    enum { MAX_OPEN = 16 };
    const unsigned cells = sudoku_rules_board_cell_count(rules), share = cells == 16 ? 2 : 6;
    bool is_given[36];
    unsigned open = 0;
    for (unsigned cell = 0; cell < cells; cell++)
        open += !(is_given[cell] = below(source, 10) < share);
    while (open > MAX_OPEN) {
        unsigned cell = below(source, cells);
        open -= !is_given[cell];
        is_given[cell] = true;
    }
    for (unsigned cell = 0; cell < cells; cell++)
        if (is_given[cell])
            CHECK_EQ(sudoku_rules_give(rules, cell, hidden[cell]), SUDOKU_OK);
}

/* Checks a mixture; returns its number of solutions. */
static uint64_t check_mixture(unsigned side, const struct number_source *source)
{
    struct sudoku_rules *rules = square(side, below(source, 3));
    uint8_t hidden[36], values[36];
    hide_latin_square(rules, source, hidden);
    for (unsigned left = 1 + below(source, 5); left > 0; left--)
        CHECK_EQ(add_random_rule(rules, source, hidden), SUDOKU_OK);
    give_some(rules, source, hidden);
    memset(values, SUDOKU_RULES_EMPTY, sizeof values);
    uint64_t expected = count_by_definition(rules, 0, values);
    uint64_t count = count_by_search(rules, NULL);
    CHECK_EQ(count, expected);
    CHECK_EQ(count_after_trials(rules), expected);
    CHECK_EQ(count_in_turns(rules), expected < 2 ? expected : 2);
    if (expected <= MAX_LEARNED)
        CHECK_EQ(count_by_learning(rules), expected);
    sudoku_rules_destroy(rules);
    return count;
}

int main(int argc, char **argv)
{
    unsigned mixtures = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 150, solvable = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    const struct number_source source = {random_number, &seed};
    trials_stop_when_they_are_cancelled();
    for (unsigned i = 0; i < mixtures; i++) {
        uint64_t start = seed;
        int before = check_failures;
        solvable += check_mixture(i % 4 ? 4 : 6, &source) > 0;
        if (check_failures > before)
            fprintf(stderr, "mixture %u from seed %llu\n", i, (unsigned long long)start);
    }
    printf("%u mixtures, %u with solutions, %u values removed by trials\n", mixtures, solvable,
           removed_values);
    CHECK(removed_values > 0);
    CHECK(solvable > mixtures / 4 && solvable < mixtures);
    return check_result();
}
