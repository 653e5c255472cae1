#include "rules/primitives/regions.h"

#include <string.h>

#include "rules/primitives/pairs.h"
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

/* Lists the cells with LABEL that are joined to START; returns their number. */
static unsigned list_component(const struct region_state *state, sudoku_valueset label,
                               unsigned start, bool *is_listed, uint16_t *cells)
{
    const struct regions_spec *spec = state->spec;
    unsigned count = 0;
    cells[count++] = (uint16_t)start;
    is_listed[start] = true;
    for (unsigned at = 0; at < count; at++)
        for (unsigned i = 0; i < spec->neighbor_count[cells[at]]; i++) {
            const struct region_neighbor *next = &spec->neighbors[cells[at]][i];
            if (is_listed[next->cell] || !(state->labels[next->cell] & label) ||
                !(state->pairs[next->pair] & PAIR_JOINED))
                continue;
            is_listed[next->cell] = true;
            cells[count++] = next->cell;
        }
    return count;
}

/* Removes LABEL from components that are too small, or lack a digit. */
static bool keep_large(struct region_state *state, sudoku_valueset label)
{
    bool is_listed[REGIONS_MAX_CELLS] = {false}, has_any = false;
    uint16_t cells[REGIONS_MAX_CELLS];
    for (unsigned start = 0; start < state->spec->cell_count; start++) {
        sudoku_valueset digits = 0;
        if (is_listed[start] || !(state->labels[start] & label))
            continue;
        unsigned count = list_component(state, label, start, is_listed, cells);
        for (unsigned i = 0; i < count; i++)
            digits |= state->digits[cells[i]];
        bool is_large = count >= state->spec->size && !(state->all & ~digits);
        has_any = has_any || is_large;
        for (unsigned i = 0; i < count && !is_large; i++)
            if (!region_keep(state, &state->labels[cells[i]], ~(unsigned)label))
                return false;
    }
    return has_any;
}

/* The digits that cells with a label may have, by label: in one cell at least, in two, and those
 * that a cell with that label alone has. */
struct label_digits {
    sudoku_valueset once[SUDOKU_RULES_MAX_VALUES], more[SUDOKU_RULES_MAX_VALUES];
    sudoku_valueset held[SUDOKU_RULES_MAX_VALUES];
};

static void find_digits(const struct region_state *state, struct label_digits *found)
{
    *found = (struct label_digits){.once = {0}};
    for (unsigned cell = 0; cell < state->spec->cell_count; cell++) {
        sudoku_valueset digits = state->digits[cell], labels = state->labels[cell];
        for (unsigned left = labels; left; left &= left - 1) {
            unsigned label = valueset_min((sudoku_valueset)left);
            found->more[label] |= found->once[label] & digits;
            found->once[label] |= digits;
        }
        if (valueset_is_single(labels) && valueset_is_single(digits))
            found->held[valueset_min(labels)] |= digits;
    }
}

/* A digit that a region has is in no other cell of it, and one with a single place is there. */
static bool narrow_cell(struct region_state *state, const struct label_digits *found, unsigned cell)
{
    sudoku_valueset *digits = &state->digits[cell], *labels = &state->labels[cell];
    for (unsigned left = *labels; left; left &= left - 1) {
        unsigned label = valueset_min((sudoku_valueset)left);
        sudoku_valueset alone =
            *digits & found->once[label] & state->all & (sudoku_valueset)~found->more[label];
        if (!valueset_is_single(*labels) && valueset_is_single(*digits) &&
            *digits & found->held[label] && !region_keep(state, labels, ~(1U << label)))
            return false;
        if (alone && (!region_keep(state, digits, alone) ||
                      !region_keep(state, labels, 1U << label) || !valueset_is_single(*digits)))
            return false;
    }
    return true;
}

static bool narrow_digits(struct region_state *state)
{
    struct label_digits found;
    find_digits(state, &found);
    for (unsigned label = 0; label < state->region_count; label++)
        if (state->all & ~found.once[label])
            return false;
    for (unsigned cell = 0; cell < state->spec->cell_count; cell++)
        if (!narrow_cell(state, &found, cell))
            return false;
    return true;
}

/* Narrows by all that a region needs. */
static bool narrow_once(struct region_state *state)
{
    if (!narrow_numbers(state) || !region_state_init(state))
        return false;
    if (state->has_changed)
        return true;
    for (unsigned cell = 0; cell < state->spec->cell_count; cell++)
        if (state->piece[cell] == cell && !region_grow(state, cell))
            return false;
    for (unsigned label = 0; label < state->region_count; label++)
        if (!keep_large(state, (sudoku_valueset)(1U << label)))
            return false;
    return narrow_digits(state);
}

/* What the rule knows of others. */
struct regions_data {
    const struct sudoku_rule *rule;
    const struct region_pair *links;
    unsigned link_count;
};

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
static enum sudoku_status prepare(const struct sudoku_rule *rule, struct sudoku_rule_site *site,
                                  void **data)
{
    const struct regions_spec *spec = rule->spec;
    const struct sudoku_rules *rules = site->rules;
    struct regions_data *own = sudoku_rule_site_alloc(site, sizeof *own);
    struct region_pair *links = sudoku_rule_site_alloc(site, rules->rule_count * sizeof *links);
    if (!own || !links)
        return SUDOKU_ERR_MEMORY;
    *own = (struct regions_data){.rule = rule, .links = links};
    for (size_t i = 0; i < rules->rule_count; i++) {
        const struct sudoku_rule *other = &rules->rule[i];
        if (other->kind != &pairs_kind || other->choice || !pairs_allow_equal_only(other))
            continue;
        unsigned a = cell_of_label(rule, other->cells[0]);
        unsigned b = cell_of_label(rule, other->cells[1]);
        if (a < spec->cell_count && b < spec->cell_count)
            links[own->link_count++] = (struct region_pair){(uint16_t)a, (uint16_t)b};
    }
    *data = own;
    return SUDOKU_OK;
}

/* What remains when nothing changes any more does not depend on the order of the parts. */
static bool narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct regions_data *own = data;
    const struct sudoku_rule *rule = own->rule;
    const struct regions_spec *spec = rule->spec;
    struct region_state state;
    (void)changed;
    state.spec = spec;
    state.links = own->links;
    state.link_count = own->link_count;
    state.region_count = spec->cell_count / spec->size;
    state.all = rule->value_count == spec->size ? valueset_all(spec->size) : 0;
    state.digits = sets;
    state.labels = sets + spec->cell_count;
    state.pairs = state.labels + spec->cell_count;
    do {
        state.has_changed = false;
        if (!narrow_once(&state))
            return false;
    } while (state.has_changed);
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
