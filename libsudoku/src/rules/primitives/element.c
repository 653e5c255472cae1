#include "rules/primitives/element.h"

#include <string.h>

#include "common/argument.h"
#include "rules/valueset.h"

/* The order of the rule's cells: the index, the target, the cells that the index points to. */
enum { INDEX = 0, TARGET = 1, LIST = 2, MAX_CELLS = 256, MAX_FIRST = 100 };

struct element_spec {
    int first; /* the index of the first cell of the list */
};

static bool element_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct element_spec *spec = rule->spec;
    int at = values[INDEX] - spec->first;
    return at >= 0 && at < (int)rule->cell_count - LIST && values[LIST + at] == values[TARGET];
}

/* Returns the position in the list for the value VALUE, from 0, of the index; -1 if none. */
static int position_of(const struct sudoku_rule *rule, unsigned value)
{
    const struct element_spec *spec = rule->spec;
    int at = (int)(value + rule->min_value) - spec->first;
    return at >= 0 && at < (int)rule->cell_count - LIST ? at : -1;
}

static bool element_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    sudoku_valueset possible = 0;
    (void)changed;
    for (unsigned left = sets[INDEX]; left; left &= left - 1) {
        unsigned value = valueset_min((sudoku_valueset)left);
        int at = position_of(rule, value);
        if (at >= 0 && (sets[LIST + at] & sets[TARGET]))
            possible |= sets[LIST + at];
        else
            sets[INDEX] &= (sudoku_valueset) ~(1U << value);
    }
    sets[TARGET] &= possible;
    if (!sets[INDEX] || !sets[TARGET])
        return false;
    if (valueset_is_single(sets[INDEX]))
        sets[LIST + position_of(rule, valueset_min(sets[INDEX]))] &= sets[TARGET];
    return true;
}

const struct sudoku_rule_kind element_kind = {
    .size = sizeof(struct sudoku_rule_kind),
    .name = "element",
    .holds = element_holds,
    .narrow = element_narrow,
};

enum sudoku_status sudoku_rules_add_element(struct sudoku_rules *rules, unsigned index, int first,
                                            unsigned target, const uint16_t *cells, unsigned count)
{
    uint16_t all[LIST + MAX_CELLS] = {(uint16_t)index, (uint16_t)target};
    if (!argument_expect(rules, "rules is NULL") || !argument_expect(cells, "cells is NULL") ||
        !argument_expect(count - 1 < MAX_CELLS, "count is not 1..256") ||
        !argument_expect(first >= -MAX_FIRST && first <= MAX_FIRST, "first is not -100..100") ||
        !argument_expect(index < sudoku_rules_cell_count(rules) &&
                             target < sudoku_rules_cell_count(rules),
                         "index or target is outside the board"))
        return SUDOKU_ERR_ARGUMENT;
    memcpy(all + LIST, cells, count * sizeof *cells);
    const struct element_spec spec = {first};
    void *kept = sudoku_rules_keep(rules, &spec, sizeof spec);
    return kept ? sudoku_rules_add(rules, &element_kind, all, LIST + count, kept)
                : SUDOKU_ERR_MEMORY;
}
