/* Random rules on a board of 3x3 cells, built by the fuzzer's bytes: the search counts as many
 * solutions as the definitions have, and true candidates are the values of these. */
#include "fuzz.h"
#include "support/random_rules.h"

enum { SIDE = 3, MAX_RULES = 4 };

static unsigned next_number(void *user, unsigned bound)
{
    struct bytes *bytes = user;
    unsigned number = next_byte(bytes);
    if (bound > 256)
        number = number << 8 | next_byte(bytes);
    return number % bound;
}

/* Compares what the solver of RULES says with the number of solutions EXPECTED. */
static void compare(const struct sudoku_rules *rules, uint64_t expected)
{
    struct sudoku_rule_solver *solver;
    sudoku_valueset found[SIDE * SIDE];
    uint8_t solution[SIDE * SIDE];
    uint64_t count = 0;
    int broken = 0;
    HOLDS(sudoku_rule_solver_create(rules, &solver) == SUDOKU_OK);
    enum sudoku_status status = sudoku_rule_solver_count(solver, NULL, NULL, &count);
    HOLDS(count == expected);
    HOLDS(status == (expected ? SUDOKU_OK : SUDOKU_NO_SOLUTION));
    status = sudoku_rule_solver_unique(solver, NULL, NULL, solution);
    HOLDS(status == (expected == 0   ? SUDOKU_NO_SOLUTION
                     : expected == 1 ? SUDOKU_OK
                                     : SUDOKU_SEVERAL_SOLUTIONS));
    HOLDS(expected == 0 || sudoku_rules_check(rules, solution, &broken) == SUDOKU_OK);
    status = sudoku_rule_solver_true_candidates(solver, NULL, NULL, found);
    HOLDS(status == (expected ? SUDOKU_OK : SUDOKU_NO_SOLUTION));
    for (unsigned cell = 0; expected && cell < SIDE * SIDE; cell++)
        HOLDS(sudoku_digitset_is_single(found[cell]) || expected > 1);
    sudoku_rule_solver_destroy(solver);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    const struct number_source source = {next_number, &bytes};
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_rules *rules;
    uint8_t hidden[SIDE * SIDE], values[SIDE * SIDE];
    options.rows = options.columns = options.value_count = SIDE;
    options.box_rows = options.box_columns = 0;
    options.min_value = below(&source, 3);
    HOLDS(sudoku_rules_create(&options, &rules) == SUDOKU_OK);
    hide_latin_square(rules, &source, hidden);
    for (unsigned left = 1 + below(&source, MAX_RULES); left > 0; left--)
        HOLDS(add_random_rule(rules, &source, hidden) == SUDOKU_OK);
    if (below(&source, 2))
        HOLDS(sudoku_rules_restrict(rules, below(&source, SIDE * SIDE),
                                    (sudoku_valueset)below(&source, 8)) == SUDOKU_OK);
    memset(values, SUDOKU_RULES_EMPTY, sizeof values);
    compare(rules, count_by_definition(rules, 0, values));
    sudoku_rules_destroy(rules);
    return 0;
}
