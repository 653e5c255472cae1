/* Branching: splits a board that is at rest without a contradiction. */
#ifndef ENGINE9_CHOOSE_TMPL_H
#define ENGINE9_CHOOSE_TMPL_H

#include <string.h>

#include "engine9/pair_tmpl.h"

/* Returns weights that are highest for the fewest candidates. */
ENGINE9_PART vec weigh_fewest(vec x)
{
    return vec_count(vec_without(vec_all(ENGINE9_ALL), x));
}

ENGINE9_PART vec_mask is_open(vec x)
{
    return vec_meet(x, vec_minus_1(x));
}

/* The vectors of a board that waits: three rows of its boxes, where a vector holds three boards,
 * which are also what a choice works on; else its own nine. */
#ifdef VEC_HOLDS_ROWS
enum { WAITING_VECTORS = 3 };

ENGINE9_PART void store_rows(vec rows[3], const vec x[9], unsigned board)
{
    for (unsigned i = 0; i < 3; i++)
        rows[i] = vec_row(x + 3 * i, board);
}

/* Returns the key of the open cell with the fewest candidates, as for a pair. */
ENGINE9_WHOLE unsigned with_fewest(const vec rows[3], unsigned board)
{
    vec key[3];
    (void)board;
    for (unsigned i = 0; i < 3; i++)
        key[i] = vec_keep(is_open(rows[i]), vec_row_keys(weigh_fewest(rows[i]), i));
    return vec_largest_of_all(vec_max(key[0], vec_max(key[1], key[2])));
}

/* Returns the key of the cell with the most candidates in row ROW of the boxes. */
ENGINE9_PART unsigned with_most(const vec rows[3], unsigned board, unsigned row)
{
    (void)board;
    return vec_largest_of_all(vec_row_keys(vec_count(rows[row]), row));
}
#else
enum { WAITING_VECTORS = 9 };

ENGINE9_WHOLE unsigned with_fewest(const vec x[9], unsigned board)
{
    vec key[9];
    for (unsigned k = 0; k < 9; k++)
        key[k] = vec_keep(is_open(x[k]), key_of(weigh_fewest(x[k]), k));
    return vec_largest(best_of(key), board);
}

ENGINE9_PART unsigned with_most(const vec x[9], unsigned board, unsigned row)
{
    const unsigned k = 3 * row;
    vec most = key_of(vec_count(x[k + 2]), k + 2);
    for (unsigned column = 0; column < 2; column++)
        most = vec_max(most, key_of(vec_count(x[k + column]), k + column));
    return vec_largest(most, board);
}
#endif

/* Returns the cell with the most candidates in a row of the boxes: ROW, or the next one with an
 * open cell. That takes a third of the work of all cells, for 1 to 2 % more guesses. */
ENGINE9_WHOLE unsigned with_most_from(const vec x[WAITING_VECTORS], unsigned board, unsigned row)
{
    enum { SOLVED = 2 };
    unsigned key = with_most(x, board, row % 3);
    for (unsigned i = 1; i < 3 && key >> 8 == SOLVED; i++)
        key = with_most(x, board, (row + i) % 3);
    return key;
}

/* Returns the branching cell of BOARD, which is at rest, open, and below DEPTH branches, as 16
 * times its number in the box, plus the box. If nearly every branch leads to a solution, as on
 * PLENTIFUL boards, a cell with many candidates is faster to find and leaves the least to do.
 * Stores the board in WAITING if that has another form. */
ENGINE9_WHOLE unsigned choose(const vec x[9], unsigned board, unsigned depth, bool plentiful,
                              vec waiting[WAITING_VECTORS])
{
#ifdef VEC_HOLDS_ROWS
    store_rows(waiting, x, board);
    x = waiting;
#else
    (void)waiting;
#endif
    if (plentiful)
        return with_most_from(x, board, depth) & 0xff;
    unsigned key = best_pair(x, board);
    return (key >> 8 ? key : with_fewest(x, board)) & 0xff;
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

#ifdef VEC_HOLDS_ROWS
/* Leaves the REST of the candidates in CELL of BOX of the board with ROWS; REST_SINGLE leaves the
 * box. */
ENGINE9_PART void leave_rest(vec rows[3], unsigned box, unsigned cell, unsigned rest,
                             unsigned rest_single)
{
    enum { BOX = 1 | 1 << 9 | 1 << 18 };
    vec rest_here = vec_keep((vec_mask)BOX << box, vec_all((uint16_t)rest_single));
    for (unsigned i = 0; i < 3; i++)
        rows[i] = vec_without(rows[i], rest_here);
    rows[cell / 3] =
        vec_where(vec_of_lane(cell % 3 * 9 + box), vec_all((uint16_t)rest), rows[cell / 3]);
}
#endif

/* Splits BOARD of X at the CHOSEN cell: X gets the cell's lowest candidate, which is returned in
 * the lane of its box, and WAITING, as choose() left it, the remaining ones. */
ENGINE9_PART vec split(vec x[9], vec waiting[WAITING_VECTORS], unsigned board, unsigned chosen)
{
    const unsigned box = chosen & 15, cell = chosen >> 4;
    const unsigned lane = vec_lane(board, box / 3, box % 3);
    const vec_mask here = vec_of_lane(lane);
    const vec old = x[cell];
    unsigned set = lane_at(&x[cell], lane), rest = set & (set - 1), digit = set ^ rest;
    /* The other candidate of a pair is a single in WAITING and leaves the box at once there, too.
     */
    unsigned rest_single = rest & (rest - 1) ? 0 : rest;
    vec digit_here = vec_keep(here, vec_all((uint16_t)digit));
#ifdef VEC_HOLDS_ROWS
    leave_rest(waiting, box, cell, rest, rest_single);
#else
    vec rest_here = vec_keep(here, vec_all((uint16_t)rest_single));
    for (unsigned k = 0; k < 9; k++)
        waiting[k] = vec_without(x[k], rest_here);
    waiting[cell] = vec_where(here, vec_all((uint16_t)rest), old);
#endif
    for (unsigned k = 0; k < 9; k++)
        x[k] = vec_without(x[k], digit_here);
    x[cell] = vec_where(here, vec_all((uint16_t)digit), old);
    return digit_here;
}

#endif
