/* The rule for NULL in sudoku.h, for the functions of rules.h and rule_text.h; test_nulls.sh checks
 * that each occurs. */
#include <sudoku/rule_text.h>
#include <sudoku/rules.h>

#include "support/check.h"

#define BAD(call) CHECK_EQ(call, SUDOKU_ERR_ARGUMENT)

static const uint16_t cells[] = {0, 1};

static bool holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    (void)rule;
    return values[0] != 0;
}

static int ignore(void *user, const uint8_t *solution)
{
    (void)user;
    (void)solution;
    return 0;
}

static void no_object_has_nothing(void)
{
    char text[8] = "text";
    sudoku_rules_destroy(NULL);
    sudoku_rule_solver_destroy(NULL);
    sudoku_rule_solver_cancel(NULL);
    CHECK_EQ(sudoku_rules_cell_count(NULL), 0);
    CHECK_EQ(sudoku_rules_board_cell_count(NULL), 0);
    CHECK_EQ(sudoku_rules_rows(NULL), 0);
    CHECK_EQ(sudoku_rules_columns(NULL), 0);
    CHECK_EQ(sudoku_rules_min_value(NULL), 0);
    CHECK_EQ(sudoku_rules_value_count(NULL), 0);
    CHECK_EQ(sudoku_rules_rule_count(NULL), 0);
    CHECK(sudoku_rules_rule(NULL, 0) == NULL);
    CHECK_EQ(sudoku_rules_describe(NULL, 0, text, sizeof text), 0);
    CHECK_EQ(sudoku_rules_values(NULL, 0), 0);
    CHECK(sudoku_rules_keep(NULL, text, 1) == NULL);
    CHECK(sudoku_rule_solver_stats(NULL) == NULL);
    CHECK(!sudoku_rule_site_differ(NULL, 0, 1));
    CHECK_EQ(sudoku_rule_site_values(NULL, 0), 0);
    CHECK(sudoku_rule_site_alloc(NULL, 1) == NULL);
}

static void lists_need_all(struct sudoku_rules *rules)
{
    const struct sudoku_rule_kind kind = {.size = sizeof kind, .name = "kind", .holds = holds};
    const uint8_t values[81] = {0};
    uint16_t cell;
    int broken;
    BAD(sudoku_rules_create(NULL, NULL));
    BAD(sudoku_rules_add(NULL, &kind, cells, 2, NULL));
    BAD(sudoku_rules_add(rules, NULL, cells, 2, NULL));
    BAD(sudoku_rules_add(rules, &kind, NULL, 2, NULL));
    BAD(sudoku_rules_restrict(NULL, 0, 1));
    BAD(sudoku_rules_give(NULL, 0, 1));
    BAD(sudoku_rules_add_cell(NULL, false, &cell));
    BAD(sudoku_rules_add_cell(rules, false, NULL));
    BAD(sudoku_rules_begin_alternatives(NULL));
    BAD(sudoku_rules_next_alternative(NULL));
    BAD(sudoku_rules_end_alternatives(NULL));
    BAD(sudoku_rules_check(NULL, values, &broken));
    BAD(sudoku_rules_check(rules, NULL, &broken));
    BAD(sudoku_rules_check(rules, values, NULL));
    CHECK_EQ(sudoku_rules_describe(rules, 0, NULL, 8), 0);
}

static void texts_need_all(void)
{
    struct sudoku_rules *rules;
    size_t length;
    BAD(sudoku_rules_read(NULL, 0, NULL, &rules, NULL));
    BAD(sudoku_rules_read(".", 1, NULL, NULL, NULL));
    BAD(sudoku_rules_convert(NULL, 0, SUDOKU_RULE_TEXT_DOTS, NULL, NULL, 0, &length, NULL));
    BAD(sudoku_rules_convert(".", 1, SUDOKU_RULE_TEXT_DOTS, NULL, NULL, 0, NULL, NULL));
    BAD(sudoku_named_rule_get(0, NULL));
    CHECK(!sudoku_rules_detect(NULL, 0));
}

static void primitives_need_all(struct sudoku_rules *rules)
{
    const sudoku_valueset allowed[9] = {1};
    const struct sudoku_automaton automaton = SUDOKU_AUTOMATON_INIT;
    BAD(sudoku_rules_add_different(NULL, cells, 2));
    BAD(sudoku_rules_add_different(rules, NULL, 2));
    BAD(sudoku_rules_add_sum(NULL, cells, NULL, 2, 1, 2));
    BAD(sudoku_rules_add_sum(rules, NULL, NULL, 2, 1, 2));
    BAD(sudoku_rules_add_pair(NULL, 0, 1, allowed));
    BAD(sudoku_rules_add_pair(rules, 0, 1, NULL));
    BAD(sudoku_rules_add_count(NULL, cells, 2, 1, 1));
    BAD(sudoku_rules_add_count(rules, NULL, 2, 1, 1));
    BAD(sudoku_rules_add_element(NULL, 0, 1, 1, cells, 2));
    BAD(sudoku_rules_add_element(rules, 0, 1, 1, NULL, 2));
    BAD(sudoku_rules_add_automaton(NULL, cells, 2, &automaton));
    BAD(sudoku_rules_add_automaton(rules, NULL, 2, &automaton));
    BAD(sudoku_rules_add_automaton(rules, cells, 2, NULL));
}

static void solvers_need_all(struct sudoku_rules *rules)
{
    struct sudoku_rule_solver *solver;
    sudoku_valueset sets[81];
    uint8_t solution[81];
    uint64_t count;
    int broken;
    BAD(sudoku_rule_solver_create(NULL, &solver));
    CHECK(solver == NULL);
    BAD(sudoku_rule_solver_create(rules, NULL));
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    BAD(sudoku_rule_solver_solve(NULL, NULL, NULL, solution));
    BAD(sudoku_rule_solver_solve(solver, NULL, NULL, NULL));
    BAD(sudoku_rule_solver_unique(NULL, NULL, NULL, solution));
    BAD(sudoku_rule_solver_unique(solver, NULL, NULL, NULL));
    BAD(sudoku_rule_solver_count(NULL, NULL, NULL, &count));
    BAD(sudoku_rule_solver_count(solver, NULL, NULL, NULL));
    BAD(sudoku_rule_solver_enumerate(NULL, NULL, NULL, ignore, NULL));
    BAD(sudoku_rule_solver_enumerate(solver, NULL, NULL, NULL, NULL));
    BAD(sudoku_rule_solver_candidates(NULL, NULL, sets));
    BAD(sudoku_rule_solver_candidates(solver, NULL, NULL));
    BAD(sudoku_rule_solver_true_candidates(NULL, NULL, NULL, sets));
    BAD(sudoku_rule_solver_true_candidates(solver, NULL, NULL, NULL));
    BAD(sudoku_rule_solver_find_conflict(NULL, NULL, &broken));
    BAD(sudoku_rule_solver_find_conflict(solver, NULL, NULL));
    sudoku_rule_solver_destroy(solver);
}

int main(void)
{
    struct sudoku_rules *rules;
    texts_need_all();
    CHECK_EQ(sudoku_rules_create(NULL, &rules), SUDOKU_OK);
    no_object_has_nothing();
    lists_need_all(rules);
    primitives_need_all(rules);
    solvers_need_all(rules);
    sudoku_rules_destroy(rules);
    return check_result();
}
