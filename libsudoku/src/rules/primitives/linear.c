/* Sums by bounds, and exactly for one or two open cells.
 *
 * A term with a negative coefficient is turned round: the values of its cell are counted from the
 * largest down, so all coefficients are positive. Cells that differ and have equal coefficients
 * form a group, whose smallest sum is that of different values. */
#include "rules/primitives/linear.h"

#include <stdio.h>

#include "common/argument.h"
#include "rules/groups.h"
#include "rules/primitives/cage.h"
#include "rules/primitives/combinations.h"
#include "rules/site.h"
#include "rules/valueset.h"

/* Larger sums than MAX_SUM have no terms to reach them. */
enum { MAX_CELLS = 256, MAX_COEFFICIENT = 1000, MAX_SUM = 1 << 28 };

/* Consecutive terms with the same coefficient whose cells differ. */
struct linear_group {
    uint16_t first, count;
    int coefficient;
};

struct linear {
    unsigned count, group_count, value_count;
    /* Of the sum of coefficients times values from 0, turned round where negative. */
    int min, max;
    uint16_t *cell;   /* the place of each term in the rule */
    bool *is_turned;  /* by term */
    int *coefficient; /* by term, positive */
    struct linear_group *group;
    bool is_cage; /* all cells differ and count once */
    struct cage cage;
};

/* The bounds of a group's sum. */
struct group_bounds {
    int min, max;                     /* of the whole */
    int own_min, own_max;             /* by the sets of the cells alone */
    int different_min, different_max; /* by the values of all of them */
    unsigned low, high; /* the largest of the lowest values, the least of the highest */
};

static bool linear_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct linear_spec *spec = rule->spec;
    int sum = 0;
    for (unsigned i = 0; i < rule->cell_count; i++)
        sum += spec->coefficients[i] * values[i];
    return sum >= spec->min && sum <= spec->max;
}

/* Returns SET with its values counted from the largest down. */
static sudoku_valueset turn(sudoku_valueset set, unsigned value_count)
{
    return (sudoku_valueset)(valueset_reverse(set) >> (16 - value_count));
}

/* Stores the bounds of COUNT different values of SET; false if there are too few. */
static bool bound_different(sudoku_valueset set, unsigned count, struct group_bounds *bounds)
{
    unsigned low = set, high = set;
    bounds->different_min = bounds->different_max = 0;
    if (valueset_count(set) < count)
        return false;
    for (unsigned i = 0; i < count; i++) {
        bounds->low = valueset_min((sudoku_valueset)low);
        bounds->high = valueset_max((sudoku_valueset)high);
        bounds->different_min += (int)bounds->low;
        bounds->different_max += (int)bounds->high;
        low &= low - 1;
        high &= ~(1U << bounds->high);
    }
    return true;
}

/* Stores the bounds of GROUP over the sets of its terms; false if there are too few values. */
static bool bound_group(const struct linear_group *group, const sudoku_valueset *sets,
                        struct group_bounds *bounds)
{
    sudoku_valueset all = 0;
    bounds->own_min = bounds->own_max = 0;
    for (unsigned i = 0; i < group->count; i++) {
        sudoku_valueset set = sets[group->first + i];
        all |= set;
        bounds->own_min += (int)valueset_min(set);
        bounds->own_max += (int)valueset_max(set);
    }
    if (!bound_different(all, group->count, bounds))
        return false;
    bounds->min = bounds->own_min > bounds->different_min ? bounds->own_min : bounds->different_min;
    bounds->max = bounds->own_max < bounds->different_max ? bounds->own_max : bounds->different_max;
    return true;
}

/* Returns SET without values below MIN or above MAX, which may be out of its range. */
static sudoku_valueset clip(sudoku_valueset set, int min, int max)
{
    if (min > 15 || max < 0 || min > max)
        return 0;
    unsigned keep = max >= 15 ? 0xffff : (2U << max) - 1;
    return (sudoku_valueset)(set & keep & (min <= 0 ? 0xffff : ~0U << min));
}

/* Clips the terms of GROUP, whose sum may rise by UP over its minimum and fall by DOWN under its
 * maximum. */
static bool clip_group(const struct linear_group *group, const struct group_bounds *bounds, int up,
                       int down, sudoku_valueset *sets)
{
    int own_up = bounds->min - bounds->own_min + up,
        own_down = bounds->own_max - bounds->max + down;
    int high = (int)bounds->low + bounds->min - bounds->different_min + up;
    int low = (int)bounds->high - (bounds->different_max - bounds->max + down);
    for (unsigned i = 0; i < group->count; i++) {
        sudoku_valueset *set = &sets[group->first + i];
        int max = (int)valueset_min(*set) + own_up, min = (int)valueset_max(*set) - own_down;
        if (group->count > 1) {
            max = max < high ? max : high;
            min = min > low ? min : low;
        }
        *set = clip(*set, min, max);
        if (!*set)
            return false;
    }
    return true;
}

/* Clips all terms by the bounds of the sum. */
static bool clip_terms(const struct linear *own, sudoku_valueset *sets)
{
    struct group_bounds bounds[MAX_CELLS];
    int min = 0, max = 0;
    for (unsigned g = 0; g < own->group_count; g++) {
        if (!bound_group(&own->group[g], sets, &bounds[g]))
            return false;
        min += own->group[g].coefficient * bounds[g].min;
        max += own->group[g].coefficient * bounds[g].max;
    }
    if (min > own->max || max < own->min)
        return false;
    for (unsigned g = 0; g < own->group_count; g++) {
        int coefficient = own->group[g].coefficient;
        if (!clip_group(&own->group[g], &bounds[g], (own->max - min) / coefficient,
                        (max - own->min) / coefficient, sets))
            return false;
    }
    return true;
}

/* Keeps the values of A, times CA, that a value of B, times CB, completes to MIN..MAX. */
static sudoku_valueset complete(sudoku_valueset a, int ca, sudoku_valueset b, int cb, int min,
                                int max)
{
    sudoku_valueset kept = 0;
    for (unsigned left = a; left; left &= left - 1) {
        int value = (int)valueset_min((sudoku_valueset)left);
        int low = min - ca * value, high = max - ca * value;
        if (high >= 0 && clip(b, low <= 0 ? 0 : (low + cb - 1) / cb, high / cb))
            kept |= (sudoku_valueset)(left & (0U - left));
    }
    return kept;
}

/* If two terms at most are open, narrows them exactly; true if there is something left. */
static bool narrow_two(const struct linear *own, sudoku_valueset *sets)
{
    sudoku_valueset none = 1;
    unsigned open[2] = {0, 0}, count = 0;
    int sum = 0;
    for (unsigned i = 0; i < own->count; i++) {
        if (valueset_is_single(sets[i]))
            sum += own->coefficient[i] * (int)valueset_min(sets[i]);
        else if (count == 2)
            return true;
        else
            open[count++] = i;
    }
    if (count == 0)
        return sum >= own->min && sum <= own->max;
    unsigned a = open[0], b = open[1];
    int min = own->min - sum, max = own->max - sum, ca = own->coefficient[a],
        cb = own->coefficient[b];
    if (count == 1) {
        sets[a] = complete(sets[a], ca, none, 1, min, max);
        return sets[a] != 0;
    }
    sets[a] = complete(sets[a], ca, sets[b], cb, min, max);
    sets[b] = complete(sets[b], cb, sets[a], ca, min, max);
    return sets[a] && sets[b];
}

static bool linear_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct linear *own = data;
    sudoku_valueset terms[MAX_CELLS];
    (void)changed;
    if (own->is_cage)
        return cage_narrow(&own->cage, sets);
    for (unsigned i = 0; i < own->count; i++) {
        sudoku_valueset set = sets[own->cell[i]];
        if (!set)
            return false;
        terms[i] = own->is_turned[i] ? turn(set, own->value_count) : set;
    }
    if (!clip_terms(own, terms) || !narrow_two(own, terms))
        return false;
    for (unsigned i = 0; i < own->count; i++)
        sets[own->cell[i]] &= own->is_turned[i] ? turn(terms[i], own->value_count) : terms[i];
    return true;
}

/* Appends the cells of GROUP, whose numbers are in GROUPS, as terms of a group. */
static void add_group(struct linear *own, const struct sudoku_rule *rule, const uint16_t *groups,
                      unsigned group)
{
    const struct linear_spec *spec = rule->spec;
    struct linear_group *added = &own->group[own->group_count++];
    added->first = (uint16_t)own->count;
    for (unsigned i = 0; i < rule->cell_count; i++) {
        if (groups[i] != group)
            continue;
        unsigned term = own->count++;
        int coefficient = spec->coefficients[i];
        own->cell[term] = (uint16_t)i;
        own->is_turned[term] = coefficient < 0;
        own->coefficient[term] = added->coefficient = coefficient < 0 ? -coefficient : coefficient;
        added->count++;
    }
}

/* Counts values from 0, and those of negative terms from the largest down. */
static void shift_bounds(struct linear *own, const struct linear_spec *spec,
                         const struct sudoku_rule *rule)
{
    int shift = 0;
    for (unsigned i = 0; i < rule->cell_count; i++) {
        int coefficient = spec->coefficients[i];
        shift += coefficient * (int)rule->min_value;
        if (coefficient < 0)
            shift += coefficient * (int)(rule->value_count - 1);
    }
    own->min = spec->min - shift;
    own->max = spec->max - shift;
}

/* Recognizes a cage; false if memory is short. */
static bool set_cage(struct linear *own, const struct sudoku_rule_site *site)
{
    own->is_cage = own->count == site->rule->cell_count && own->group_count == 1 &&
                   own->count <= SUDOKU_RULES_MAX_VALUES && own->coefficient[0] == 1 &&
                   !own->is_turned[0] && own->min == own->max && own->min >= 0 &&
                   own->min <= COMBINATIONS_MAX_SUM;
    if (!own->is_cage)
        return true;
    const uint32_t *first = &site->combinations->first[own->count][own->min];
    const struct cage_choices *choices = choices_create(
        site->arena, site->combinations->set + first[0], first[1] - first[0], own->value_count);
    own->cage = (struct cage){choices, own->count, own->min};
    return choices;
}

static enum sudoku_status linear_prepare(const struct sudoku_rule *rule,
                                         struct sudoku_rule_site *site, void **data)
{
    const struct linear_spec *spec = rule->spec;
    unsigned count = rule->cell_count;
    uint16_t groups[MAX_CELLS];
    struct linear *own = sudoku_rule_site_alloc(site, sizeof *own);
    if (!own)
        return SUDOKU_ERR_MEMORY;
    own->value_count = rule->value_count;
    own->cell = sudoku_rule_site_alloc(site, count * sizeof *own->cell);
    own->is_turned = sudoku_rule_site_alloc(site, count * sizeof *own->is_turned);
    own->coefficient = sudoku_rule_site_alloc(site, count * sizeof *own->coefficient);
    own->group = sudoku_rule_site_alloc(site, count * sizeof *own->group);
    if (!own->cell || !own->is_turned || !own->coefficient || !own->group)
        return SUDOKU_ERR_MEMORY;
    unsigned group_count = groups_divide(site, spec->coefficients, groups);
    for (unsigned group = 0; group < group_count; group++)
        add_group(own, rule, groups, group);
    shift_bounds(own, spec, rule);
    *data = own;
    return set_cage(own, site) ? SUDOKU_OK : SUDOKU_ERR_MEMORY;
}

const struct cage_choices *linear_choices(const struct narrower *narrower)
{
    const struct linear *own = narrower->data;
    return narrower->narrow == linear_narrow && own->is_cage ? own->cage.choices : NULL;
}

static size_t linear_say(const struct sudoku_rule *rule, char *text, size_t size)
{
    const struct linear_spec *spec = rule->spec;
    if (spec->min == spec->max)
        return (size_t)snprintf(text, size, "sum of %d", spec->min);
    return (size_t)snprintf(text, size, "sum of %d to %d", spec->min, spec->max);
}

const struct sudoku_rule_kind linear_kind = {
    .size = sizeof(struct sudoku_rule_kind),
    .name = "sum",
    .holds = linear_holds,
    .narrow = linear_narrow,
    .prepare = linear_prepare,
    .say = linear_say,
};

/* Copies COUNT coefficients (NULL: 1 each) into memory of RULES; NULL if memory is short. */
static int *keep_coefficients(struct sudoku_rules *rules, const int *coefficients, unsigned count)
{
    int *kept = sudoku_rules_keep(rules, coefficients, count * sizeof *kept);
    for (unsigned i = 0; kept && !coefficients && i < count; i++)
        kept[i] = 1;
    return kept;
}

/* Returns SUM, or the nearest one that differences are computed of without overflow. */
static int within_reach(int sum)
{
    return sum > MAX_SUM ? MAX_SUM : sum < -MAX_SUM ? -MAX_SUM : sum;
}

enum sudoku_status sudoku_rules_add_sum(struct sudoku_rules *rules, const uint16_t *cells,
                                        const int *coefficients, unsigned count, int min_sum,
                                        int max_sum)
{
    if (!argument_expect(rules, "rules is NULL") ||
        !argument_expect(count - 1 < MAX_CELLS, "count is not 1..256") ||
        !argument_expect(min_sum <= max_sum, "min_sum is over max_sum"))
        return SUDOKU_ERR_ARGUMENT;
    for (unsigned i = 0; coefficients && i < count; i++)
        if (!argument_expect(coefficients[i] >= -MAX_COEFFICIENT &&
                                 coefficients[i] <= MAX_COEFFICIENT,
                             "coefficients has a number that is not -1000..1000"))
            return SUDOKU_ERR_ARGUMENT;
    const struct linear_spec spec = {keep_coefficients(rules, coefficients, count),
                                     within_reach(min_sum), within_reach(max_sum)};
    void *kept = sudoku_rules_keep(rules, &spec, sizeof spec);
    return spec.coefficients && kept ? sudoku_rules_add(rules, &linear_kind, cells, count, kept)
                                     : SUDOKU_ERR_MEMORY;
}
