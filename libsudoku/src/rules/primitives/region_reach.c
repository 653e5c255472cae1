#include "rules/primitives/region_reach.h"

#include <string.h>

#include "rules/valueset.h"

enum { UNREACHED = UINT8_MAX, NO_PIECE = UINT16_MAX };

/* What a piece reaches. */
struct region_reach {
    unsigned group;                      /* of the piece */
    unsigned cell_count;                 /* reached, and those of the group */
    unsigned usable;                     /* the same, but one for each digit that cells have */
    sudoku_valueset held;                /* the digits of such cells */
    unsigned in_group;                   /* cells of the group among these */
    sudoku_valueset digits, more;        /* of cells that are reached, and of two of them */
    uint8_t distance[REGIONS_MAX_CELLS]; /* by piece: cells needed besides the group; UNREACHED */
    uint16_t pieces[REGIONS_MAX_CELLS];  /* those reached */
    unsigned piece_count;
    uint16_t first[SUDOKU_RULES_MAX_VALUES + 1]; /* by distance: a list of pieces to visit */
    uint16_t next[REGIONS_MAX_CELLS];
};

static void add_piece(const struct region_state *state, struct region_reach *reach, unsigned piece,
                      unsigned distance)
{
    reach->distance[piece] = (uint8_t)distance;
    reach->next[piece] = reach->first[distance];
    reach->first[distance] = (uint16_t)piece;
    reach->pieces[reach->piece_count++] = (uint16_t)piece;
    if (state->group[piece] == reach->group)
        reach->in_group += state->piece_size[piece];
    else
        reach->cell_count += state->piece_size[piece];
    for (unsigned cell = piece; cell != REGION_NO_CELL; cell = state->next_in_piece[cell]) {
        sudoku_valueset digits = state->digits[cell];
        bool is_held = valueset_is_single(digits);
        reach->more |= reach->digits & digits;
        reach->digits |= digits;
        if (state->group[piece] == reach->group || (is_held && reach->held & digits))
            continue;
        reach->held |= is_held ? digits : 0;
        reach->usable++;
    }
}

/* True if the region of reach->group may go from PIECE over NEIGHBOR, which is of another piece. */
static bool is_open(const struct region_state *state, const struct region_reach *reach,
                    const struct region_neighbor *neighbor)
{
    unsigned group = state->group[neighbor->cell];
    return state->pairs[neighbor->pair] & PAIR_JOINED &&
           (group == reach->group || !region_are_apart(state, group, reach->group));
}

/* Adds the neighbors of CELL, at DISTANCE. */
static void visit(const struct region_state *state, struct region_reach *reach, unsigned cell,
                  unsigned distance, unsigned without)
{
    const struct regions_spec *spec = state->spec;
    for (unsigned i = 0; i < spec->neighbor_count[cell]; i++) {
        const struct region_neighbor *neighbor = &spec->neighbors[cell][i];
        unsigned piece = state->piece[neighbor->cell];
        if (reach->distance[piece] != UNREACHED || piece == without ||
            !is_open(state, reach, neighbor))
            continue;
        bool is_own = state->group[piece] == reach->group;
        unsigned after = distance + (is_own ? 0 : state->piece_size[piece]);
        if (after + state->group_size[reach->group] <= spec->size)
            add_piece(state, reach, piece, after);
    }
}

/* True if what is reached has enough cells, every digit, and the whole group. */
static bool is_enough(const struct region_state *state, const struct region_reach *reach)
{
    return reach->in_group == state->group_size[reach->group] &&
           reach->usable >= state->spec->size && !(state->all & ~reach->digits);
}

/* True if there is so much in reach that nothing can be said. */
static bool is_plenty(const struct region_state *state, const struct region_reach *reach)
{
    return is_enough(state, reach) && reach->usable >= 2 * state->spec->size &&
           !(state->all & ~(reach->more | state->held[reach->group]));
}

/* Finds what PIECE reaches without going over WITHOUT (NO_PIECE: nothing is left out), until
 * IS_OVER (NULL: everything). Cells of its group cost nothing. The first way to a piece is a
 * shortest one, since its own cells alone add to what its neighbor costs. */
static void find_reach(const struct region_state *state, unsigned piece, unsigned without,
                       bool (*is_over)(const struct region_state *, const struct region_reach *),
                       struct region_reach *reach)
{
    reach->group = state->group[piece];
    reach->cell_count = reach->usable = state->group_size[reach->group];
    reach->held = state->held[reach->group];
    reach->in_group = reach->piece_count = 0;
    reach->digits = reach->more = 0;
    memset(reach->distance, UNREACHED, state->spec->cell_count);
    memset(reach->first, -1, sizeof reach->first);
    add_piece(state, reach, piece, 0);
    for (unsigned distance = 0; distance <= state->spec->size; distance++)
        while (reach->first[distance] != NO_PIECE && !(is_over && is_over(state, reach))) {
            unsigned at = reach->first[distance];
            reach->first[distance] = reach->next[at];
            for (unsigned cell = at; cell != REGION_NO_CELL; cell = state->next_in_piece[cell])
                visit(state, reach, cell, distance, without);
        }
}

/* Joins piece OTHER to PIECE. */
static bool join_pieces(struct region_state *state, unsigned piece, unsigned other)
{
    const struct regions_spec *spec = state->spec;
    for (unsigned cell = other; cell != REGION_NO_CELL; cell = state->next_in_piece[cell])
        for (unsigned i = 0; i < spec->neighbor_count[cell]; i++) {
            const struct region_neighbor *neighbor = &spec->neighbors[cell][i];
            if (state->piece[neighbor->cell] == piece &&
                !region_keep(state, &state->pairs[neighbor->pair], PAIR_JOINED))
                return false;
        }
    return region_join(state, piece, other);
}

/* Joins every two of the pieces that are reached. */
static bool join_all(struct region_state *state, const struct region_reach *reach)
{
    for (unsigned i = 1; i < reach->piece_count; i++)
        for (unsigned k = 0; k < i; k++)
            if (!join_pieces(state, reach->pieces[k], reach->pieces[i]))
                return false;
    return true;
}

/* A digit that the group lacks, and that has one place in reach, is there. */
static bool place_digits(struct region_state *state, const struct region_reach *reach,
                         unsigned piece)
{
    sudoku_valueset once =
        reach->digits & (sudoku_valueset) ~(reach->more | state->held[reach->group]);
    for (unsigned i = 0; i < reach->piece_count && once; i++)
        for (unsigned cell = reach->pieces[i]; cell != REGION_NO_CELL;
             cell = state->next_in_piece[cell]) {
            sudoku_valueset own = state->digits[cell] & once;
            if (!own)
                continue;
            if (!region_keep(state, &state->digits[cell], own) || !valueset_is_single(own) ||
                !join_pieces(state, piece, reach->pieces[i]))
                return false;
        }
    return true;
}

/* Cells out of reach are of other regions. */
static bool exclude_others(struct region_state *state, const struct region_reach *reach)
{
    const struct regions_spec *spec = state->spec;
    sudoku_valueset label = state->labels[reach->group];
    for (unsigned cell = 0; cell < spec->cell_count && valueset_is_single(label); cell++)
        if (reach->distance[state->piece[cell]] == UNREACHED &&
            !region_keep(state, &state->labels[cell], ~(unsigned)label))
            return false;
    for (unsigned i = spec->neighbor_pairs; i < spec->pair_count; i++) {
        unsigned a = spec->pairs[i].a, b = spec->pairs[i].b;
        bool is_out =
            (state->group[a] == reach->group && reach->distance[state->piece[b]] == UNREACHED) ||
            (state->group[b] == reach->group && reach->distance[state->piece[a]] == UNREACHED);
        if (is_out && !region_keep(state, &state->pairs[i], PAIR_APART))
            return false;
    }
    return true;
}

/* Lists the neighboring pieces over which PIECE may grow; returns their number. */
static unsigned list_doors(const struct region_state *state, const struct region_reach *reach,
                           unsigned piece, uint16_t *doors)
{
    const struct regions_spec *spec = state->spec;
    unsigned count = 0;
    for (unsigned cell = piece; cell != REGION_NO_CELL; cell = state->next_in_piece[cell])
        for (unsigned i = 0; i < spec->neighbor_count[cell]; i++) {
            unsigned other = state->piece[spec->neighbors[cell][i].cell], k = 0;
            if (other == piece || reach->distance[other] == UNREACHED ||
                !is_open(state, reach, &spec->neighbors[cell][i]))
                continue;
            while (k < count && doors[k] != other)
                k++;
            doors[k] = (uint16_t)other;
            count += k == count;
        }
    return count;
}

/* A neighboring piece without which the region lacks something is a part of it. */
static bool pass_doors(struct region_state *state, struct region_reach *reach, unsigned piece)
{
    uint16_t doors[REGIONS_NEIGHBORS * SUDOKU_RULES_MAX_VALUES];
    unsigned count = list_doors(state, reach, piece, doors);
    if (count > 1 && is_plenty(state, reach))
        return true;
    for (unsigned i = 0; i < count; i++) {
        bool is_needed = count == 1;
        if (!is_needed) {
            find_reach(state, piece, doors[i], is_enough, reach);
            is_needed = !is_enough(state, reach);
        }
        if (is_needed && !join_pieces(state, piece, doors[i]))
            return false;
    }
    return true;
}

bool region_grow(struct region_state *state, unsigned piece)
{
    unsigned group = state->group[piece];
    bool is_known = state->group_size[group] > 1 || valueset_is_single(state->labels[group]);
    struct region_reach reach;
    find_reach(state, piece, NO_PIECE, is_known ? NULL : is_plenty, &reach);
    if (!is_enough(state, &reach) || (state->all && !place_digits(state, &reach, piece)) ||
        (is_known && !exclude_others(state, &reach)))
        return false;
    if (reach.cell_count == state->spec->size)
        return join_all(state, &reach);
    return pass_doors(state, &reach, piece);
}
