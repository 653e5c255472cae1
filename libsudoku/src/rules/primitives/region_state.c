#include "rules/primitives/region_state.h"

#include <string.h>

#include "rules/valueset.h"

static unsigned find_first(uint16_t *parent, unsigned cell)
{
    while (parent[cell] != cell)
        cell = parent[cell] = parent[parent[cell]];
    return cell;
}

static void unite(uint16_t *parent, unsigned a, unsigned b)
{
    unsigned one = find_first(parent, a), other = find_first(parent, b);
    if (one < other)
        parent[other] = (uint16_t)one;
    else
        parent[one] = (uint16_t)other;
}

/* Makes PARENT the first cell of the set of each cell, and collects and counts the cells of each
 * set. */
static void collect_sets(unsigned count, uint16_t *parent, struct cell_mask *cells, uint16_t *size)
{
    for (unsigned cell = 0; cell < count; cell++) {
        unsigned first = find_first(parent, cell);
        parent[cell] = (uint16_t)first;
        if (first == cell) {
            cells[cell] = (struct cell_mask){{0}};
            size[cell] = 0;
        }
        cell_mask_add(&cells[first], cell);
        size[first]++;
    }
}

/* Cells with one and the same label, and those that pairs or links join, are a group. */
static void find_groups(struct region_state *state)
{
    const struct regions_spec *spec = state->spec;
    unsigned first[SUDOKU_RULES_MAX_VALUES];
    memset(first, -1, sizeof first);
    for (unsigned cell = 0; cell < spec->cell_count; cell++)
        state->group[cell] = (uint16_t)cell;
    for (unsigned i = 0; i < spec->pair_count; i++)
        if (state->pairs[i] == PAIR_JOINED)
            unite(state->group, spec->pairs[i].a, spec->pairs[i].b);
    for (unsigned i = 0; i < state->link_count; i++)
        unite(state->group, state->links[i].a, state->links[i].b);
    for (unsigned cell = 0; cell < spec->cell_count; cell++) {
        if (!valueset_is_single(state->labels[cell]))
            continue;
        unsigned *with_label = &first[valueset_min(state->labels[cell])];
        if (*with_label < spec->cell_count)
            unite(state->group, *with_label, cell);
        else
            *with_label = cell;
    }
    collect_sets(spec->cell_count, state->group, state->group_cells, state->group_size);
}

/* Neighbors in one group are in one piece. */
static void find_pieces(struct region_state *state)
{
    const struct regions_spec *spec = state->spec;
    for (unsigned cell = 0; cell < spec->cell_count; cell++)
        state->piece[cell] = (uint16_t)cell;
    for (unsigned i = 0; i < spec->neighbor_pairs; i++)
        if (state->group[spec->pairs[i].a] == state->group[spec->pairs[i].b])
            unite(state->piece, spec->pairs[i].a, spec->pairs[i].b);
    collect_sets(spec->cell_count, state->piece, state->piece_cells, state->piece_size);
}

/* Restricts the labels of GROUP, which are those of its first cell, to LABELS. */
static bool set_labels(struct region_state *state, unsigned group, sudoku_valueset labels)
{
    if (!(state->labels[group] & ~labels))
        return true;
    struct cell_mask cells = state->group_cells[group];
    unsigned cell;
    while (cell_mask_take(&cells, &cell))
        if (!region_keep(state, &state->labels[cell], labels))
            return false;
    return true;
}

/* The cells of a group have common labels and different digits. */
static bool narrow_group(struct region_state *state, unsigned group)
{
    sudoku_valueset labels = state->labels[group], held = 0, any = 0;
    struct cell_mask cells = state->group_cells[group];
    unsigned cell;
    while (cell_mask_take(&cells, &cell)) {
        sudoku_valueset digits = state->digits[cell];
        labels &= state->labels[cell];
        any |= digits;
        if (valueset_is_single(digits) && held & digits)
            return false;
        held |= valueset_is_single(digits) ? digits : 0;
    }
    cells = state->group_cells[group];
    while (cell_mask_take(&cells, &cell)) {
        if (!region_keep(state, &state->labels[cell], labels) ||
            (!valueset_is_single(state->digits[cell]) &&
             !region_keep(state, &state->digits[cell], ~(unsigned)held)))
            return false;
    }
    state->held[group] = held;
    return state->group_size[group] <= state->spec->size &&
           valueset_count(any) >= state->group_size[group];
}

static bool narrow_groups(struct region_state *state)
{
    for (unsigned cell = 0; cell < state->spec->cell_count; cell++) {
        state->apart[cell] = (struct cell_mask){{0}};
        if (state->group[cell] != cell)
            continue;
        if (state->group_size[cell] > 1) {
            if (!narrow_group(state, cell))
                return false;
        } else {
            state->held[cell] = valueset_is_single(state->digits[cell]) ? state->digits[cell] : 0;
        }
    }
    return true;
}

/* True if groups A and B cannot be of one region. */
static bool are_apart(const struct region_state *state, unsigned a, unsigned b)
{
    return !(state->labels[a] & state->labels[b]) || state->held[a] & state->held[b] ||
           state->group_size[a] + state->group_size[b] > state->spec->size ||
           cell_mask_has(&state->apart[a], b);
}

/* Pair I is joined within a group, and apart if its groups cannot be of one region. Groups apart
 * have no common label. */
static bool narrow_pair(struct region_state *state, unsigned i)
{
    unsigned a = state->group[state->spec->pairs[i].a], b = state->group[state->spec->pairs[i].b];
    if (a == b)
        return region_keep(state, &state->pairs[i], PAIR_JOINED);
    if (state->pairs[i] != PAIR_APART && !are_apart(state, a, b))
        return true;
    if (valueset_is_single(state->labels[a]) &&
        !set_labels(state, b, (sudoku_valueset)~state->labels[a]))
        return false;
    if (valueset_is_single(state->labels[b]) &&
        !set_labels(state, a, (sudoku_valueset)~state->labels[b]))
        return false;
    return region_keep(state, &state->pairs[i], PAIR_APART);
}

static void add_group(const struct region_state *state, struct cell_mask *mask, unsigned group)
{
    if (state->group_size[group] == 1)
        cell_mask_add(mask, group);
    else
        cell_mask_unite(mask, &state->group_cells[group]);
}

bool region_state_init(struct region_state *state)
{
    const struct regions_spec *spec = state->spec;
    find_groups(state);
    if (!narrow_groups(state))
        return false;
    for (unsigned i = 0; i < spec->pair_count; i++) {
        if (state->pairs[i] != PAIR_APART)
            continue;
        unsigned a = state->group[spec->pairs[i].a], b = state->group[spec->pairs[i].b];
        add_group(state, &state->apart[a], b);
        add_group(state, &state->apart[b], a);
    }
    for (unsigned i = 0; i < spec->pair_count; i++)
        if (!narrow_pair(state, i))
            return false;
    find_pieces(state);
    return true;
}

/* ------------------------------------------------------------------------------------------- masks
 */

/* Adds the cells of GROUP by what it holds and its size. */
static void index_group(struct region_state *state, unsigned group)
{
    const struct cell_mask *cells = &state->group_cells[group];
    for (unsigned left = state->held[group]; left; left &= left - 1)
        cell_mask_unite(&state->holding[valueset_min((sudoku_valueset)left)], cells);
    cell_mask_unite(&state->of_size[state->group_size[group]], cells);
}

static void index_cell(struct region_state *state, unsigned cell)
{
    sudoku_valueset digits = state->digits[cell], labels = state->labels[cell];
    if (valueset_is_single(labels))
        state->known_labels |= labels;
    for (unsigned left = labels; left; left &= left - 1)
        cell_mask_add(&state->with_label[valueset_min((sudoku_valueset)left)], cell);
    for (unsigned left = digits; left; left &= left - 1)
        cell_mask_add(&state->with_digit[valueset_min((sudoku_valueset)left)], cell);
    if (valueset_is_single(digits))
        cell_mask_add(&state->decided, cell);
    if (state->piece_size[state->piece[cell]] == 1)
        cell_mask_add(&state->alone, cell);
}

void region_state_index(struct region_state *state)
{
    const struct regions_spec *spec = state->spec;
    memset(state->with_label, 0, sizeof state->with_label);
    memset(state->with_digit, 0, sizeof state->with_digit);
    memset(state->holding, 0, sizeof state->holding);
    memset(state->of_size, 0, sizeof state->of_size);
    state->known_labels = 0;
    state->decided = state->alone = (struct cell_mask){{0}};
    for (unsigned cell = 0; cell < spec->cell_count; cell++) {
        state->open[cell] = (struct cell_mask){{0}};
        index_cell(state, cell);
        if (state->group[cell] == cell)
            index_group(state, cell);
    }
    for (unsigned i = 0; i < spec->neighbor_pairs; i++) {
        if (!(state->pairs[i] & PAIR_JOINED))
            continue;
        cell_mask_add(&state->open[spec->pairs[i].a], spec->pairs[i].b);
        cell_mask_add(&state->open[spec->pairs[i].b], spec->pairs[i].a);
    }
}

struct cell_mask region_allowed(const struct region_state *state, unsigned group)
{
    struct cell_mask allowed = {{0}};
    for (unsigned left = state->labels[group]; left; left &= left - 1)
        cell_mask_unite(&allowed, &state->with_label[valueset_min((sudoku_valueset)left)]);
    for (unsigned left = state->held[group]; left; left &= left - 1)
        cell_mask_remove(&allowed, &state->holding[valueset_min((sudoku_valueset)left)]);
    for (unsigned size = state->spec->size; size + state->group_size[group] > state->spec->size;
         size--)
        cell_mask_remove(&allowed, &state->of_size[size]);
    cell_mask_remove(&allowed, &state->apart[group]);
    cell_mask_unite(&allowed, &state->group_cells[group]);
    return allowed;
}

/* ------------------------------------------------------------------------------------------ pieces
 */

struct cell_mask region_doors(const struct region_state *state, unsigned piece)
{
    struct cell_mask cells = state->piece_cells[piece], doors = {{0}};
    unsigned cell;
    while (cell_mask_take(&cells, &cell))
        cell_mask_unite(&doors, &state->open[cell]);
    cell_mask_remove(&doors, &state->piece_cells[piece]);
    return doors;
}

/* Narrows the pairs of neighbors between PIECE and OTHER to KEPT. */
static bool narrow_border(struct region_state *state, unsigned piece, unsigned other, unsigned kept)
{
    const struct regions_spec *spec = state->spec;
    struct cell_mask cells = state->piece_cells[other];
    unsigned cell;
    while (cell_mask_take(&cells, &cell))
        for (unsigned i = 0; i < spec->neighbor_count[cell]; i++) {
            const struct region_neighbor *neighbor = &spec->neighbors[cell][i];
            if (state->piece[neighbor->cell] == piece &&
                !region_keep(state, &state->pairs[neighbor->pair], kept))
                return false;
        }
    return true;
}

bool region_join(struct region_state *state, unsigned piece, unsigned other)
{
    unsigned one = state->group[piece], two = state->group[other];
    sudoku_valueset labels = state->labels[one] & state->labels[two];
    return narrow_border(state, piece, other, PAIR_JOINED) && set_labels(state, one, labels) &&
           set_labels(state, two, labels);
}

bool region_separate(struct region_state *state, unsigned piece, unsigned other)
{
    return narrow_border(state, piece, other, PAIR_APART);
}
