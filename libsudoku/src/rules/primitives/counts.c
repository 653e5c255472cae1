#include "rules/primitives/counts.h"

#include "common/argument.h"
#include "rules/groups.h"
#include "rules/valueset.h"

/* The last bit of COUNTS stands for its number and all larger ones. */
enum { MAX_CELLS = 256, LAST_COUNT = 63 };

struct counts_spec {
    sudoku_valueset values;
    uint64_t counts;
};

/* The rule's cells by group. */
struct count_groups {
    unsigned count;
    struct slice *group;
    uint16_t *place;
};

struct counts {
    const struct counts_spec *spec;
    const struct count_groups *groups;
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

/* Numbers of cells of a group with a value that is wanted. */
struct group_count {
    unsigned must, may;
    unsigned max; /* at once: each value is there once at most */
};

static struct group_count count_group(const struct count_groups *own, unsigned g,
                                      const sudoku_valueset *sets, sudoku_valueset wanted)
{
    struct group_count count = {0, 0, 0};
    sudoku_valueset any = 0;
    for (unsigned i = own->group[g].first; i < own->group[g].end; i++) {
        sudoku_valueset set = sets[own->place[i]];
        count.must += (set & ~wanted) == 0;
        count.may += (set & wanted) != 0;
        any |= set & wanted;
    }
    unsigned values = valueset_count(any);
    count.max = count.may < values ? count.may : values;
    return count;
}

/* Removes WANTED from cells that need not have it. */
static void decide_least(sudoku_valueset *sets, unsigned count, sudoku_valueset wanted)
{
    for (unsigned i = 0; i < count; i++)
        if (sets[i] & ~wanted)
            sets[i] &= (sudoku_valueset)~wanted;
}

/* Sets cells so that as many as possible have a value of WANTED, where it is known which. */
static void decide_most(const struct count_groups *own, sudoku_valueset *sets,
                        sudoku_valueset wanted)
{
    for (unsigned g = 0; g < own->count; g++) {
        const struct group_count count = count_group(own, g, sets, wanted);
        if (count.may > count.max)
            continue;
        for (unsigned i = own->group[g].first; i < own->group[g].end; i++)
            if (sets[own->place[i]] & wanted)
                sets[own->place[i]] &= wanted;
    }
}

bool counts_narrow_groups(const struct count_groups *own, sudoku_valueset *sets,
                          sudoku_valueset values, uint64_t counts)
{
    unsigned min = 0, max = 0, cells = own->group[own->count - 1].end;
    for (unsigned i = 0; i < cells; i++)
        if (sets[i] == 0)
            return false;
    for (unsigned g = 0; g < own->count; g++) {
        const struct group_count count = count_group(own, g, sets, values);
        if (count.must > count.max)
            return false;
        min += count.must;
        max += count.max;
    }
    unsigned lowest = min, highest = max;
    while (lowest <= max && !allows(counts, lowest))
        lowest++;
    if (lowest > max)
        return false;
    while (!allows(counts, highest))
        highest--;
    if (highest == min)
        decide_least(sets, cells, values);
    else if (lowest == max)
        decide_most(own, sets, values);
    return true;
}

static bool counts_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct counts *own = data;
    (void)changed;
    return counts_narrow_groups(own->groups, sets, own->spec->values, own->spec->counts);
}

/* Stores the places of the cells of group G. */
static void list_places(struct count_groups *own, const struct sudoku_rule *rule,
                        const uint16_t *groups, unsigned g)
{
    unsigned end = g ? own->group[g - 1].end : 0;
    own->group[g].first = end;
    for (unsigned i = 0; i < rule->cell_count; i++)
        if (groups[i] == g)
            own->place[end++] = (uint16_t)i;
    own->group[g].end = end;
}

const struct count_groups *counts_create_groups(struct sudoku_rule_site *site)
{
    uint16_t groups[SUDOKU_RULES_MAX_CELLS];
    struct count_groups *own = arena_alloc(site->arena, sizeof *own);
    if (!own)
        return NULL;
    own->count = groups_divide(site, NULL, groups);
    own->place = arena_alloc(site->arena, site->rule->cell_count * sizeof *own->place);
    own->group = arena_alloc(site->arena, own->count * sizeof *own->group);
    if (!own->place || !own->group)
        return NULL;
    for (unsigned g = 0; g < own->count; g++)
        list_places(own, site->rule, groups, g);
    return own;
}

static enum sudoku_status counts_prepare(const struct sudoku_rule *rule,
                                         struct sudoku_rule_site *site, void **data)
{
    struct counts *own = sudoku_rule_site_alloc(site, sizeof *own);
    if (!own)
        return SUDOKU_ERR_MEMORY;
    own->spec = rule->spec;
    own->groups = counts_create_groups(site);
    *data = own;
    return own->groups ? SUDOKU_OK : SUDOKU_ERR_MEMORY;
}

const struct sudoku_rule_kind counts_kind = {
    .size = sizeof(struct sudoku_rule_kind),
    .name = "count",
    .holds = counts_holds,
    .narrow = counts_narrow,
    .prepare = counts_prepare,
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
