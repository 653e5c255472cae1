#include "rules/primitives/different.h"

#include "common/argument.h"
#include "rules/valueset.h"

static bool different_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    uint32_t seen = 0;
    for (unsigned i = 0; i < rule->cell_count; i++) {
        uint32_t value = UINT32_C(1) << (values[i] - rule->min_value);
        if (seen & value)
            return false;
        seen |= value;
    }
    return true;
}

/* Removes the values of single sets from the others; false if two are equal or one is empty. */
static bool eliminate(sudoku_valueset *sets, unsigned count)
{
    uint32_t done = 0;
    for (;;) {
        uint32_t singles = 0;
        for (unsigned i = 0; i < count; i++) {
            if (sets[i] == 0)
                return false;
            if (!valueset_is_single(sets[i]))
                continue;
            if (singles & sets[i])
                return false;
            singles |= sets[i];
        }
        if (singles == done)
            return true;
        for (unsigned i = 0; i < count; i++)
            if (!valueset_is_single(sets[i]))
                sets[i] &= (sudoku_valueset)~singles;
        done = singles;
    }
}

/* Sets cells of a full unit that alone have a value; false if a value has no place, or a cell alone
 * has two. */
static bool find_hidden(sudoku_valueset *sets, unsigned count, sudoku_valueset all)
{
    sudoku_valueset once = 0, twice = 0;
    for (unsigned i = 0; i < count; i++) {
        twice |= once & sets[i];
        once |= sets[i];
    }
    if (once != all)
        return false;
    for (unsigned i = 0; i < count; i++) {
        sudoku_valueset own = sets[i] & once & (sudoku_valueset)~twice;
        if (own & (own - 1U))
            return false;
        sets[i] = own ? own : sets[i];
    }
    return true;
}

static bool different_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    (void)changed;
    if (!eliminate(sets, rule->cell_count))
        return false;
    return rule->cell_count < rule->value_count ||
           (find_hidden(sets, rule->cell_count, valueset_all(rule->value_count)) &&
            eliminate(sets, rule->cell_count));
}

const struct sudoku_rule_kind different_kind = {
    .size = sizeof(struct sudoku_rule_kind),
    .name = "different",
    .shape = SUDOKU_RULE_SHAPE_UNIT,
    .color = 0xE3EAF3,
    .holds = different_holds,
    .narrow = different_narrow,
};

static bool has_twice(const uint16_t *cells, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        for (unsigned j = 0; j < i; j++)
            if (cells[i] == cells[j])
                return true;
    return false;
}

enum sudoku_status sudoku_rules_add_different(struct sudoku_rules *rules, const uint16_t *cells,
                                              unsigned count)
{
    if (!argument_expect(rules, "rules is NULL") || !argument_expect(cells, "cells is NULL") ||
        !argument_expect(count <= sudoku_rules_value_count(rules),
                         "count is over the number of values") ||
        !argument_expect(!has_twice(cells, count), "cells has a cell twice"))
        return SUDOKU_ERR_ARGUMENT;
    return sudoku_rules_add(rules, &different_kind, cells, count, NULL);
}
