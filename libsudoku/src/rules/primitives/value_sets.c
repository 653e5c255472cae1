#include "rules/primitives/value_sets.h"

#include "rules/primitives/cage.h"
#include "rules/valueset.h"

static bool value_sets_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct value_sets_spec *spec = rule->spec;
    sudoku_valueset set = 0;
    for (unsigned i = 0; i < rule->cell_count; i++)
        set |= (sudoku_valueset)(1U << (values[i] - rule->min_value));
    for (unsigned i = 0; i < spec->set_count; i++)
        if (spec->sets[i] == set)
            return true;
    return false;
}

static bool value_sets_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    const struct value_sets_spec *spec = rule->spec;
    (void)changed;
    return cage_narrow_sets(spec->sets, spec->set_count, sets, rule->cell_count);
}

const struct sudoku_rule_kind value_sets_kind = {
    .size = sizeof(struct sudoku_rule_kind),
    .name = "set of values",
    .holds = value_sets_holds,
    .narrow = value_sets_narrow,
};

enum sudoku_status value_sets_add(struct sudoku_rules *rules, const uint16_t *cells, unsigned count,
                                  const sudoku_valueset *sets, unsigned set_count)
{
    struct value_sets_spec spec = {sudoku_rules_keep(rules, sets, set_count * sizeof *sets),
                                   set_count};
    void *kept = sudoku_rules_keep(rules, &spec, sizeof spec);
    return spec.sets && kept ? sudoku_rules_add(rules, &value_sets_kind, cells, count, kept)
                             : SUDOKU_ERR_MEMORY;
}
