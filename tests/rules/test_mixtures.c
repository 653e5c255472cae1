/* Random mixtures of rules on Latin squares of 4x4 and 6x6 cells are counted as their definitions
 * say.
 *
 * usage: test_mixtures [MIXTURES [SEED]] */
#include <stdlib.h>

#include "common/random.h"
#include "support/check.h"
#include "support/random_rules.h"

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

static uint64_t count_by_search(const struct sudoku_rules *rules)
{
    struct sudoku_rule_solver *solver;
    uint64_t count = 0;
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    enum sudoku_status status = sudoku_rule_solver_count(solver, NULL, NULL, &count);
    CHECK_EQ(status, count ? SUDOKU_OK : SUDOKU_NO_SOLUTION);
    sudoku_rule_solver_destroy(solver);
    return count;
}

/* Checks a mixture; returns its number of solutions. */
static uint64_t check_mixture(unsigned side, const struct number_source *source)
{
    struct sudoku_rules *rules = square(side, below(source, 3));
    uint8_t hidden[36], values[36];
    hide_latin_square(rules, source, hidden);
    for (unsigned left = 1 + below(source, 5); left > 0; left--)
        CHECK_EQ(add_random_rule(rules, source, hidden), SUDOKU_OK);
    /* So many givens that trying all values ends soon. */
    for (unsigned cell = 0; cell < side * side; cell++)
        if (below(source, 10) < (side == 4 ? 2U : 6U))
            CHECK_EQ(sudoku_rules_give(rules, cell, hidden[cell]), SUDOKU_OK);
    memset(values, SUDOKU_RULES_EMPTY, sizeof values);
    uint64_t expected = count_by_definition(rules, 0, values), count = count_by_search(rules);
    CHECK_EQ(count, expected);
    sudoku_rules_destroy(rules);
    return count;
}

int main(int argc, char **argv)
{
    unsigned mixtures = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 150, solvable = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    const struct number_source source = {random_number, &seed};
    for (unsigned i = 0; i < mixtures; i++) {
        uint64_t start = seed;
        int before = check_failures;
        solvable += check_mixture(i % 4 ? 4 : 6, &source) > 0;
        if (check_failures > before)
            fprintf(stderr, "mixture %u from seed %llu\n", i, (unsigned long long)start);
    }
    printf("%u mixtures, %u with solutions\n", mixtures, solvable);
    CHECK(solvable > mixtures / 4 && solvable < mixtures);
    return check_result();
}
