/* Chaos construction: regions that are to be found, connected and of different digits. Cells beside
 * the grid hold the number of each cell's region; regions are numbered in the order of their first
 * cells. */
#include <string.h>

#include "rules/kinds/kind.h"
#include "rules/text/reader.h"

enum { MAX_CELLS = SUDOKU_RULES_MAX_VALUES * SUDOKU_RULES_MAX_VALUES, NEIGHBORS = 4 };

struct chaos_spec {
    unsigned cells, columns;
    unsigned size; /* of a region */
    uint16_t neighbors[MAX_CELLS][NEIGHBORS];
    uint8_t neighbor_count[MAX_CELLS];
};

/* -------------------------------------------------------------------------------------- definition
 */

/* Returns the number of cells of the region of START that are joined to it. */
static unsigned joined_cells(const struct chaos_spec *spec, const uint8_t *regions, unsigned start)
{
    uint16_t queue[MAX_CELLS];
    bool is_reached[MAX_CELLS] = {false};
    unsigned count = 0, at = 0;
    queue[count++] = (uint16_t)start;
    is_reached[start] = true;
    while (at < count) {
        unsigned cell = queue[at++];
        for (unsigned i = 0; i < spec->neighbor_count[cell]; i++) {
            unsigned next = spec->neighbors[cell][i];
            if (regions[next] != regions[start] || is_reached[next])
                continue;
            is_reached[next] = true;
            queue[count++] = (uint16_t)next;
        }
    }
    return count;
}

static bool chaos_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct chaos_spec *spec = rule->spec;
    const uint8_t *regions = values + spec->cells;
    unsigned found = rule->min_value;
    for (unsigned i = 0; i < spec->cells; i++) {
        unsigned count = 0;
        if (regions[i] > found)
            return false;
        found += regions[i] == found;
        for (unsigned k = 0; k < spec->cells; k++) {
            count += regions[k] == regions[i];
            if (k < i && regions[k] == regions[i] && values[k] == values[i])
                return false;
        }
        if (count != spec->size || joined_cells(spec, regions, i) != spec->size)
            return false;
    }
    return true;
}

/* --------------------------------------------------------------------------------------- narrowing
 */

/* The sets while they are narrowed. */
struct chaos_state {
    const struct chaos_spec *spec;
    sudoku_valueset *digits, *regions;
    unsigned region_count;
    bool has_all_values; /* a region has every digit */
};

/* Distances from START through cells that may be of REGION: the number of cells on the way that are
 * not yet of it. UINT8_MAX: not reached, or farther than LIMIT. */
static void measure(const struct chaos_state *state, sudoku_valueset region, unsigned start,
                    unsigned limit, uint8_t *distance)
{
    uint16_t queue[2 * MAX_CELLS + 1];
    unsigned first = MAX_CELLS, last = MAX_CELLS;
    memset(distance, UINT8_MAX, state->spec->cells);
    distance[start] = 0;
    queue[last++] = (uint16_t)start;
    while (first < last) {
        unsigned cell = queue[first++];
        for (unsigned i = 0; i < state->spec->neighbor_count[cell]; i++) {
            unsigned next = state->spec->neighbors[cell][i];
            if (distance[next] != UINT8_MAX || !(state->regions[next] & region))
                continue;
            bool is_there = state->regions[next] == region;
            if (!is_there && distance[cell] >= limit)
                continue;
            bool is_farther = !is_there && distance[cell] < UINT8_MAX - 1;
            distance[next] = (uint8_t)(distance[cell] + is_farther);
            if (is_there && first > 0)
                queue[--first] = (uint16_t)next;
            else
                queue[last++] = (uint16_t)next;
        }
    }
}

/* Removes REGION, which has FIXED cells, from cells too far from any of these. */
static bool keep_near(struct chaos_state *state, sudoku_valueset region, unsigned fixed)
{
    uint8_t distance[MAX_CELLS];
    unsigned budget = state->spec->size - fixed, reached = 0;
    for (unsigned start = 0; start < state->spec->cells; start++) {
        if (state->regions[start] != region)
            continue;
        measure(state, region, start, budget, distance);
        reached = 0;
        for (unsigned cell = 0; cell < state->spec->cells; cell++) {
            if (distance[cell] <= budget)
                reached++;
            else if (!(state->regions[cell] &= (sudoku_valueset)~region))
                return false;
        }
        if (reached < state->spec->size)
            return false;
    }
    return true;
}

/* Removes REGION, which has no cell yet, from groups of cells that are too small. */
static bool keep_large(struct chaos_state *state, sudoku_valueset region)
{
    uint8_t distance[MAX_CELLS];
    bool is_done[MAX_CELLS] = {false}, has_any = false;
    for (unsigned start = 0; start < state->spec->cells; start++) {
        unsigned count = 0;
        if (is_done[start] || !(state->regions[start] & region))
            continue;
        measure(state, region, start, MAX_CELLS, distance);
        for (unsigned cell = 0; cell < state->spec->cells; cell++)
            count += distance[cell] != UINT8_MAX;
        has_any = has_any || count >= state->spec->size;
        for (unsigned cell = 0; cell < state->spec->cells; cell++) {
            if (distance[cell] == UINT8_MAX)
                continue;
            is_done[cell] = true;
            if (count < state->spec->size && !(state->regions[cell] &= (sudoku_valueset)~region))
                return false;
        }
    }
    return has_any;
}

/* The number of cells of a region: it has at most its size, and may have its size. */
static bool narrow_size(struct chaos_state *state, sudoku_valueset region)
{
    unsigned fixed = 0, possible = 0, size = state->spec->size;
    for (unsigned cell = 0; cell < state->spec->cells; cell++) {
        possible += (state->regions[cell] & region) != 0;
        fixed += state->regions[cell] == region;
    }
    if (fixed > size || possible < size)
        return false;
    for (unsigned cell = 0; cell < state->spec->cells; cell++) {
        if (!(state->regions[cell] & region) || state->regions[cell] == region)
            continue;
        if (possible == size)
            state->regions[cell] = region;
        else if (fixed == size)
            state->regions[cell] &= (sudoku_valueset)~region;
    }
    fixed = possible == size ? size : fixed;
    return fixed ? keep_near(state, region, fixed) : keep_large(state, region);
}

/* The digits of each region: those with a place at least and with two at least, and those that a
 * cell of the region has. */
struct region_digits {
    sudoku_valueset once[SUDOKU_RULES_MAX_VALUES], more[SUDOKU_RULES_MAX_VALUES];
    sudoku_valueset held[SUDOKU_RULES_MAX_VALUES];
};

/* False if two cells of a region have the same digit. */
static bool find_digits(const struct chaos_state *state, struct region_digits *found)
{
    *found = (struct region_digits){.once = {0}};
    for (unsigned cell = 0; cell < state->spec->cells; cell++) {
        sudoku_valueset digits = state->digits[cell], regions = state->regions[cell];
        for (unsigned left = regions; left; left &= left - 1) {
            unsigned region = (unsigned)__builtin_ctz(left);
            found->more[region] |= found->once[region] & digits;
            found->once[region] |= digits;
        }
        if ((regions & (regions - 1U)) || (digits & (digits - 1U)))
            continue;
        unsigned own = (unsigned)__builtin_ctz(regions);
        if (found->held[own] & digits)
            return false;
        found->held[own] |= digits;
    }
    return true;
}

/* Narrows one cell: a digit of a region is not there again, and one with a single place is in it.
 */
static bool narrow_cell(struct chaos_state *state, const struct region_digits *found, unsigned cell)
{
    sudoku_valueset *digits = &state->digits[cell], *regions = &state->regions[cell];
    bool has_region = (*regions & (*regions - 1U)) == 0,
         has_digit = (*digits & (*digits - 1U)) == 0;
    sudoku_valueset all = *regions;
    for (unsigned left = all; left; left &= left - 1) {
        unsigned region = (unsigned)__builtin_ctz(left);
        sudoku_valueset held = found->held[region];
        unsigned alone = *digits & found->once[region] & ~(unsigned)found->more[region];
        if (has_region && !has_digit)
            *digits &= (sudoku_valueset)~held;
        else if (has_digit && !has_region && *digits & held)
            *regions &= (sudoku_valueset) ~(1U << region);
        if (!state->has_all_values || !alone)
            continue;
        if (alone & (alone - 1))
            return false;
        *digits &= (sudoku_valueset)alone;
        *regions &= (sudoku_valueset)(1U << region);
    }
    return *digits && *regions;
}

/* The digits of a region differ; if it has all of them, each has a place. */
static bool narrow_digits(struct chaos_state *state, sudoku_valueset all)
{
    struct region_digits found;
    if (!find_digits(state, &found))
        return false;
    for (unsigned i = 0; i < state->region_count && state->has_all_values; i++)
        if (found.once[i] != all)
            return false;
    for (unsigned cell = 0; cell < state->spec->cells; cell++)
        if (!narrow_cell(state, &found, cell))
            return false;
    return true;
}

/* Regions are numbered in the order of their first cells. */
static bool narrow_numbers(struct chaos_state *state)
{
    unsigned most = 0;
    for (unsigned cell = 0; cell < state->spec->cells; cell++) {
        unsigned allowed = (2U << most) - 1;
        if (!(state->regions[cell] &= (sudoku_valueset)allowed))
            return false;
        while (most + 1 < state->region_count && state->regions[cell] >> most)
            most++;
    }
    return true;
}

static bool chaos_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    const struct chaos_spec *spec = rule->spec;
    struct chaos_state state = {spec, sets, sets + spec->cells, spec->cells / spec->size,
                                rule->value_count == spec->size};
    (void)changed;
    if (!narrow_numbers(&state))
        return false;
    for (unsigned i = 0; i < state.region_count; i++)
        if (!narrow_size(&state, (sudoku_valueset)(1U << i)))
            return false;
    return narrow_digits(&state, (sudoku_valueset)((1U << rule->value_count) - 1));
}

static const struct sudoku_rule_kind chaos = {
    .size = sizeof chaos,
    .name = "chaos construction",
    .shape = SUDOKU_RULE_SHAPE_FOUND_REGIONS,
    .holds = chaos_holds,
    .narrow = chaos_narrow,
};

/* ----------------------------------------------------------------------------------------- reading
 */

static void add_neighbor(const struct rule_reader *reader, struct chaos_spec *spec, uint16_t cell,
                         int down, int right)
{
    uint16_t next;
    if (reader_move(reader, cell, down, right, &next))
        spec->neighbors[cell][spec->neighbor_count[cell]++] = next;
}

static enum sudoku_status read_chaos(struct rule_reader *reader, const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    const struct cell_group *group = reader_group(reader, "CC", 2);
    unsigned cells = shape->rows * shape->columns;
    struct chaos_spec spec = {cells, shape->columns, shape->region_size, {{0}}, {0}};
    enum sudoku_status status = read_nothing(reader, named);
    if (status)
        return status;
    unsigned values = (unsigned)(shape->max_value - shape->min_value) + 1;
    if (shape->region_size < 2 || cells % shape->region_size || cells / shape->region_size > values)
        return reader_fail(reader, reader->text.text + reader->item,
                           "regions of %u cells do not fit the grid", shape->region_size);
    for (unsigned cell = 0; cell < cells; cell++) {
        add_neighbor(reader, &spec, (uint16_t)cell, -1, 0);
        add_neighbor(reader, &spec, (uint16_t)cell, 1, 0);
        add_neighbor(reader, &spec, (uint16_t)cell, 0, -1);
        add_neighbor(reader, &spec, (uint16_t)cell, 0, 1);
        reader->cells[cell] = (uint16_t)cell;
        reader->cells[cells + cell] = (uint16_t)(group->first + cell);
        if (!status)
            status =
                sudoku_rules_restrict(reader->rules, reader->cells[cells + cell],
                                      (sudoku_valueset)((1U << cells / shape->region_size) - 1));
    }
    reader->cell_count = 2 * cells;
    return status ? status : reader_add(reader, named->kind, &spec, sizeof spec);
}

const struct named_kind kinds_chaos[] = {
    {"ChaosConstruction", "",
     "Regions are to be found: connected, each with different digits, their numbers in CC1 CC2 ...",
     &chaos, read_chaos, 0, 0, 0},
    {0},
};
