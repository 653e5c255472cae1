#include "rules/primitives/counts.h"

#include "common/argument.h"
#include "rules/valueset.h"

/* The last bit of COUNTS stands for its number and all larger ones. */
enum { MAX_CELLS = 256, LAST_COUNT = 63 };

struct counts_spec {
    sudoku_valueset values;
    uint64_t counts;
};

/* True if COUNT is one of COUNTS. */
static bool allows(uint64_t counts, unsigned count)
{
    return counts >> (count < LAST_COUNT ? count : LAST_COUNT) & 1;
}

static bool counts_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct counts_spec *spec = rule->spec;
    unsigned count = 0;
    for (unsigned i = 0; i < rule->cell_count; i++)
        count += spec->values >> (values[i] - rule->min_value) & 1;
    return allows(spec->counts, count);
}

/* Sets cells that may have a value of WANTED but need not to having one, or to having none. */
static void decide(sudoku_valueset *sets, unsigned count, sudoku_valueset wanted, bool have)
{
    for (unsigned i = 0; i < count; i++)
        if ((sets[i] & wanted) && (sets[i] & ~wanted))
            sets[i] &= have ? wanted : (sudoku_valueset)~wanted;
}

static bool counts_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    const struct counts_spec *spec = rule->spec;
    unsigned min = 0, max = 0;
    (void)changed;
    for (unsigned i = 0; i < rule->cell_count; i++) {
        if (sets[i] == 0)
            return false;
        max += (sets[i] & spec->values) != 0;
        min += (sets[i] & ~spec->values) == 0;
    }
    unsigned lowest = min, highest = max;
    while (lowest <= max && !allows(spec->counts, lowest))
        lowest++;
    if (lowest > max)
        return false;
    while (!allows(spec->counts, highest))
        highest--;
    if (highest == min || lowest == max)
        decide(sets, rule->cell_count, spec->values, lowest == max);
    return true;
}

const struct sudoku_rule_kind counts_kind = {
    .size = sizeof(struct sudoku_rule_kind),
    .name = "count",
    .holds = counts_holds,
    .narrow = counts_narrow,
    .is_stable = true,
};

enum sudoku_status sudoku_rules_add_count(struct sudoku_rules *rules, const uint16_t *cells,
                                          unsigned count, sudoku_valueset values, uint64_t counts)
{
    if (!argument_expect(rules, "rules is NULL") ||
        !argument_expect(count <= MAX_CELLS, "count is over 256"))
        return SUDOKU_ERR_ARGUMENT;
    const struct counts_spec spec = {values, counts};
    void *kept = sudoku_rules_keep(rules, &spec, sizeof spec);
    return kept ? sudoku_rules_add(rules, &counts_kind, cells, count, kept) : SUDOKU_ERR_MEMORY;
}
