/* The check of values against the definitions of rules, and the names of rules. */
#include <stdio.h>
#include <string.h>

#include "common/argument.h"
#include "rules/primitives/different.h"
#include "rules/rules.h"

bool rules_gather(const struct sudoku_rule *rule, const uint8_t *values, uint8_t *own)
{
    for (unsigned i = 0; i < rule->cell_count; i++) {
        own[i] = values[rule->cells[i]];
        if (own[i] == SUDOKU_RULES_EMPTY)
            return false;
    }
    return true;
}

bool rules_rule_has_twice(const struct sudoku_rule *rule)
{
    for (unsigned i = 0; i < rule->cell_count; i++)
        for (unsigned j = 0; j < i; j++)
            if (rule->cells[i] == rule->cells[j])
                return true;
    return false;
}

bool rules_rule_holds(const struct sudoku_rules *rules, const struct sudoku_rule *rule,
                      const uint8_t *values)
{
    uint8_t own[SUDOKU_RULES_MAX_CELLS];
    (void)rules;
    return !rules_gather(rule, values, own) || rule->kind->holds(rule, own);
}

bool rules_choice_holds(const struct sudoku_rules *rules, unsigned choice, const uint8_t *values)
{
    for (size_t i = 0; i < rules->rule_count; i++)
        if (rules->rule[i].choice == choice && !rules_rule_holds(rules, &rules->rule[i], values))
            return false;
    return true;
}

/* True if VALUES are values of the board or empty. */
static bool values_are_valid(const struct sudoku_rules *rules, const uint8_t *values)
{
    for (unsigned cell = 0; cell < rules->cell_count; cell++)
        if (values[cell] != SUDOKU_RULES_EMPTY &&
            values[cell] - rules->min_value >= rules->value_count)
            return false;
    return true;
}

static bool starts_are_kept(const struct sudoku_rules *rules, const uint8_t *values)
{
    for (unsigned cell = 0; cell < rules->cell_count; cell++)
        if (values[cell] != SUDOKU_RULES_EMPTY &&
            !(rules->values[cell] >> (values[cell] - rules->min_value) & 1))
            return false;
    return true;
}

enum sudoku_status sudoku_rules_check(const struct sudoku_rules *rules, const uint8_t *values,
                                      int *broken)
{
    if (!argument_expect(rules, "rules is NULL") || !argument_expect(values, "values is NULL") ||
        !argument_expect(broken, "broken is NULL") ||
        !argument_expect(rules->open_count == 0, "alternatives are open") ||
        !argument_expect(values_are_valid(rules, values), "values has a number that is no value"))
        return SUDOKU_ERR_ARGUMENT;
    if (!starts_are_kept(rules, values)) {
        *broken = -1;
        return SUDOKU_CONFLICT;
    }
    for (size_t i = 0; i < rules->rule_count; i++) {
        const struct sudoku_rule *rule = &rules->rule[i];
        if (rule->parent < 0 && rule->choice == 0 && !rules_rule_holds(rules, rule, values)) {
            *broken = (int)i;
            return SUDOKU_CONFLICT;
        }
    }
    return SUDOKU_OK;
}

/* Returns the length of TEXT with a word more, written if there is room. */
static size_t write_cell(const struct sudoku_rules *rules, unsigned cell, char *text, size_t size,
                         size_t length)
{
    char name[32];
    if (cell < rules->board_cell_count)
        snprintf(name, sizeof name, " r%uc%u", rules->row[cell] + 1U, rules->column[cell] + 1U);
    else
        snprintf(name, sizeof name, " x%u", cell - rules->board_cell_count + 1);
    if (length < size)
        snprintf(text + length, size - length, "%s", name);
    return length + strlen(name);
}

/* Writes "row 3" or "column 3" if RULE is that the values of a whole one differ; returns the
 * length, 0 if it is not. */
static size_t describe_line(const struct sudoku_rules *rules, const struct sudoku_rule *rule,
                            char *text, size_t size)
{
    bool is_row = rule->cell_count == rules->columns, is_column = rule->cell_count == rules->rows;
    if (rule->kind != &different_kind)
        return 0;
    for (unsigned i = 0; i < rule->cell_count; i++) {
        unsigned cell = rule->cells[i], first = rule->cells[0];
        if (cell >= rules->board_cell_count)
            return 0;
        is_row = is_row && rules->row[cell] == rules->row[first];
        is_column = is_column && rules->column[cell] == rules->column[first];
    }
    if (!is_row && !is_column)
        return 0;
    return (size_t)snprintf(text, size, "different digits in %s %u", is_row ? "row" : "column",
                            (is_row ? rules->row : rules->column)[rule->cells[0]] + 1U);
}

size_t sudoku_rules_describe(const struct sudoku_rules *rules, unsigned index, char *text,
                             size_t size)
{
    const struct sudoku_rule *rule = sudoku_rules_rule(rules, index);
    if (!rule || (size && !text))
        return 0;
    size_t length = describe_line(rules, rule, text, size);
    if (length)
        return length;
    length = rule->kind->say ? rule->kind->say(rule, text, size)
                             : (size_t)snprintf(text, size, "%s", rule->kind->name);
    if (length < size)
        snprintf(text + length, size - length, " at");
    length += strlen(" at");
    for (unsigned i = 0; i < rule->cell_count; i++)
        length = write_cell(rules, rule->cells[i], text, size, length);
    return length;
}
