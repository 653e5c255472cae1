/* Random mixtures of rules on Latin squares of 4x4 and 6x6 cells are counted as their definitions
 * say: by search, by search after values are removed by trials, and by learning clauses.
 *
 * usage: test_mixtures [MIXTURES [SEED]] */
#include <stdlib.h>

#include "common/random.h"
#include "support/count_rules.h"
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
        CHECK_EQ(count_by_learning(rules, NULL), expected);
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
