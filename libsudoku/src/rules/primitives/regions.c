#include "rules/primitives/regions.h"

#include <string.h>

#include "rules/primitives/pairs.h"
#include "rules/primitives/region_cuts.h"
#include "rules/primitives/region_reach.h"
#include "rules/primitives/region_state.h"
#include "rules/site.h"
#include "rules/valueset.h"

/* -------------------------------------------------------------------------------------- definition
 */

/* Returns the number of cells of the region of START that are joined to it. */
static unsigned joined_cells(const struct regions_spec *spec, const uint8_t *labels, unsigned start)
{
    uint16_t queue[REGIONS_MAX_CELLS];
    bool is_reached[REGIONS_MAX_CELLS] = {false};
    unsigned count = 0, at = 0;
    queue[count++] = (uint16_t)start;
    is_reached[start] = true;
    while (at < count) {
        unsigned cell = queue[at++];
        for (unsigned i = 0; i < spec->neighbor_count[cell]; i++) {
            unsigned next = spec->neighbors[cell][i].cell;
            if (labels[next] != labels[start] || is_reached[next])
                continue;
            is_reached[next] = true;
            queue[count++] = (uint16_t)next;
        }
    }
    return count;
}

bool regions_hold(const struct regions_spec *spec, const uint8_t *digits, const uint8_t *labels,
                  unsigned min_label)
{
    unsigned found = min_label;
    for (unsigned i = 0; i < spec->cell_count; i++) {
        unsigned count = 0;
        if (labels[i] > found)
            return false;
        found += labels[i] == found;
        for (unsigned k = 0; k < spec->cell_count; k++) {
            count += labels[k] == labels[i];
            if (k < i && labels[k] == labels[i] && digits[k] == digits[i])
                return false;
        }
        if (count != spec->size || joined_cells(spec, labels, i) != spec->size)
            return false;
    }
    return true;
}

static bool holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct regions_spec *spec = rule->spec;
    const uint8_t *labels = values + spec->cell_count, *pairs = labels + spec->cell_count;
    for (unsigned i = 0; i < spec->pair_count; i++) {
        bool is_joined = labels[spec->pairs[i].a] == labels[spec->pairs[i].b];
        if (pairs[i] != rule->min_value + is_joined)
            return false;
    }
    return regions_hold(spec, values, labels, rule->min_value);
}

/* --------------------------------------------------------------------------------------- narrowing
 */

/* Labels are in the order of their first cells. */
static bool narrow_numbers(struct region_state *state)
{
    unsigned max = 0;
    for (unsigned cell = 0; cell < state->spec->cell_count; cell++) {
        unsigned allowed = (2U << max) - 1;
        if (!region_keep(state, &state->labels[cell], allowed))
            return false;
        while (max + 1 < state->region_count && state->labels[cell] >> max)
            max++;
    }
    return true;
}

/* Moves the cells of LEFT that are joined to START from it to the result. */
static struct cell_mask take_component(const struct region_state *state, unsigned start,
                                       struct cell_mask *left)
{
    struct cell_mask component = {{0}}, due = {{0}};
    cell_mask_add(&due, start);
    while (!cell_mask_is_empty(&due)) {
        struct cell_mask next = {{0}};
        unsigned cell;
        cell_mask_unite(&component, &due);
        cell_mask_remove(left, &due);
        while (cell_mask_take(&due, &cell))
            cell_mask_unite(&next, &state->open[cell]);
        due = cell_mask_and(&next, left);
    }
    return component;
}

/* True if CELLS are enough for a region, and may have every digit. */
static bool is_large(const struct region_state *state, const struct cell_mask *cells)
{
    if (cell_mask_count(cells) < state->spec->size)
        return false;
    for (unsigned left = state->all; left; left &= left - 1) {
        unsigned digit = valueset_min((sudoku_valueset)left);
        struct cell_mask places = cell_mask_and(cells, &state->with_digit[digit]);
        if (cell_mask_is_empty(&places))
            return false;
    }
    return true;
}

/* Removes LABEL from components that are too small, or lack a digit. */
static bool keep_large(struct region_state *state, unsigned label)
{
    struct cell_mask left = state->with_label[label];
    bool has_any = false;
    unsigned cell;
    while (cell_mask_take(&left, &cell)) {
        struct cell_mask component = take_component(state, cell, &left);
        if (is_large(state, &component)) {
            has_any = true;
            continue;
        }
        while (cell_mask_take(&component, &cell))
            if (!region_keep(state, &state->labels[cell], ~(1U << label)))
                return false;
    }
    return has_any;
}

/* A digit with a single place among the cells that may have LABEL is there. */
static bool narrow_digits(struct region_state *state, unsigned label)
{
    for (unsigned left = state->all; left; left &= left - 1) {
        unsigned digit = valueset_min((sudoku_valueset)left), cell;
        struct cell_mask places =
            cell_mask_and(&state->with_label[label], &state->with_digit[digit]);
        if (!cell_mask_take(&places, &cell))
            return false;
        if (cell_mask_is_empty(&places) &&
            (!region_keep(state, &state->labels[cell], 1U << label) ||
             !region_keep(state, &state->digits[cell], 1U << digit)))
            return false;
    }
    return true;
}

/* Narrows by LABEL. What cells with one label reach is known already. */
static bool narrow_label(struct region_state *state, unsigned label)
{
    return state->known_labels >> label & 1 ||
           (keep_large(state, label) && narrow_digits(state, label));
}

/* What the rule knows of others, and scratch memory, which is too large for the stack. */
struct regions_data {
    struct region_state *state;
    struct region_tree *tree;
};

/* Narrows by all that a region needs. */
static bool narrow_once(struct region_state *state, struct region_tree *tree)
{
    if (!narrow_numbers(state) || !region_state_init(state))
        return false;
    if (state->has_changed)
        return true;
    region_state_index(state);
    for (unsigned cell = 0; cell < state->spec->cell_count; cell++)
        if (state->piece[cell] == cell && !region_grow(state, cell))
            return false;
    if (state->has_changed)
        return true;
    if (!region_cut(state, tree))
        return false;
    for (unsigned label = 0; label < state->region_count; label++)
        if (!narrow_label(state, label))
            return false;
    return true;
}

/* Returns the cell of the grid whose label is CELL of the board; cell_count if there is none. */
static unsigned cell_of_label(const struct sudoku_rule *rule, uint16_t cell)
{
    const struct regions_spec *spec = rule->spec;
    unsigned i = 0;
    while (i < spec->cell_count && rule->cells[spec->cell_count + i] != cell)
        i++;
    return i;
}

/* Finds the cells whose labels are equal by other rules. */
static void find_links(const struct sudoku_rule *rule, const struct sudoku_rules *rules,
                       struct region_pair *links, unsigned *count)
{
    const struct regions_spec *spec = rule->spec;
    for (size_t i = 0; i < rules->rule_count; i++) {
        const struct sudoku_rule *other = &rules->rule[i];
        if (other->kind != &pairs_kind || other->choice || !pairs_allow_equal_only(other))
            continue;
        unsigned a = cell_of_label(rule, other->cells[0]);
        unsigned b = cell_of_label(rule, other->cells[1]);
        if (a < spec->cell_count && b < spec->cell_count)
            links[(*count)++] = (struct region_pair){(uint16_t)a, (uint16_t)b};
    }
}

static enum sudoku_status prepare(const struct sudoku_rule *rule, struct sudoku_rule_site *site,
                                  void **data)
{
    const struct regions_spec *spec = rule->spec;
    const struct sudoku_rules *rules = site->rules;
    struct regions_data *own = sudoku_rule_site_alloc(site, sizeof *own);
    struct region_state *state = sudoku_rule_site_alloc(site, sizeof *state);
    struct region_tree *tree = sudoku_rule_site_alloc(site, sizeof *tree);
    struct region_pair *links = sudoku_rule_site_alloc(site, rules->rule_count * sizeof *links);
    if (!own || !state || !tree || !links)
        return SUDOKU_ERR_MEMORY;
    *own = (struct regions_data){state, tree};
    state->spec = spec;
    state->links = links;
    state->value_count = rule->value_count;
    state->region_count = spec->cell_count / spec->size;
    state->all = state->value_count == spec->size ? valueset_all(spec->size) : 0;
    find_links(rule, rules, links, &state->link_count);
    *data = own;
    return SUDOKU_OK;
}

/* What remains when nothing changes any more does not depend on the order of the parts. */
static bool narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct regions_data *own = data;
    struct region_state *state = own->state;
    (void)changed;
    state->digits = sets;
    state->labels = sets + state->spec->cell_count;
    state->pairs = state->labels + state->spec->cell_count;
    do {
        state->has_changed = false;
        if (!narrow_once(state, own->tree))
            return false;
    } while (state->has_changed);
    return true;
}

const struct sudoku_rule_kind regions_kind = {
    .size = sizeof regions_kind,
    .name = "regions",
    .holds = holds,
    .narrow = narrow,
    .prepare = prepare,
    .is_stable = true,
};
