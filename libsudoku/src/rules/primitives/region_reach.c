#include "rules/primitives/region_reach.h"

#include <string.h>

#include "rules/valueset.h"

/* Adds CELL's piece, not of GROUP, to the LEVELS that a path over it takes from DISTANCE on, if
 * that is at most BUDGET. */
static void enter_piece(const struct region_state *state, unsigned cell, unsigned distance,
                        unsigned budget, struct cell_mask *left, struct cell_mask *levels)
{
    unsigned piece = state->piece[cell], after = distance + state->piece_size[piece];
    if (after > budget)
        return;
    cell_mask_remove(left, &state->piece_cells[piece]);
    cell_mask_unite(&levels[after], &state->piece_cells[piece]);
}

/* Returns the cells among ALLOWED that PIECE reaches. Cells of its group cost nothing, others one
 * each. The first way to a piece is a shortest one, since its own cells alone add to what its
 * neighbor costs. */
static struct cell_mask find_reach(const struct region_state *state, unsigned piece,
                                   const struct cell_mask *allowed)
{
    unsigned group = state->group[piece], budget = state->spec->size - state->group_size[group];
    const struct cell_mask *own = &state->group_cells[group];
    struct cell_mask plain = cell_mask_without(&state->alone, own);
    struct cell_mask left = cell_mask_without(allowed, &state->piece_cells[piece]);
    struct cell_mask levels[SUDOKU_RULES_MAX_VALUES + 1];
    memset(levels, 0, (budget + 1) * sizeof *levels);
    levels[0] = state->piece_cells[piece];
    for (unsigned distance = 0; distance <= budget; distance++) {
        struct cell_mask *level = &levels[distance];
        while (!cell_mask_is_empty(level)) {
            struct cell_mask next = {{0}};
            unsigned cell;
            while (cell_mask_take(level, &cell))
                cell_mask_unite(&next, &state->open[cell]);
            next = cell_mask_and(&next, &left);
            if (distance < budget) {
                struct cell_mask cells = cell_mask_and(&next, &plain);
                cell_mask_remove(&left, &cells);
                cell_mask_unite(&levels[distance + 1], &cells);
            }
            cell_mask_remove(&next, &plain);
            while (cell_mask_take(&next, &cell)) {
                if (!cell_mask_has(&left, cell))
                    continue;
                if (cell_mask_has(own, cell)) {
                    cell_mask_remove(&left, &state->piece_cells[state->piece[cell]]);
                    cell_mask_unite(level, &state->piece_cells[state->piece[cell]]);
                } else {
                    enter_piece(state, cell, distance, budget, &left, levels);
                }
            }
        }
    }
    return cell_mask_without(allowed, &left);
}

/* What cells in reach offer to a region. */
struct region_supply {
    bool has_group;               /* the whole group is in reach */
    unsigned usable;              /* cells, but one for each digit that cells have */
    sudoku_valueset digits, more; /* of cells, and of two of them */
};

static struct region_supply count_supply(const struct region_state *state, unsigned group,
                                         const struct cell_mask *reach)
{
    struct cell_mask lost = cell_mask_without(&state->group_cells[group], reach);
    struct cell_mask others = cell_mask_without(reach, &state->group_cells[group]);
    struct cell_mask decided = cell_mask_and(&others, &state->decided);
    cell_mask_remove(&others, &state->decided);
    struct region_supply supply = {cell_mask_is_empty(&lost),
                                   state->group_size[group] + cell_mask_count(&others), 0, 0};
    for (unsigned value = 0; value < state->value_count; value++) {
        struct cell_mask cells = cell_mask_and(reach, &state->with_digit[value]);
        if (cell_mask_is_empty(&cells))
            continue;
        supply.digits |= (sudoku_valueset)(1U << value);
        supply.more |= (sudoku_valueset)((unsigned)cell_mask_has_several(&cells) << value);
        cells = cell_mask_and(&cells, &decided);
        supply.usable += !cell_mask_is_empty(&cells);
    }
    return supply;
}

/* True if SUPPLY has enough cells, every digit, and the whole group. */
static bool is_enough(const struct region_state *state, const struct region_supply *supply)
{
    return supply->has_group && supply->usable >= state->spec->size &&
           !(state->all & ~supply->digits);
}

/* True if SUPPLY is so large that no single cell of it is needed. */
static bool is_plenty(const struct region_state *state, const struct region_supply *supply,
                      unsigned group)
{
    return supply->usable >= 2 * state->spec->size &&
           !(state->all & ~(supply->more | state->held[group]));
}

/* Joins all cells of REACH. */
static bool join_all(struct region_state *state, const struct cell_mask *reach)
{
    const struct regions_spec *spec = state->spec;
    sudoku_valueset labels = valueset_all(state->region_count);
    struct cell_mask cells = *reach;
    unsigned cell;
    while (cell_mask_take(&cells, &cell))
        labels &= state->labels[cell];
    cells = *reach;
    while (cell_mask_take(&cells, &cell)) {
        if (!region_keep(state, &state->labels[cell], labels))
            return false;
        for (unsigned i = 0; i < spec->neighbor_count[cell]; i++)
            if (cell_mask_has(reach, spec->neighbors[cell][i].cell) &&
                !region_keep(state, &state->pairs[spec->neighbors[cell][i].pair], PAIR_JOINED))
                return false;
    }
    return true;
}

/* A digit that the group lacks, and that has one place in REACH, is there. */
static bool place_digits(struct region_state *state, const struct cell_mask *reach,
                         const struct region_supply *supply, unsigned piece)
{
    unsigned held = state->held[state->group[piece]], cell = 0;
    for (unsigned left = supply->digits & ~(supply->more | held); left; left &= left - 1) {
        unsigned value = valueset_min((sudoku_valueset)left);
        struct cell_mask cells = cell_mask_and(reach, &state->with_digit[value]);
        cell_mask_take(&cells, &cell);
        if (!region_keep(state, &state->digits[cell], 1U << value) ||
            !region_join(state, piece, state->piece[cell]))
            return false;
    }
    return true;
}

/* Cells out of REACH are of other regions. */
static bool exclude_others(struct region_state *state, unsigned group,
                           const struct cell_mask *reach)
{
    const struct regions_spec *spec = state->spec;
    sudoku_valueset label = state->labels[group];
    unsigned cell;
    if (valueset_is_single(label)) {
        struct cell_mask others = cell_mask_without(&state->with_label[valueset_min(label)], reach);
        while (cell_mask_take(&others, &cell))
            if (!region_keep(state, &state->labels[cell], ~(unsigned)label))
                return false;
    }
    for (unsigned i = spec->neighbor_pairs; i < spec->pair_count; i++) {
        unsigned a = spec->pairs[i].a, b = spec->pairs[i].b;
        bool is_out = (state->group[a] == group && !cell_mask_has(reach, b)) ||
                      (state->group[b] == group && !cell_mask_has(reach, a));
        if (is_out && !region_keep(state, &state->pairs[i], PAIR_APART))
            return false;
    }
    return true;
}

/* A neighboring piece without which the region lacks something is a part of it. */
static bool pass_doors(struct region_state *state, const struct cell_mask *allowed,
                       const struct cell_mask *reach, const struct region_supply *supply,
                       unsigned piece)
{
    unsigned group = state->group[piece], cell;
    struct cell_mask doors = region_doors(state, piece);
    doors = cell_mask_and(&doors, reach);
    bool is_first = true;
    while (cell_mask_take(&doors, &cell)) {
        unsigned door = state->piece[cell];
        cell_mask_remove(&doors, &state->piece_cells[door]);
        bool is_needed = is_first && cell_mask_is_empty(&doors);
        if (!is_needed && is_plenty(state, supply, group))
            return true;
        is_first = false;
        if (!is_needed) {
            struct cell_mask rest = cell_mask_without(allowed, &state->piece_cells[door]);
            rest = find_reach(state, piece, &rest);
            struct region_supply left = count_supply(state, group, &rest);
            is_needed = !is_enough(state, &left);
        }
        if (is_needed && !region_join(state, piece, door))
            return false;
    }
    return true;
}

/* True if CELL is open to more than two neighbors. */
static bool is_wide(const struct region_state *state, unsigned cell)
{
    struct cell_mask open = state->open[cell];
    unsigned other;
    return cell_mask_take(&open, &other) && cell_mask_has_several(&open);
}

bool region_grow(struct region_state *state, unsigned piece)
{
    unsigned group = state->group[piece];
    bool is_known = state->group_size[group] > 1 || valueset_is_single(state->labels[group]);
    if (!is_known && is_wide(state, piece))
        return true;
    struct cell_mask allowed = region_allowed(state, group);
    struct cell_mask reach = find_reach(state, piece, &allowed);
    struct region_supply supply = count_supply(state, group, &reach);
    if (!is_enough(state, &supply) ||
        (state->all && !place_digits(state, &reach, &supply, piece)) ||
        (is_known && !exclude_others(state, group, &reach)))
        return false;
    if (cell_mask_count(&reach) == state->spec->size)
        return join_all(state, &reach);
    return pass_doors(state, &allowed, &reach, &supply, piece);
}
