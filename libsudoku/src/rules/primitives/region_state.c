#include "rules/primitives/region_state.h"

#include <string.h>

#include "rules/valueset.h"

enum { WORD_BITS = 64 };

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

/* Makes PARENT that of the first cell, links the cells of a set by NEXT, and counts them. */
static void link_sets(unsigned count, uint16_t *parent, uint16_t *next, uint16_t *size)
{
    for (unsigned cell = 0; cell < count; cell++) {
        unsigned first = find_first(parent, cell);
        parent[cell] = (uint16_t)first;
        next[cell] = REGION_NO_CELL;
        size[cell] = 0;
        size[first]++;
        if (cell != first) {
            next[cell] = next[first];
            next[first] = (uint16_t)cell;
        }
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
    link_sets(spec->cell_count, state->group, state->next_in_group, state->group_size);
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
    link_sets(spec->cell_count, state->piece, state->next_in_piece, state->piece_size);
}

/* Restricts the labels of the group of FIRST to LABELS. */
static bool set_labels(struct region_state *state, unsigned first, sudoku_valueset labels)
{
    for (unsigned cell = first; cell != REGION_NO_CELL; cell = state->next_in_group[cell])
        if (!region_keep(state, &state->labels[cell], labels))
            return false;
    return true;
}

/* The cells of a group have common labels and different digits. */
static bool narrow_group(struct region_state *state, unsigned first)
{
    sudoku_valueset labels = state->labels[first], held = 0, any = 0;
    for (unsigned cell = first; cell != REGION_NO_CELL; cell = state->next_in_group[cell]) {
        sudoku_valueset digits = state->digits[cell];
        labels &= state->labels[cell];
        if (valueset_is_single(digits) && held & digits)
            return false;
        held |= valueset_is_single(digits) ? digits : 0;
    }
    for (unsigned cell = first; cell != REGION_NO_CELL; cell = state->next_in_group[cell]) {
        if (!valueset_is_single(state->digits[cell]) &&
            !region_keep(state, &state->digits[cell], ~(unsigned)held))
            return false;
        any |= state->digits[cell];
    }
    state->held[first] = held;
    return state->group_size[first] <= state->spec->size &&
           valueset_count(any) >= state->group_size[first] && set_labels(state, first, labels);
}

static void set_apart(struct region_state *state, unsigned a, unsigned b)
{
    state->apart[a][b / WORD_BITS] |= UINT64_C(1) << b % WORD_BITS;
    state->apart[b][a / WORD_BITS] |= UINT64_C(1) << a % WORD_BITS;
}

/* Pair I is joined within a group, and apart if its groups cannot be of one region. Groups apart
 * have no common label. */
static bool narrow_pair(struct region_state *state, unsigned i)
{
    unsigned a = state->group[state->spec->pairs[i].a], b = state->group[state->spec->pairs[i].b];
    if (a == b)
        return region_keep(state, &state->pairs[i], PAIR_JOINED);
    if (!region_are_apart(state, a, b))
        return true;
    if (valueset_is_single(state->labels[a]) &&
        !set_labels(state, b, (sudoku_valueset)~state->labels[a]))
        return false;
    if (valueset_is_single(state->labels[b]) &&
        !set_labels(state, a, (sudoku_valueset)~state->labels[b]))
        return false;
    return region_keep(state, &state->pairs[i], PAIR_APART);
}

bool region_state_init(struct region_state *state)
{
    const struct regions_spec *spec = state->spec;
    find_groups(state);
    for (unsigned cell = 0; cell < spec->cell_count; cell++) {
        memset(state->apart[cell], 0, (spec->cell_count + WORD_BITS - 1) / WORD_BITS * 8);
        if (state->group[cell] == cell && !narrow_group(state, cell))
            return false;
    }
    for (unsigned i = 0; i < spec->pair_count; i++)
        if (state->pairs[i] == PAIR_APART)
            set_apart(state, state->group[spec->pairs[i].a], state->group[spec->pairs[i].b]);
    for (unsigned i = 0; i < spec->pair_count; i++)
        if (!narrow_pair(state, i))
            return false;
    find_pieces(state);
    return true;
}

bool region_join(struct region_state *state, unsigned a, unsigned b)
{
    unsigned one = state->group[a], other = state->group[b];
    sudoku_valueset labels = state->labels[one] & state->labels[other];
    return set_labels(state, one, labels) && set_labels(state, other, labels);
}
