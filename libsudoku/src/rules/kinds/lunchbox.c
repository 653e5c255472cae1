/* Sums of the digits between the smallest and the largest of a line. */
#include "rules/kinds/lunchbox.h"

#include <string.h>

#include "rules/kinds/kind.h"
#include "rules/primitives/choices.h"
#include "rules/primitives/combinations.h"
#include "rules/site.h"
#include "rules/text/reader.h"
#include "rules/valueset.h"

static bool lunchbox_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    unsigned least = 0, most = 0;
    for (unsigned i = 1; i < rule->cell_count; i++) {
        least = values[i] < values[least] ? i : least;
        most = values[i] > values[most] ? i : most;
    }
    unsigned first = least < most ? least : most, last = least < most ? most : least;
    int sum = last > first ? kind_values_sum(values + first + 1, last - first - 1) : 0;
    return kind_values_differ(values, rule->cell_count) && sum == kind_number(rule);
}

/* The values all differ, so those between the extremes are a set of as many values with the sum. */
struct lunchbox {
    const struct combinations *combinations;
    unsigned cell_count, value_count, min_value;
    int sum;
};

static enum sudoku_status lunchbox_prepare(const struct sudoku_rule *rule,
                                           struct sudoku_rule_site *site, void **data)
{
    struct lunchbox *own = sudoku_rule_site_alloc(site, sizeof *own);
    if (!own)
        return SUDOKU_ERR_MEMORY;
    *own = (struct lunchbox){site->combinations, rule->cell_count, rule->value_count,
                             rule->min_value, kind_number(rule)};
    *data = own;
    return SUDOKU_OK;
}

/* What sets of cells have together. */
struct lunchbox_values {
    sudoku_valueset any, singles;
};

static void add_set(struct lunchbox_values *values, sudoku_valueset set)
{
    values->any |= set;
    values->singles |= valueset_is_single(set) ? set : 0;
}

/* Sets while they are narrowed for two places, FIRST and LAST, of the extremes. */
struct lunchbox_state {
    const struct lunchbox *lunchbox;
    const sudoku_valueset *sets;
    sudoku_valueset kept[SUDOKU_RULES_MAX_VALUES];
    unsigned first, last;
    struct lunchbox_values before, between;                    /* of cells there */
    struct lunchbox_values after[SUDOKU_RULES_MAX_VALUES + 1]; /* from this cell on */
    sudoku_valueset at_first, at_last;                         /* the values there */
    sudoku_valueset middle;                                    /* those between them */
    bool is_possible;
};

/* True if each cell outside can have a value of REST. */
static bool may_be_outside(const struct lunchbox_state *state, sudoku_valueset rest)
{
    for (unsigned i = 0; i < state->lunchbox->cell_count; i++)
        if ((i < state->first || i > state->last) && !(state->sets[i] & rest))
            return false;
    return true;
}

/* Keeps what fits the values INSIDE between the extremes. */
static void keep_inside(struct lunchbox_state *state, sudoku_valueset inside)
{
    sudoku_valueset rest = state->middle & (sudoku_valueset)~inside;
    unsigned first = state->first, last = state->last;
    if (!may_be_outside(state, rest) ||
        !choices_add_fitting(state->sets + first + 1, last - first - 1, inside,
                             state->kept + first + 1))
        return;
    state->is_possible = true;
    for (unsigned i = 0; i < state->lunchbox->cell_count; i++)
        if (i < first || i > last)
            state->kept[i] |= state->sets[i] & rest;
    state->kept[first] |= state->at_first;
    state->kept[last] |= state->at_last;
}

/* Keeps what fits the extremes where they are. Sets of values are compared as wholes first. */
static void keep_places(struct lunchbox_state *state)
{
    const struct lunchbox *own = state->lunchbox;
    unsigned count = state->last - state->first - 1;
    int sum = own->sum - (int)(count * own->min_value);
    if (sum < 0 || sum > COMBINATIONS_MAX_SUM)
        return;
    const struct lunchbox_values *before = &state->before, *after = &state->after[state->last + 1];
    sudoku_valueset may =
        state->middle & state->between.any & (sudoku_valueset) ~(before->singles | after->singles);
    sudoku_valueset must = state->between.singles;
    if (own->cell_count == own->value_count)
        must |= state->middle & (sudoku_valueset) ~(before->any | after->any);
    const uint32_t *sets = &own->combinations->first[count][sum];
    for (uint32_t c = sets[0]; c < sets[1]; c++) {
        sudoku_valueset inside = own->combinations->set[c];
        if (!(inside & ~may) && !(must & ~inside))
            keep_inside(state, inside);
    }
}

/* Stores the values of SMALLEST and LARGEST at the first and the last place, in either order; false
 * if neither order is possible. */
static bool place_extremes(struct lunchbox_state *state, sudoku_valueset smallest,
                           sudoku_valueset largest)
{
    sudoku_valueset first = state->sets[state->first], last = state->sets[state->last];
    bool rises = (first & smallest) && (last & largest);
    bool falls = (first & largest) && (last & smallest);
    state->at_first = (sudoku_valueset)((rises ? smallest : 0) | (falls ? largest : 0));
    state->at_last = (sudoku_valueset)((rises ? largest : 0) | (falls ? smallest : 0));
    return rises || falls;
}

/* Keeps what fits the smallest value LOW and the largest HIGH, in either order. */
static void keep_extremes(struct lunchbox_state *state, unsigned low, unsigned high)
{
    sudoku_valueset smallest = (sudoku_valueset)(1U << low);
    sudoku_valueset largest = (sudoku_valueset)(1U << high);
    state->middle = (sudoku_valueset)((largest - 1U) & ~(2U * smallest - 1U));
    state->before = (struct lunchbox_values){0, 0};
    for (state->first = 0; state->first < state->lunchbox->cell_count; state->first++) {
        state->between = (struct lunchbox_values){0, 0};
        for (state->last = state->first + 1; state->last < state->lunchbox->cell_count;
             state->last++) {
            if (place_extremes(state, smallest, largest))
                keep_places(state);
            add_set(&state->between, state->sets[state->last]);
        }
        add_set(&state->before, state->sets[state->first]);
    }
}

static bool lunchbox_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct lunchbox *own = data;
    struct lunchbox_state state = {.lunchbox = own, .sets = sets};
    (void)changed;
    if (own->cell_count == 1)
        return own->sum == 0;
    for (unsigned i = own->cell_count; i-- > 0;) {
        state.after[i] = state.after[i + 1];
        add_set(&state.after[i], sets[i]);
    }
    for (unsigned low = 0; low < own->value_count; low++)
        for (unsigned high = low + own->cell_count - 1; high < own->value_count; high++)
            keep_extremes(&state, low, high);
    memcpy(sets, state.kept, own->cell_count * sizeof *sets);
    return state.is_possible;
}

static enum sudoku_status lunchbox_expand(const struct sudoku_rule *rule,
                                          struct sudoku_rules *rules)
{
    return kind_add_all_different(rules, rule->cells, rule->cell_count);
}

const struct sudoku_rule_kind kind_lunchbox = {
    .size = sizeof kind_lunchbox,
    .name = "lunchbox",
    .shape = SUDOKU_RULE_SHAPE_LINE,
    .color = 0xE6CDB8,
    .label = kind_label,
    .holds = lunchbox_holds,
    .expand = lunchbox_expand,
    .narrow = lunchbox_narrow,
    .prepare = lunchbox_prepare,
    .say = kind_say_number,
};

const struct sudoku_rule_kind kind_sandwich = {
    .size = sizeof kind_sandwich,
    .name = "sandwich",
    .shape = SUDOKU_RULE_SHAPE_OUTSIDE,
    .label = kind_label,
    .holds = lunchbox_holds,
    .expand = lunchbox_expand,
    .narrow = lunchbox_narrow,
    .prepare = lunchbox_prepare,
    .say = kind_say_number,
};

const struct named_kind kinds_lunchbox[] = {
    {"Lunchbox", "SUM CELLS",
     "The digits differ; those between the smallest and the largest have this sum.", &kind_lunchbox,
     read_number_cells, 0, KIND_MAX_SANDWICH, 2},
    {0},
};
