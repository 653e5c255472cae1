#include "rules/site.h"

#include "rules/primitives/different.h"
#include "rules/primitives/pairs.h"
#include "rules/valueset.h"

bool sudoku_rule_site_differ(const struct sudoku_rule_site *site, unsigned i, unsigned j)
{
    if (!site || i >= site->rule->cell_count || j >= site->rule->cell_count)
        return false;
    return site->unequal[site->rule->cells[i] * site->rules->cell_count + site->rule->cells[j]] ==
           rules_all_values(site->rules);
}

sudoku_valueset sudoku_rule_site_values(const struct sudoku_rule_site *site, unsigned i)
{
    return site && i < site->rule->cell_count ? site->start[site->rule->cells[i]] : 0;
}

void *sudoku_rule_site_alloc(struct sudoku_rule_site *site, size_t size)
{
    return site ? arena_alloc(site->arena, size) : NULL;
}

/* Returns the values that no two cells of RULE, a primitive, both have. */
static sudoku_valueset excluded_twice(const struct sudoku_rule *rule)
{
    if (rule->kind == &different_kind)
        return valueset_all(rule->value_count);
    return rule->kind == &pairs_kind ? pairs_unequal(rule) : 0;
}

void site_add_unequal(const struct sudoku_rules *rules, unsigned choice, sudoku_valueset *unequal)
{
    for (size_t r = 0; r < rules->rule_count; r++) {
        const struct sudoku_rule *rule = &rules->rule[r];
        sudoku_valueset values = rule->choice == choice ? excluded_twice(rule) : 0;
        for (unsigned i = 0; values && i < rule->cell_count; i++)
            for (unsigned j = 0; j < rule->cell_count; j++)
                if (rule->cells[i] != rule->cells[j])
                    unequal[rule->cells[i] * rules->cell_count + rule->cells[j]] |= values;
    }
}
