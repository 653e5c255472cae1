/* Where to branch.
 *
 * A board without a contradiction that came to rest is cut into two parts. */
#ifndef ENGINE9_CHOOSE_TMPL_H
#define ENGINE9_CHOOSE_TMPL_H

#include <string.h>

#include "engine9/round_tmpl.h"

/* A key says what cell K of a box is worth (0..9), and after that which one it is. 0 is no cell. */
ENGINE9_PART vec key_of(vec worth, unsigned k)
{
    return vec_add(vec_times_16(worth), vec_all((uint16_t)(16 + k)));
}

/* For each row (or column) of each box: */
struct places {
    vec off[3];    /* digits with a place in the rest of the box */
    vec once[3];   /* digits with one place here */
    vec forced[3]; /* digits with a place here that, but for the row, have one in another box */
};

ENGINE9_PART struct places places_along(const vec x[9], bool columns)
{
    const int step = columns ? 1 : 3, cell = columns ? 3 : 1;
    struct places places;
    vec line[3];
    for (int i = 0; i < 3; i++) {
        const vec *first = &x[i * step];
        line[i] = vec_or3(first[0], first[cell], first[2 * cell]);
        places.once[i] = vec_without(line[i], vec_majority(first[0], first[cell], first[2 * cell]));
    }
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        vec one =
            vec_or(vec_without(places.once[j], line[k]), vec_without(places.once[k], line[j]));
        vec last = vec_and(line[i], one);
        places.off[i] = vec_or(line[j], line[k]);
        places.forced[i] = vec_or(next_box(last, columns), after_box(last, columns));
    }
    return places;
}

/* Keys of cells with two candidates: the digits that have other places in the box, off the cell's
 * row and off its column; those that have only this cell in its row and in its column, as far as
 * these lie in the box; and those that, put here, have one place left in another box. That is the
 * strongest bivalue cell by what follows from it at once. Other pairs nearby say less. Guesses a
 * puzzle on magictour-top1465 and forum-hardest-11plus: 6.5 and 60.9; 6.9 and 66.5 by what leaves
 * row and column, and pairs there. To try both values of every pair and see what is left takes 4
 * and 40. */
ENGINE9_PART void weigh_pairs(const vec x[9], vec key[9])
{
    const struct places row = places_along(x, false), column = places_along(x, true);
    for (unsigned k = 0; k < 9; k++) {
        const unsigned i = k / 3, j = k % 3;
        vec off = vec_hits(x[k], vec_and(row.off[i], column.off[j]));
        vec once = vec_hits(x[k], vec_and(row.once[i], column.once[j]));
        vec forced = vec_hits(x[k], vec_or(row.forced[i], column.forced[j]));
        vec worth = vec_add(vec_add(off, once), forced);
        key[k] = vec_keep(vec_is_pair(x[k]), key_of(worth, k));
    }
}

/* Keys by the number of candidates: the more the better, or the fewer. A solved cell has none. */
ENGINE9_PART void weigh_counts(const vec x[9], bool more_is_better, vec key[9])
{
    for (unsigned k = 0; k < 9; k++) {
        vec counted = more_is_better ? x[k] : vec_without(vec_all(ENGINE9_ALL), x[k]);
        vec more = vec_and(x[k], vec_minus_1(x[k]));
        key[k] = vec_keep(vec_meet(more, more), key_of(vec_count(counted), k));
    }
}

/* The largest key of each box. */
ENGINE9_PART vec best_of(const vec key[9])
{
    vec best = key[8];
    for (unsigned k = 0; k < 8; k += 2)
        best = vec_max(best, vec_max(key[k], key[k + 1]));
    return best;
}

/* Puts keys by the number of candidates in place of those that BOARDS have. */
ENGINE9_PART void replace_keys(const vec x[9], unsigned boards, bool more_is_better, vec key[9])
{
    vec counts[9];
    weigh_counts(x, more_is_better, counts);
    for (unsigned k = 0; k < 9; k++)
        key[k] = vec_where(vec_of_boards(boards), counts[k], key[k]);
}

#ifdef VEC_FINDS_LARGEST
static inline unsigned lane_at(const vec *a, unsigned lane)
{
    uint16_t value;
    memcpy(&value, (const unsigned char *)a + lane * sizeof value, sizeof value);
    return value;
}
#else
static inline unsigned lane_at(const vec *a, unsigned lane)
{
    uint16_t lanes[VEC_LANES];
    vec_store(lanes, *a);
    return lanes[lane];
}

/* The largest of the nine KEYS of BOARD, the last of several, times 16, and its box. */
static inline unsigned vec_largest(vec keys, unsigned board)
{
    uint16_t lanes[VEC_LANES];
    unsigned largest = 0;
    vec_store(lanes, keys);
    for (unsigned box = 0; box < 9; box++) {
        unsigned own = (unsigned)lanes[vec_lane(board, box / 3, box % 3)] << 4 | box;
        largest = own > largest ? own : largest;
    }
    return largest;
}
#endif

/* The best cell of each of BOARDS, its number in the box times 16, and the box. Where nearly every
 * branch leads to a solution, as on those that are PLENTIFUL, the cell with most candidates is
 * soonest found, and leaves least to do. */
ENGINE9_WHOLE void choose(const vec x[9], unsigned boards, unsigned plentiful,
                          unsigned chosen[VEC_BOARDS])
{
    vec key[9], best;
    if (boards == plentiful) {
        weigh_counts(x, true, key);
        best = best_of(key);
    } else {
        weigh_pairs(x, key);
        best = best_of(key);
        unsigned pairless = boards & ~plentiful & ~vec_boards(vec_sign_of(best));
        if (pairless)
            replace_keys(x, pairless, false, key);
        if (plentiful)
            replace_keys(x, plentiful, true, key);
        if (pairless | plentiful)
            best = best_of(key);
    }
    for (; boards; boards &= boards - 1) {
        unsigned board = (unsigned)__builtin_ctz(boards);
        chosen[board] = vec_largest(best, board) & 0xff;
    }
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
