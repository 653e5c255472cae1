#include "rules/groups.h"

#include <string.h>

#include "rules/primitives/different.h"

/* The division of a rule's cells. */
struct division {
    const struct sudoku_rule_site *site;
    const int *classes;
    uint16_t *group;
    uint16_t place[SUDOKU_RULES_MAX_CELLS]; /* of a cell in the rule, or GROUP_NONE */
};

/* A group while it grows: the places of its cells in the rule. */
struct clique {
    unsigned count;
    uint16_t place[SUDOKU_RULES_MAX_VALUES];
};

/* Adds place I to CLIQUE if it is free, of CLASS, and differs from all there. */
static void add_fitting(const struct division *own, int class, unsigned i, struct clique *clique)
{
    if (own->group[i] != GROUP_NONE || (own->classes && own->classes[i] != class) ||
        clique->count == SUDOKU_RULES_MAX_VALUES)
        return;
    for (unsigned k = 0; k < clique->count; k++)
        if (!sudoku_rule_site_differ(own->site, clique->place[k], i))
            return;
    clique->place[clique->count++] = (uint16_t)i;
}

/* Returns the largest group of free cells of CLASS in RULE, whose cells differ, or BEST. */
static struct clique larger(const struct division *own, int class, const struct sudoku_rule *rule,
                            struct clique best)
{
    struct clique clique = {0};
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (own->place[rule->cells[i]] != GROUP_NONE)
            add_fitting(own, class, own->place[rule->cells[i]], &clique);
    return clique.count > best.count ? clique : best;
}

/* Returns the largest of the groups within rules, and of that of the first cells that fit. */
static struct clique largest(const struct division *own, int class)
{
    const struct sudoku_rules *rules = own->site->rules;
    struct clique best = {0};
    for (unsigned i = 0; i < own->site->rule->cell_count; i++)
        add_fitting(own, class, i, &best);
    for (size_t r = 0; r < rules->rule_count; r++) {
        const struct sudoku_rule *rule = &rules->rule[r];
        if (rule->kind == &different_kind && rule->choice == 0 && rule->cell_count > best.count)
            best = larger(own, class, rule, best);
    }
    return best;
}

unsigned groups_divide(const struct sudoku_rule_site *site, const int *classes, uint16_t *group)
{
    struct division own = {.site = site, .classes = classes, .group = group};
    unsigned count = 0, cells = site->rule->cell_count;
    memset(group, 0xff, cells * sizeof *group);
    memset(own.place, 0xff, sizeof own.place);
    for (unsigned i = 0; i < cells; i++)
        own.place[site->rule->cells[i]] = (uint16_t)i;
    for (unsigned i = 0; i < cells; i++) {
        while (group[i] == GROUP_NONE && (!classes || classes[i])) {
            const struct clique clique = largest(&own, classes ? classes[i] : 0);
            for (unsigned k = 0; k < clique.count; k++)
                group[clique.place[k]] = (uint16_t)count;
            count++;
        }
    }
    return count;
}
