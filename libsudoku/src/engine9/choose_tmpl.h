/* Where to branch.
 *
 * A board without a contradiction that came to rest is cut into two parts. */
#ifndef ENGINE9_CHOOSE_TMPL_H
#define ENGINE9_CHOOSE_TMPL_H

#include <string.h>

#include "engine9/pair_tmpl.h"

/* What is worth most where the cell with most candidates is best, or that with fewest. A solved
 * cell is worth nothing. */
ENGINE9_PART vec weigh_count(vec x, bool more_is_better)
{
    return vec_count(more_is_better ? x : vec_without(vec_all(ENGINE9_ALL), x));
}

ENGINE9_PART vec_mask is_open(vec x)
{
    return vec_meet(x, vec_minus_1(x));
}

#ifdef VEC_HOLDS_ROWS
/* The key of the cell with most candidates, or with fewest. */
ENGINE9_WHOLE unsigned best_by_count(const vec x[9], unsigned board, bool more_is_better)
{
    vec key[3];
    for (unsigned i = 0; i < 3; i++) {
        vec cells = vec_row(x + 3 * i, board);
        key[i] = vec_keep(is_open(cells), vec_row_keys(weigh_count(cells, more_is_better), i));
    }
    return vec_largest_of_all(vec_max(key[0], vec_max(key[1], key[2])));
}
#else
ENGINE9_WHOLE unsigned best_by_count(const vec x[9], unsigned board, bool more_is_better)
{
    vec key[9];
    for (unsigned k = 0; k < 9; k++)
        key[k] = vec_keep(is_open(x[k]), key_of(weigh_count(x[k], more_is_better), k));
    return vec_largest(best_of(key), board);
}
#endif

/* The best cell of BOARD, which is at rest and open: 16 times its number in the box, and the box.
 * Where nearly every branch leads to a solution, as on boards that are PLENTIFUL, the cell with
 * most candidates is soonest found, and leaves least to do. */
ENGINE9_WHOLE unsigned choose(const vec x[9], unsigned board, bool plentiful)
{
    unsigned key = plentiful ? 0 : best_pair(x, board);
    return (key >> 8 ? key : best_by_count(x, board, plentiful)) & 0xff;
}

static inline unsigned lane_at(const vec *a, unsigned lane)
{
    uint16_t lanes[VEC_LANES];
    if (LANE_BITS == 16)
        memcpy(lanes + lane, (const uint8_t *)a + lane * sizeof *lanes, sizeof *lanes);
    else
        vec_store(lanes, *a);
    return lanes[lane];
}

/* Splits BOARD of X at the cell that was CHOSEN: X has the cell's lowest candidate, OTHER all but
 * that. What OTHER holds for other boards is of no use. */
ENGINE9_PART void split(vec x[9], vec other[9], unsigned board, unsigned chosen)
{
    const unsigned box = chosen & 15, cell = chosen >> 4;
    const unsigned lane = vec_lane(board, box / 3, box % 3);
    const vec_mask here = vec_of_lane(lane);
    const vec old = x[cell];
    unsigned set = lane_at(&x[cell], lane), rest = set & (set - 1), digit = set ^ rest;
    /* A pair's other candidate is a single in OTHER, and leaves the box at once there, too. */
    unsigned rest_single = rest & (rest - 1) ? 0 : rest;
    vec digit_here = vec_keep(here, vec_all((uint16_t)digit));
    vec rest_here = vec_keep(here, vec_all((uint16_t)rest_single));
    for (unsigned k = 0; k < 9; k++) {
        other[k] = vec_without(x[k], rest_here);
        x[k] = vec_without(x[k], digit_here);
    }
    other[cell] = vec_where(here, vec_all((uint16_t)rest), old);
    x[cell] = vec_where(here, vec_all((uint16_t)digit), old);
}

#endif
