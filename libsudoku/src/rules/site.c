#include "rules/site.h"

#include "rules/primitives/different.h"
#include "rules/primitives/pairs.h"

bool sudoku_rule_site_differ(const struct sudoku_rule_site *site, unsigned i, unsigned j)
{
    if (!site || i >= site->rule->cell_count || j >= site->rule->cell_count)
        return false;
    return site->differ[site->rule->cells[i] * site->rules->cell_count + site->rule->cells[j]];
}

sudoku_valueset sudoku_rule_site_values(const struct sudoku_rule_site *site, unsigned i)
{
    return site && i < site->rule->cell_count ? site->start[site->rule->cells[i]] : 0;
}

void *sudoku_rule_site_alloc(struct sudoku_rule_site *site, size_t size)
{
    return site ? arena_alloc(site->arena, size) : NULL;
}

/* True if RULE, a primitive, never lets two of its cells have the same value. */
static bool excludes_equal(const struct sudoku_rule *rule)
{
    return rule->kind == &different_kind || (rule->kind == &pairs_kind && pairs_differ(rule));
}

void site_add_differences(const struct sudoku_rules *rules, unsigned choice, uint8_t *differ)
{
    for (size_t r = 0; r < rules->rule_count; r++) {
        const struct sudoku_rule *rule = &rules->rule[r];
        if (rule->choice != choice || !excludes_equal(rule))
            continue;
        for (unsigned i = 0; i < rule->cell_count; i++)
            for (unsigned j = 0; j < rule->cell_count; j++)
                if (i != j)
                    differ[rule->cells[i] * rules->cell_count + rule->cells[j]] = 1;
    }
}
