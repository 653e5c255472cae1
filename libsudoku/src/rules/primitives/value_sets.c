#include "rules/primitives/value_sets.h"

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

struct value_sets {
    const struct cage_choices *choices;
    unsigned count; /* of cells */
};

static bool value_sets_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct value_sets *own = data;
    (void)changed;
    return choices_filter(own->choices, sets, own->count);
}

static enum sudoku_status value_sets_prepare(const struct sudoku_rule *rule,
                                             struct sudoku_rule_site *site, void **data)
{
    const struct value_sets_spec *spec = rule->spec;
    struct value_sets *own = sudoku_rule_site_alloc(site, sizeof *own);
    if (!own)
        return SUDOKU_ERR_MEMORY;
    own->choices = choices_create(site->arena, spec->sets, spec->set_count, rule->value_count);
    own->count = rule->cell_count;
    *data = own;
    return own->choices ? SUDOKU_OK : SUDOKU_ERR_MEMORY;
}

const struct cage_choices *value_sets_choices(const struct narrower *narrower)
{
    const struct value_sets *own = narrower->data;
    return narrower->narrow == value_sets_narrow ? own->choices : NULL;
}

const struct sudoku_rule_kind value_sets_kind = {
    .size = sizeof(struct sudoku_rule_kind),
    .name = "set of values",
    .holds = value_sets_holds,
    .narrow = value_sets_narrow,
    .prepare = value_sets_prepare,
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
