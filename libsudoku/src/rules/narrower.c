#include "rules/narrower.h"

#include "rules/rules.h"
#include "rules/valueset.h"

/* narrow() of a kind that has none: once one cell at most is open, its values are tried by
 * holds(). */
static bool try_last_cell(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    uint8_t values[SUDOKU_RULES_MAX_CELLS];
    unsigned open = rule->cell_count;
    (void)changed;
    for (unsigned i = 0; i < rule->cell_count; i++) {
        if (sets[i] == 0)
            return false;
        values[i] = (uint8_t)(rule->min_value + valueset_min(sets[i]));
        if (valueset_is_single(sets[i]))
            continue;
        if (open < rule->cell_count)
            return true;
        open = i;
    }
    if (open == rule->cell_count)
        return rule->kind->holds(rule, values);
    for (unsigned left = sets[open]; left; left &= left - 1) {
        unsigned value = valueset_min((sudoku_valueset)left);
        values[open] = (uint8_t)(rule->min_value + value);
        if (!rule->kind->holds(rule, values))
            sets[open] &= (sudoku_valueset) ~(1U << value);
    }
    return sets[open] != 0;
}

enum sudoku_status narrower_prepare(struct sudoku_rule_site *site, struct narrower *narrower)
{
    const struct sudoku_rule *rule = site->rule;
    const struct sudoku_rule_kind *kind = rule->kind;
    void *data = NULL;
    enum sudoku_status status =
        kind->narrow && kind->prepare ? kind->prepare(rule, site, &data) : SUDOKU_OK;
    *narrower = (struct narrower){
        .narrow = kind->narrow ? kind->narrow : try_last_cell,
        .data = kind->narrow && kind->prepare ? data : rule,
        .cells = rule->cells,
        .cell_count = rule->cell_count,
        .wake = kind->narrow ? kind->wake : SUDOKU_RULE_WAKE_SINGLE,
        .rule = (unsigned)(rule - site->rules->rule),
        .is_stable = kind->narrow && kind->is_stable && !rules_rule_has_twice(rule),
    };
    return status;
}
