#include "rules/primitives/pairs.h"

#include <string.h>

#include "common/argument.h"
#include "rules/valueset.h"

/* The relation: the values of the second cell by that of the first. */
struct pairs_spec {
    sudoku_valueset allowed[SUDOKU_RULES_MAX_VALUES];
};

/* The values of one cell that go with any of a set of the other's, by the bytes of the set. */
struct pairs_image {
    sudoku_valueset low[256], high[256];
};

struct pairs_data {
    struct pairs_image forward, backward;
};

static bool pairs_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct pairs_spec *spec = rule->spec;
    unsigned a = values[0] - rule->min_value, b = values[1] - rule->min_value;
    return spec->allowed[a] >> b & 1;
}

sudoku_valueset pairs_unequal(const struct sudoku_rule *rule)
{
    const struct pairs_spec *spec = rule->spec;
    sudoku_valueset values = 0;
    unsigned set = 1;
    for (unsigned value = 0; value < rule->value_count; value++, set <<= 1)
        if (!(spec->allowed[value] & set))
            values |= (sudoku_valueset)set;
    return values;
}

bool pairs_allow_equal_only(const struct sudoku_rule *rule)
{
    const struct pairs_spec *spec = rule->spec;
    for (unsigned value = 0; value < rule->value_count; value++)
        if (spec->allowed[value] & (sudoku_valueset) ~(1U << value))
            return false;
    return true;
}

bool pairs_exclude_equal_only(const struct sudoku_rule *rule)
{
    const struct pairs_spec *spec = rule->spec;
    sudoku_valueset all = valueset_all(rule->value_count);
    for (unsigned value = 0; value < rule->value_count; value++)
        if ((spec->allowed[value] | 1U << value) != all)
            return false;
    return rule->cells[0] != rule->cells[1];
}

static sudoku_valueset image_of(const struct pairs_image *image, sudoku_valueset set)
{
    return image->low[set & 255] | image->high[set >> 8];
}

static bool pairs_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct pairs_data *own = data;
    (void)changed;
    sets[1] &= image_of(&own->forward, sets[0]);
    sets[0] &= image_of(&own->backward, sets[1]);
    return sets[0] != 0 && sets[1] != 0;
}

/* Fills IMAGE of the relation ALLOWED. */
static void fill_image(struct pairs_image *image, const sudoku_valueset *allowed)
{
    for (unsigned set = 1; set < 256; set++) {
        unsigned lowest = valueset_min((sudoku_valueset)set), rest = set & (set - 1);
        image->low[set] = image->low[rest] | allowed[lowest];
        image->high[set] = image->high[rest] | allowed[lowest + 8];
    }
}

static enum sudoku_status pairs_prepare(const struct sudoku_rule *rule,
                                        struct sudoku_rule_site *site, void **data)
{
    const struct pairs_spec *spec = rule->spec;
    struct pairs_spec converse = {{0}};
    for (unsigned a = 0; a < rule->value_count; a++)
        for (unsigned b = 0; b < rule->value_count; b++)
            converse.allowed[b] |= (sudoku_valueset)((spec->allowed[a] >> b & 1U) << a);
    struct pairs_data *own = sudoku_rule_site_alloc(site, sizeof *own);
    if (!own)
        return SUDOKU_ERR_MEMORY;
    fill_image(&own->forward, spec->allowed);
    fill_image(&own->backward, converse.allowed);
    *data = own;
    return SUDOKU_OK;
}

const struct sudoku_rule_kind pairs_kind = {
    .size = sizeof(struct sudoku_rule_kind),
    .name = "pair",
    .holds = pairs_holds,
    .narrow = pairs_narrow,
    .is_stable = true,
    .prepare = pairs_prepare,
};

enum sudoku_status sudoku_rules_add_pair(struct sudoku_rules *rules, unsigned a, unsigned b,
                                         const sudoku_valueset *allowed)
{
    struct pairs_spec spec = {{0}};
    if (!argument_expect(rules, "rules is NULL") || !argument_expect(allowed, "allowed is NULL") ||
        !argument_expect(a < sudoku_rules_cell_count(rules) && b < sudoku_rules_cell_count(rules),
                         "a or b is outside the board"))
        return SUDOKU_ERR_ARGUMENT;
    unsigned count = sudoku_rules_value_count(rules);
    for (unsigned value = 0; value < count; value++)
        spec.allowed[value] = allowed[value] & valueset_all(count);
    const uint16_t cells[] = {(uint16_t)a, (uint16_t)b};
    void *kept = sudoku_rules_keep(rules, &spec, sizeof spec);
    return kept ? sudoku_rules_add(rules, &pairs_kind, cells, 2, kept) : SUDOKU_ERR_MEMORY;
}
