/* The list of rules and its solver by the public header: the example, kinds of the caller, boards
 * of other shapes and values, alternatives, and every query. */
#include <limits.h>
#include <stdlib.h>

#include <sudoku/rules.h>

#include "support/check.h"

/* The example of the header. */
static void a_cage_is_solved(void)
{
    const uint16_t cage[] = {0, 1, 9};
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_rules *rules;
    struct sudoku_rule_solver *solver = NULL;
    uint8_t solution[81] = {0};
    if (sudoku_rules_create(&options, &rules) == SUDOKU_OK &&
        sudoku_rules_add_different(rules, cage, 3) == SUDOKU_OK &&
        sudoku_rules_add_sum(rules, cage, NULL, 3, 24, 24) == SUDOKU_OK &&
        sudoku_rule_solver_create(rules, &solver) == SUDOKU_OK)
        CHECK_EQ(sudoku_rule_solver_solve(solver, NULL, NULL, solution), SUDOKU_OK);
    CHECK_EQ(solution[0] + solution[1] + solution[9], 24);
    int broken = -2;
    CHECK_EQ(sudoku_rules_check(rules, solution, &broken), SUDOKU_OK);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

static struct sudoku_rules *small_board(unsigned rows, unsigned columns, unsigned min_value,
                                        unsigned value_count)
{
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_rules *rules = NULL;
    options.rows = rows;
    options.columns = columns;
    options.min_value = min_value;
    options.value_count = value_count;
    options.box_rows = options.box_columns = 0;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    return rules;
}

static uint64_t count(const struct sudoku_rules *rules)
{
    struct sudoku_rule_solver *solver;
    uint64_t number = UINT64_MAX;
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    enum sudoku_status status = sudoku_rule_solver_count(solver, NULL, NULL, &number);
    CHECK_EQ(status, number ? SUDOKU_OK : SUDOKU_NO_SOLUTION);
    sudoku_rule_solver_destroy(solver);
    return number;
}

static void latin_squares_are_counted(void)
{
    struct sudoku_rules *rules = small_board(4, 4, 0, 4);
    CHECK_EQ(count(rules), 576);
    sudoku_rules_destroy(rules);
    rules = small_board(2, 3, 5, 3);
    CHECK_EQ(count(rules), 12);
    sudoku_rules_destroy(rules);
    rules = small_board(1, 1, 0, 16);
    CHECK_EQ(count(rules), 16);
    sudoku_rules_destroy(rules);
}

static void boxes_of_rows_and_columns_are_units(void)
{
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_rules *rules;
    options.rows = options.columns = options.value_count = 4;
    options.box_rows = options.box_columns = 2;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    CHECK_EQ(count(rules), 288);
    sudoku_rules_destroy(rules);
}

static void regions_replace_boxes(void)
{
    static const uint8_t regions[] = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3};
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_rules *rules;
    options.rows = options.columns = options.value_count = 4;
    options.regions = regions;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    CHECK_EQ(count(rules), 288);
    sudoku_rules_destroy(rules);
}

static void a_layout_replaces_the_board(void)
{
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_layout_options shape = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    struct sudoku_rules *rules;
    shape.side = 4;
    CHECK_EQ(sudoku_layout_create(&shape, &layout), SUDOKU_OK);
    options.layout = layout;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    sudoku_layout_destroy(layout);
    CHECK_EQ(sudoku_rules_rows(rules), 4);
    CHECK_EQ(count(rules), 288);
    sudoku_rules_destroy(rules);
}

/* A thermometer: values rise. It shows how a kind is built of primitives. */
static bool thermometer_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    for (unsigned i = 1; i < rule->cell_count; i++)
        if (values[i] <= values[i - 1])
            return false;
    return true;
}

static enum sudoku_status expand_thermometer(const struct sudoku_rule *rule,
                                             struct sudoku_rules *rules)
{
    sudoku_valueset above[SUDOKU_RULES_MAX_VALUES];
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned value = 0; value < rule->value_count; value++)
        above[value] = (sudoku_valueset)(0xffffU << (value + 1));
    for (unsigned i = 1; status == SUDOKU_OK && i < rule->cell_count; i++)
        status = sudoku_rules_add_pair(rules, rule->cells[i - 1], rule->cells[i], above);
    return status;
}

static size_t say_thermometer(const struct sudoku_rule *rule, char *text, size_t size)
{
    return (size_t)snprintf(text, size, "thermometer of %u", rule->cell_count);
}

static const struct sudoku_rule_kind thermometer = {
    .size = sizeof(struct sudoku_rule_kind),
    .name = "thermometer",
    .holds = thermometer_holds,
    .expand = expand_thermometer,
    .say = say_thermometer,
};

static void a_kind_is_built_of_primitives(void)
{
    const uint16_t cells[] = {0, 1, 2};
    struct sudoku_rules *rules = small_board(3, 3, 1, 3);
    CHECK_EQ(sudoku_rules_add(rules, &thermometer, cells, 3, NULL), SUDOKU_OK);
    unsigned index = sudoku_rules_rule_count(rules) - 3;
    CHECK(sudoku_rules_rule(rules, index)->kind == &thermometer);
    CHECK_EQ(sudoku_rules_rule(rules, index)->parent, -1);
    CHECK_EQ(sudoku_rules_rule(rules, index + 2)->parent, index);
    CHECK(sudoku_rules_rule(rules, index + 3) == NULL);
    CHECK_EQ(count(rules), 2);
    char text[64];
    CHECK_EQ(sudoku_rules_describe(rules, index, text, sizeof text), strlen(text));
    CHECK_TEXT(text, "thermometer of 3 at r1c1 r1c2 r1c3");
    const uint8_t wrong[] = {2, 1, 3, 255, 255, 255, 255, 255, 255};
    int broken = -2;
    CHECK_EQ(sudoku_rules_check(rules, wrong, &broken), SUDOKU_CONFLICT);
    CHECK_EQ(broken, index);
    sudoku_rules_destroy(rules);
}

/* The last value is above the first. Such a kind may take all values of a cell while others have
 * several. */
static bool last_is_above_first(const struct sudoku_rule *rule, const uint8_t *values)
{
    return values[rule->cell_count - 1] > values[0];
}

static bool narrow_last(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    sudoku_valueset *last = &sets[rule->cell_count - 1];
    unsigned open = 0;
    (void)changed;
    *last &= (sudoku_valueset)(0xffffU << sudoku_digitset_first(sets[0]));
    for (unsigned i = 0; i < rule->cell_count; i++)
        open += !sudoku_digitset_is_single(sets[i]);
    return *last || open > 1;
}

static void a_kind_may_take_all_values_of_a_cell(void)
{
    const struct sudoku_rule_kind kind = {
        .size = sizeof kind, .name = "above", .holds = last_is_above_first, .narrow = narrow_last};
    const uint16_t cells[] = {0, 15, 10};
    struct sudoku_rules *rules = small_board(4, 4, 1, 4);
    CHECK_EQ(sudoku_rules_add(rules, &kind, cells, 3, NULL), SUDOKU_OK);
    CHECK_EQ(count(rules), 192);
    sudoku_rules_destroy(rules);
}

static void a_conflict_of_givens_is_named_by_rule(void)
{
    const uint16_t cells[] = {0, 1, 2};
    struct sudoku_rules *rules = small_board(3, 3, 1, 3);
    struct sudoku_rule_solver *solver;
    CHECK_EQ(sudoku_rules_add(rules, &thermometer, cells, 3, NULL), SUDOKU_OK);
    int index = (int)sudoku_rules_rule_count(rules) - 3, broken = -2;
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_find_conflict(solver, NULL, &broken), SUDOKU_OK);
    sudoku_rule_solver_destroy(solver);
    CHECK_EQ(sudoku_rules_give(rules, 1, 3), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_find_conflict(solver, NULL, &broken), SUDOKU_CONFLICT);
    CHECK_EQ(broken, index);
    uint8_t solution[9];
    CHECK_EQ(sudoku_rule_solver_solve(solver, NULL, NULL, solution), SUDOKU_NO_SOLUTION);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

static void a_rule_that_nothing_obeys_is_no_fault_of_givens(void)
{
    const uint16_t cells[] = {0, 1, 2};
    struct sudoku_rules *rules = small_board(3, 3, 1, 3);
    struct sudoku_rule_solver *solver;
    int index = (int)sudoku_rules_rule_count(rules), broken = -2;
    CHECK_EQ(sudoku_rules_add_sum(rules, cells, NULL, 3, 2, 2), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_give(rules, 0, 3), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_find_conflict(solver, NULL, &broken), SUDOKU_NO_SOLUTION);
    CHECK_EQ(broken, index);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

static void two_equal_givens_break_their_row(void)
{
    struct sudoku_rules *rules = small_board(3, 3, 1, 3);
    struct sudoku_rule_solver *solver;
    int broken = -2;
    CHECK_EQ(sudoku_rules_give(rules, 3, 2), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_give(rules, 5, 2), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_find_conflict(solver, NULL, &broken), SUDOKU_CONFLICT);
    CHECK_EQ(broken, 1);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

/* A rule with a definition alone. */
static bool is_palindrome(const struct sudoku_rule *rule, const uint8_t *values)
{
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (values[i] != values[rule->cell_count - 1 - i])
            return false;
    return true;
}

static void a_definition_alone_is_enough(void)
{
    static const struct sudoku_rule_kind palindrome = {
        .size = sizeof(struct sudoku_rule_kind), .name = "palindrome", .holds = is_palindrome};
    const uint16_t cells[] = {1, 4, 3};
    struct sudoku_rules *rules = small_board(3, 3, 1, 3);
    CHECK_EQ(sudoku_rules_add(rules, &palindrome, cells, 3, NULL), SUDOKU_OK);
    CHECK_EQ(count(rules), 6);
    sudoku_rules_destroy(rules);
}

static void a_solution_that_breaks_a_definition_is_not_returned(void)
{
    static const struct sudoku_rule_kind wrong = {
        .size = sizeof(struct sudoku_rule_kind),
        .name = "wrong",
        .holds = is_palindrome,
        .expand = expand_thermometer,
    };
    const uint16_t cells[] = {0, 1};
    struct sudoku_rules *rules = small_board(3, 3, 1, 3);
    struct sudoku_rule_solver *solver;
    uint8_t solution[9];
    CHECK_EQ(sudoku_rules_add(rules, &wrong, cells, 2, NULL), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_solve(solver, NULL, NULL, solution), SUDOKU_ERR_INTERNAL);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

/* r1c1 = 1, or r1c1 = 2 with r2c2 = 1 and r1c1 + r2c2 = 3. */
static void one_alternative_of_two_holds(void)
{
    const uint16_t first[] = {0}, both[] = {0, 4};
    struct sudoku_rules *rules = small_board(3, 3, 1, 3);
    CHECK_EQ(sudoku_rules_begin_alternatives(rules), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_add_sum(rules, first, NULL, 1, 1, 1), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_next_alternative(rules), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_add_sum(rules, both, NULL, 2, 3, 3), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_begin_alternatives(rules), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_add_sum(rules, first, NULL, 1, 2, 2), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_next_alternative(rules), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_add_sum(rules, first, NULL, 1, 3, 3), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_end_alternatives(rules), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_end_alternatives(rules), SUDOKU_OK);
    /* Of the 12 Latin squares, 4 have each value in r1c1, and one has 2 there and 1 in r2c2. */
    CHECK_EQ(count(rules), 5);
    sudoku_rules_destroy(rules);
}

static void auxiliary_cells_do_not_multiply_solutions(void)
{
    uint16_t free_cell, counted;
    struct sudoku_rules *rules = small_board(3, 3, 1, 3);
    CHECK_EQ(sudoku_rules_add_cell(rules, true, &free_cell), SUDOKU_OK);
    CHECK_EQ(free_cell, 9);
    CHECK_EQ(count(rules), 12);
    CHECK_EQ(sudoku_rules_add_cell(rules, false, &counted), SUDOKU_OK);
    CHECK_EQ(count(rules), 36);
    sudoku_rules_destroy(rules);
}

static void uniqueness_is_decided(void)
{
    struct sudoku_rules *rules = small_board(2, 2, 1, 2);
    struct sudoku_rule_solver *solver;
    uint8_t solution[4];
    sudoku_valueset candidates[4] = {3, 3, 3, 3};
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_unique(solver, candidates, NULL, solution),
             SUDOKU_SEVERAL_SOLUTIONS);
    candidates[0] = 2;
    CHECK_EQ(sudoku_rule_solver_unique(solver, candidates, NULL, solution), SUDOKU_OK);
    CHECK_EQ(solution[0], 2);
    CHECK_EQ(solution[3], 2);
    candidates[3] = 1;
    CHECK_EQ(sudoku_rule_solver_unique(solver, candidates, NULL, solution), SUDOKU_NO_SOLUTION);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

static void true_candidates_are_those_of_solutions(void)
{
    struct sudoku_rules *rules = small_board(3, 3, 1, 3);
    struct sudoku_rule_solver *solver;
    sudoku_valueset found[9];
    const uint16_t diagonal[] = {0, 4, 8};
    CHECK_EQ(sudoku_rules_add_sum(rules, diagonal, NULL, 3, 3, 4), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_true_candidates(solver, NULL, NULL, found), SUDOKU_OK);
    CHECK_EQ(found[0], 1);
    CHECK_EQ(found[1], 6);
    CHECK_EQ(sudoku_rule_solver_candidates(solver, NULL, found), SUDOKU_UNDECIDED);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = 1;
    CHECK_EQ(sudoku_rule_solver_true_candidates(solver, NULL, &limits, found), SUDOKU_NODE_LIMIT);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

static int stop(void *user, const uint8_t *solution)
{
    (void)solution;
    return ++*(int *)user == 2;
}

/* In the first box, 1 is left in the first row only. */
static void a_digit_of_a_box_in_one_row_leaves_the_rest_of_the_row(void)
{
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_rules *rules;
    struct sudoku_rule_solver *solver;
    sudoku_valueset found[81];
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    for (unsigned row = 1; row < 3; row++)
        for (unsigned column = 0; column < 3; column++)
            CHECK_EQ(sudoku_rules_restrict(rules, 9 * row + column, 0x1fe), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_candidates(solver, NULL, found), SUDOKU_UNDECIDED);
    for (unsigned column = 0; column < 9; column++)
        CHECK_EQ(found[column], column < 3 ? 0x1ff : 0x1fe);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

static void queries_stop_when_asked(void)
{
    struct sudoku_rules *rules = small_board(4, 4, 1, 4);
    struct sudoku_rule_solver *solver;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    uint64_t number = 0;
    int calls = 0;
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_enumerate(solver, NULL, NULL, stop, &calls), SUDOKU_CANCELLED);
    CHECK_EQ(calls, 2);
    CHECK_EQ(sudoku_rule_solver_stats(solver)->solutions, 2);
    limits.solutions = 5;
    CHECK_EQ(sudoku_rule_solver_count(solver, NULL, &limits, &number), SUDOKU_SOLUTION_LIMIT);
    CHECK_EQ(number, 5);
    sudoku_rule_solver_cancel(solver);
    CHECK_EQ(sudoku_rule_solver_count(solver, NULL, NULL, &number), SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_rule_solver_count(solver, NULL, NULL, &number), SUDOKU_OK);
    CHECK_EQ(number, 576);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

/* As many different values as no board has leave nothing; a sum of them is no cage. */
static void more_different_cells_than_values_have_no_solution(void)
{
    enum { CELLS = 40 };
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_rules *rules;
    sudoku_valueset other[SUDOKU_RULES_MAX_VALUES];
    uint16_t cells[CELLS];
    options.has_free_lines = true;
    CHECK_EQ(sudoku_rules_create(&options, &rules), SUDOKU_OK);
    for (unsigned i = 0; i < SUDOKU_RULES_MAX_VALUES; i++)
        other[i] = (sudoku_valueset) ~(1U << i);
    for (unsigned i = 0; i < CELLS; i++) {
        cells[i] = (uint16_t)i;
        for (unsigned k = 0; k < i; k++)
            CHECK_EQ(sudoku_rules_add_pair(rules, k, i, other), SUDOKU_OK);
    }
    CHECK_EQ(sudoku_rules_add_sum(rules, cells, NULL, CELLS, 200, 200), SUDOKU_OK);
    CHECK_EQ(count(rules), 0);
    sudoku_rules_destroy(rules);
}

static void a_sum_of_any_size_excludes_nothing(void)
{
    const uint16_t cells[] = {0, 1, 5};
    const int coefficients[] = {1000, -1000, -3};
    struct sudoku_rules *rules = small_board(4, 4, 0, 4);
    CHECK_EQ(sudoku_rules_add_sum(rules, cells, coefficients, 3, INT_MIN, INT_MAX), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_add_sum(rules, cells, NULL, 3, 0, INT_MAX), SUDOKU_OK);
    CHECK_EQ(count(rules), 576);
    CHECK_EQ(sudoku_rules_add_sum(rules, cells, NULL, 3, INT_MIN, -1), SUDOKU_OK);
    CHECK_EQ(count(rules), 0);
    sudoku_rules_destroy(rules);
}

int main(void)
{
    a_cage_is_solved();
    latin_squares_are_counted();
    boxes_of_rows_and_columns_are_units();
    regions_replace_boxes();
    a_layout_replaces_the_board();
    a_kind_is_built_of_primitives();
    a_kind_may_take_all_values_of_a_cell();
    a_conflict_of_givens_is_named_by_rule();
    a_rule_that_nothing_obeys_is_no_fault_of_givens();
    two_equal_givens_break_their_row();
    a_definition_alone_is_enough();
    a_solution_that_breaks_a_definition_is_not_returned();
    one_alternative_of_two_holds();
    auxiliary_cells_do_not_multiply_solutions();
    uniqueness_is_decided();
    true_candidates_are_those_of_solutions();
    a_digit_of_a_box_in_one_row_leaves_the_rest_of_the_row();
    queries_stop_when_asked();
    more_different_cells_than_values_have_no_solution();
    a_sum_of_any_size_excludes_nothing();
    return check_result();
}
