/* The reasons for which functions of rules.h reject arguments. */
#include <sudoku/rule_text.h>

#include "refused.h"

static const uint16_t cells[300] = {0, 1, 2};

static void boards_must_fit(void)
{
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_rules *rules;
    REFUSED(sudoku_rules_create(&options, NULL), "rules is NULL");
    options.size = 1;
    REFUSED(sudoku_rules_create(&options, &rules), "options->size is too small");
    options = (struct sudoku_rules_options)SUDOKU_RULES_OPTIONS_INIT;
    options.min_value = 101;
    REFUSED(sudoku_rules_create(&options, &rules), "options->min_value is over 100");
    options = (struct sudoku_rules_options)SUDOKU_RULES_OPTIONS_INIT;
    options.rows = 17;
    REFUSED(sudoku_rules_create(&options, &rules), "options->rows or columns is not 1..16");
    options.rows = 9;
    options.value_count = 17;
    REFUSED(sudoku_rules_create(&options, &rules), "options->value_count is not 1..16");
    options.value_count = 8;
    REFUSED(sudoku_rules_create(&options, &rules),
            "options->value_count is smaller than a row or a column is long");
    options.has_free_lines = true;
    REFUSED(sudoku_rules_create(&options, &rules), "options->value_count is smaller than a box");
    options.value_count = 9;
    options.box_rows = 2;
    REFUSED(sudoku_rules_create(&options, &rules),
            "options->box_rows and box_columns do not divide the board");
}

static void layouts_must_fit(void)
{
    struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
    struct sudoku_layout_options large = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    struct sudoku_rules *rules;
    large.side = 25;
    CHECK_EQ(sudoku_layout_create(&large, &layout), SUDOKU_OK);
    options.layout = layout;
    REFUSED(sudoku_rules_create(&options, &rules), "options->layout is too large");
    CHECK(rules == NULL);
    sudoku_layout_destroy(layout);
}

static bool holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    (void)rule;
    return values[0] != 0;
}

static void rules_must_be_of_the_board(struct sudoku_rules *rules)
{
    const struct sudoku_rule_kind small = {.size = 1}, nameless = {.size = sizeof nameless},
                                  kind = {.size = sizeof kind, .name = "kind", .holds = holds};
    const uint16_t outside[] = {81}, twice[] = {3, 3};
    REFUSED(sudoku_rules_add(rules, NULL, cells, 1, NULL), "kind is NULL");
    REFUSED(sudoku_rules_add(rules, &small, cells, 1, NULL), "kind->size is too small");
    REFUSED(sudoku_rules_add(rules, &nameless, cells, 1, NULL), "kind has no name or no holds");
    REFUSED(sudoku_rules_add(rules, &kind, NULL, 1, NULL), "cells is NULL");
    REFUSED(sudoku_rules_add(rules, &kind, cells, 0, NULL), "the number of cells is not 1..1024");
    REFUSED(sudoku_rules_add(rules, &kind, outside, 1, NULL), "cells has a cell outside the board");
    REFUSED(sudoku_rules_add_different(rules, cells, 10), "count is over the number of values");
    REFUSED(sudoku_rules_add_different(rules, twice, 2), "cells has a cell twice");
    REFUSED(sudoku_rules_restrict(rules, 81, 1), "cell is outside the board");
    REFUSED(sudoku_rules_restrict(rules, 0, 512), "set has a value over the largest");
    REFUSED(sudoku_rules_give(rules, 0, 10), "value is not one of the board");
    REFUSED(sudoku_rules_give(rules, 0, 0), "value is not one of the board");
    REFUSED(sudoku_rules_add_cell(rules, false, NULL), "cell is NULL");
}

static void the_number_of_cells_is_bounded(void)
{
    struct sudoku_rules *rules;
    uint16_t cell;
    CHECK_EQ(sudoku_rules_create(NULL, &rules), SUDOKU_OK);
    for (unsigned i = 81; i < SUDOKU_RULES_MAX_CELLS; i++)
        CHECK_EQ(sudoku_rules_add_cell(rules, false, &cell), SUDOKU_OK);
    REFUSED(sudoku_rules_add_cell(rules, false, &cell), "the board has 1024 cells");
    sudoku_rules_destroy(rules);
}

static void primitives_must_be_in_range(struct sudoku_rules *rules)
{
    const sudoku_valueset allowed[9] = {1};
    const int coefficients[] = {1, 1001};
    REFUSED(sudoku_rules_add_sum(rules, cells, NULL, 0, 1, 1), "count is not 1..256");
    REFUSED(sudoku_rules_add_sum(rules, cells, NULL, 2, 2, 1), "min_sum is over max_sum");
    REFUSED(sudoku_rules_add_sum(rules, cells, coefficients, 2, 1, 1),
            "coefficients has a number that is not -1000..1000");
    REFUSED(sudoku_rules_add_pair(rules, 0, 1, NULL), "allowed is NULL");
    REFUSED(sudoku_rules_add_pair(rules, 81, 1, allowed), "a or b is outside the board");
    REFUSED(sudoku_rules_add_count(rules, cells, 257, 1, 1), "count is over 256");
    REFUSED(sudoku_rules_add_element(rules, 81, 1, 1, cells, 2),
            "index or target is outside the board");
    REFUSED(sudoku_rules_add_element(rules, 1, 101, 1, cells, 2), "first is not -100..100");
}

static void automata_must_be_valid(struct sudoku_rules *rules)
{
    const struct sudoku_transition wrong = {0, 5, 1}, right = {0, 0, 1};
    const uint8_t yes[1] = {1}, two[1] = {2};
    struct sudoku_automaton automaton = SUDOKU_AUTOMATON_INIT;
    REFUSED(sudoku_rules_add_automaton(rules, cells, 2, NULL), "automaton is NULL");
    REFUSED(sudoku_rules_add_automaton(rules, cells, 2, &automaton),
            "automaton->state_count is not 1..4096");
    automaton.state_count = automaton.transition_count = 1;
    REFUSED(sudoku_rules_add_automaton(rules, cells, 2, &automaton),
            "automaton has an array that is NULL");
    automaton.transitions = &wrong;
    automaton.is_start = two;
    automaton.is_final = yes;
    REFUSED(sudoku_rules_add_automaton(rules, cells, 2, &automaton),
            "automaton->is_start or is_final has a number over 1");
    automaton.is_start = yes;
    REFUSED(sudoku_rules_add_automaton(rules, cells, 2, &automaton),
            "automaton->transitions has a state out of range");
    automaton.transitions = &right;
    CHECK_EQ(sudoku_rules_add_automaton(rules, cells, 2, &automaton), SUDOKU_OK);
    automaton.size = 1;
    REFUSED(sudoku_rules_add_automaton(rules, cells, 2, &automaton),
            "automaton->size is too small");
}

/* 255 cells and 4096 states that do not merge: over 65535 nodes. */
static void automata_must_not_be_too_large(struct sudoku_rules *rules)
{
    static struct sudoku_transition transitions[4096];
    static uint8_t yes[4096];
    struct sudoku_automaton automaton = SUDOKU_AUTOMATON_INIT;
    struct sudoku_rule_solver *solver;
    for (unsigned i = 0; i < 4096; i++) {
        transitions[i] = (struct sudoku_transition){(uint16_t)i, (uint16_t)i, 511};
        yes[i] = 1;
    }
    automaton.state_count = automaton.transition_count = 4096;
    automaton.transitions = transitions;
    automaton.is_start = automaton.is_final = yes;
    CHECK_EQ(sudoku_rules_add_automaton(rules, cells, 255, &automaton), SUDOKU_OK);
    REFUSED(sudoku_rule_solver_create(rules, &solver), "an automaton is too large for its line");
    CHECK(solver == NULL);
}

static void alternatives_must_be_closed(void)
{
    struct sudoku_rules *rules;
    struct sudoku_rule_solver *solver;
    const uint8_t values[81] = {1};
    int broken;
    CHECK_EQ(sudoku_rules_create(NULL, &rules), SUDOKU_OK);
    REFUSED(sudoku_rules_check(rules, values, &broken), "values has a number that is no value");
    REFUSED(sudoku_rules_check(rules, NULL, &broken), "values is NULL");
    REFUSED(sudoku_rules_check(rules, values, NULL), "broken is NULL");
    REFUSED(sudoku_rules_end_alternatives(rules), "no alternatives are open");
    for (unsigned i = 0; i < 16; i++)
        CHECK_EQ(sudoku_rules_begin_alternatives(rules), SUDOKU_OK);
    REFUSED(sudoku_rules_begin_alternatives(rules), "alternatives are nested too deep");
    REFUSED(sudoku_rules_next_alternative(rules), "an alternative has no rule");
    REFUSED(sudoku_rule_solver_create(rules, &solver), "alternatives are open");
    sudoku_rules_destroy(rules);
}

static void too_many_rules_are_rejected(void)
{
    struct sudoku_rules *rules;
    struct sudoku_rule_solver *solver;
    CHECK_EQ(sudoku_rules_create(NULL, &rules), SUDOKU_OK);
    for (unsigned i = 0; i < 65536; i++)
        CHECK_EQ(sudoku_rules_add_count(rules, cells, 1, 1, 3), SUDOKU_OK);
    REFUSED(sudoku_rule_solver_create(rules, &solver), "rules has over 65535 rules");
    sudoku_rules_destroy(rules);
}

static void texts_need_all(void)
{
    struct sudoku_rules *rules;
    struct sudoku_named_rule named = SUDOKU_NAMED_RULE_INIT;
    size_t written;
    REFUSED(sudoku_rules_read(NULL, 0, NULL, &rules, NULL), "text is NULL");
    REFUSED(sudoku_rules_read(".", 1, NULL, NULL, NULL), "rules is NULL");
    REFUSED(sudoku_rules_convert(NULL, 0, SUDOKU_RULE_TEXT_DOTS, NULL, NULL, 0, &written, NULL),
            "text is NULL");
    REFUSED(sudoku_rules_convert(".", 1, SUDOKU_RULE_TEXT_DOTS, NULL, NULL, 0, NULL, NULL),
            "written is NULL");
    REFUSED(
        sudoku_rules_convert(".", 1, (enum sudoku_rule_text_form)4, NULL, NULL, 0, &written, NULL),
        "form is unknown");
    REFUSED(sudoku_named_rule_get(0, NULL), "named is NULL");
    named.size = 1;
    REFUSED(sudoku_named_rule_get(0, &named), "named->size is too small");
}

static void queries_need_an_output(struct sudoku_rules *rules)
{
    struct sudoku_rule_solver *solver;
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    REFUSED(sudoku_rule_solver_solve(solver, NULL, NULL, NULL), "solution is NULL");
    REFUSED(sudoku_rule_solver_count(solver, NULL, NULL, NULL), "count is NULL");
    REFUSED(sudoku_rule_solver_enumerate(solver, NULL, NULL, NULL, NULL), "callback is NULL");
    REFUSED(sudoku_rule_solver_candidates(solver, NULL, NULL), "result is NULL");
    sudoku_rule_solver_destroy(solver);
}

int main(void)
{
    struct sudoku_rules *rules;
    boards_must_fit();
    layouts_must_fit();
    CHECK_EQ(sudoku_rules_create(NULL, &rules), SUDOKU_OK);
    rules_must_be_of_the_board(rules);
    the_number_of_cells_is_bounded();
    primitives_must_be_in_range(rules);
    texts_need_all();
    queries_need_an_output(rules);
    automata_must_be_valid(rules);
    automata_must_not_be_too_large(rules);
    alternatives_must_be_closed();
    too_many_rules_are_rejected();
    sudoku_rules_destroy(rules);
    return check_result();
}
