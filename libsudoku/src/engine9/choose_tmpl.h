/* Where to branch.
 *
 * A board without a contradiction that came to rest is cut into two parts. */
#ifndef ENGINE9_CHOOSE_TMPL_H
#define ENGINE9_CHOOSE_TMPL_H

#include "engine9/round_tmpl.h"

/* A key says what cell K of a box is worth (0..9), and after that which one it is. 0 is no cell. */
ENGINE9_PART vec key_of(vec worth, unsigned k)
{
    return vec_add(vec_times_16(worth), vec_all((uint16_t)(16 + k)));
}

/* For each row (or column) of each box: the digits that occur in it outside the box, and those that
 * occur there in pairs. */
ENGINE9_PART void look_along_lines(const vec x[9], const vec pair[9], bool columns, vec any[3],
                                   vec paired[3])
{
    const int step = columns ? 1 : 3, cell = columns ? 3 : 1;
    for (int i = 0; i < 3; i++) {
        int k = i * step;
        vec line = vec_or3(x[k], x[k + cell], x[k + 2 * cell]);
        vec pairs = vec_or3(pair[k], pair[k + cell], pair[k + 2 * cell]);
        any[i] = vec_or(next_box(line, columns), after_box(line, columns));
        paired[i] = vec_or(next_box(pairs, columns), after_box(pairs, columns));
    }
}

/* Keys of cells with two candidates: the digits that a choice between the two would take from both
 * the cell's row and its column outside the box, twice, and those that it would take from another
 * pair of row, column or box, whose other candidate is then settled. That is the idea of the
 * strongest bivalue cell, weighed by what its peers share with it; a minirow counts once and not by
 * its cells, so that one operation does for all nine digits of nine boxes. Guesses a puzzle on
 * magictour-top1465 and forum-hardest-11plus: 6.9 and 66.5; 8.4 and 75.9 by what leaves row and
 * column alone, 11.2 and 102.5 by pairs alone. */
ENGINE9_PART void weigh_pairs(const vec x[9], vec key[9])
{
    vec pair[9], row_any[3], row_paired[3], column_any[3], column_paired[3], box_paired, ignored;
    for (unsigned k = 0; k < 9; k++)
        pair[k] = vec_pair(x[k]);
    look_along_lines(x, pair, false, row_any, row_paired);
    look_along_lines(x, pair, true, column_any, column_paired);
    vec_count_digits(pair, &box_paired, &ignored);
    for (unsigned k = 0; k < 9; k++) {
        vec any = vec_hits(pair[k], vec_and(row_any[k / 3], column_any[k % 3]));
        vec paired =
            vec_hits(pair[k], vec_or3(row_paired[k / 3], column_paired[k % 3], box_paired));
        vec worth = vec_add(vec_add(any, any), paired);
        key[k] = vec_keep(vec_meet(pair[k], pair[k]), key_of(worth, k));
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

/* The key of the best cell of each box of BOARDS. Where nearly every branch leads to
 * a solution, as on those that are PLENTIFUL, the cell with most candidates is soonest found, and
 * leaves least to do. */
ENGINE9_WHOLE void choose(const vec x[9], unsigned boards, unsigned plentiful,
                          uint16_t best[VEC_LANES])
{
    vec key[9];
    if (boards == plentiful) {
        weigh_counts(x, true, key);
        vec_store(best, best_of(key));
        return;
    }
    weigh_pairs(x, key);
    vec best_pair = best_of(key);
    unsigned pairless = boards & ~plentiful & ~vec_boards(vec_sign_of(best_pair));
    if (pairless)
        replace_keys(x, pairless, false, key);
    if (plentiful)
        replace_keys(x, plentiful, true, key);
    vec_store(best, pairless | plentiful ? best_of(key) : best_pair);
}

/* Splits BOARD of X at the cell with the largest of the keys BEST, the last of several: X has the
 * cell's lowest candidate, OTHER all but that. What OTHER holds for other boards is of no use. */
ENGINE9_PART void split(vec x[9], vec other[9], unsigned board, const uint16_t best[VEC_LANES])
{
    unsigned key = 0;
    for (unsigned box = 0; box < 9; box++) {
        unsigned own = (unsigned)best[vec_lane(board, box / 3, box % 3)] << 4 | box;
        key = own > key ? own : key;
    }
    const unsigned box = key & 15, cell = key >> 4 & 15;
    const unsigned lane = vec_lane(board, box / 3, box % 3);
    const vec_mask here = vec_of_lane(lane);
    const vec old = x[cell];
    uint16_t lanes[VEC_LANES];
    vec_store(lanes, old);
    unsigned set = lanes[lane], rest = set & (set - 1), digit = set ^ rest;
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
