/* Where to branch.
 *
 * A board without a contradiction that came to rest is cut into two parts. */
#ifndef ENGINE9_CHOOSE_TMPL_H
#define ENGINE9_CHOOSE_TMPL_H

#include "engine9/round_tmpl.h"

/* A cell's key is what it is worth (up to 12) in the high byte, which decides, and its number in
 * the low byte, which makes the keys of a board differ. A key of 0 is no cell. */
ENGINE9_PART vec cell_number(unsigned k)
{
    return vec_add(vec_lane_numbers(), vec_all((uint16_t)(16 * k)));
}

/* For each row (or column) of each box: the digits that occur outside the box in an odd number of
 * these three ways, and in at least two of them: at all; in a pair in the next box; in a pair in
 * the box after it. */
ENGINE9_PART void weigh_lines(const vec x[9], const vec pair[9], bool columns, vec odd[3],
                              vec many[3])
{
    const int step = columns ? 1 : 3, cell = columns ? 3 : 1;
    for (int i = 0; i < 3; i++) {
        int k = i * step;
        vec line = vec_or3(x[k], x[k + cell], x[k + 2 * cell]);
        vec pairs = vec_or3(pair[k], pair[k + cell], pair[k + 2 * cell]);
        vec any = vec_or(next_box(line, columns), after_box(line, columns));
        vec next = next_box(pairs, columns), after = after_box(pairs, columns);
        odd[i] = vec_xor3(any, next, after);
        many[i] = vec_majority(any, next, after);
    }
}

/* The largest lane of each board, in all its lanes. */
ENGINE9_PART vec board_max(vec x)
{
    x = vec_max(x, vec_max(vec_stack_next(x), vec_stack_after(x)));
    return vec_max(x, vec_max(vec_band_next(x), vec_band_after(x)));
}

/* Keys of cells with two candidates: the digits that a choice between the two would take from the
 * cell's row and column outside its box, most of all from other pairs, whose other candidate is
 * then settled. That is the idea of the strongest bivalue cell, weighed by what its peers share
 * with it; a minirow that counts once, and not by its cells, gives as small a tree (6.0 guesses a
 * puzzle on magictour-top1465 either way, 9.1 by the smallest number of minirow arrangements) and
 * needs one operation for all nine digits of nine boxes. */
ENGINE9_PART void weigh_pairs(const vec x[9], vec key[9])
{
    vec pair[9], row_odd[3], row_many[3], column_odd[3], column_many[3];
    vec two = vec_all(2);
    vec_mask is_pair[9];
    for (unsigned k = 0; k < 9; k++) {
        is_pair[k] = vec_equal(vec_count(x[k]), two);
        pair[k] = vec_keep(is_pair[k], x[k]);
    }
    weigh_lines(x, pair, false, row_odd, row_many);
    weigh_lines(x, pair, true, column_odd, column_many);
    for (unsigned k = 0; k < 9; k++) {
        vec odd = vec_add(vec_hits(pair[k], row_odd[k / 3]), vec_hits(pair[k], column_odd[k % 3]));
        vec many =
            vec_add(vec_hits(pair[k], row_many[k / 3]), vec_hits(pair[k], column_many[k % 3]));
        vec worth = vec_add(odd, vec_add(many, many));
        worth = vec_add(vec_to_high_byte(worth), cell_number(k));
        key[k] = vec_keep(is_pair[k], worth);
    }
}

/* Keys by the number of candidates: the more the better, or the fewer. A solved cell has none. */
ENGINE9_PART void weigh_counts(const vec x[9], bool more_is_better, vec key[9])
{
    for (unsigned k = 0; k < 9; k++) {
        vec counted = more_is_better ? x[k] : vec_without(vec_all(ENGINE9_ALL), x[k]);
        vec worth = vec_add(vec_to_high_byte(vec_count(counted)), cell_number(k));
        vec more = vec_and(x[k], vec_minus_1(x[k]));
        key[k] = vec_keep(vec_meet(more, more), worth);
    }
}

/* The largest key of each board, in all its lanes; 0: it has none. */
ENGINE9_PART vec best_of(const vec key[9])
{
    vec best = key[8];
    for (unsigned k = 0; k < 8; k += 2)
        best = vec_max(best, vec_max(key[k], key[k + 1]));
    return board_max(best);
}

/* Puts keys by the number of candidates in place of those that BOARDS have. */
ENGINE9_PART void replace_keys(const vec x[9], unsigned boards, bool more_is_better, vec key[9])
{
    vec counts[9];
    weigh_counts(x, more_is_better, counts);
    for (unsigned k = 0; k < 9; k++)
        key[k] = vec_where(vec_of_boards(boards), counts[k], key[k]);
}

/* Keys of all cells of BOARDS; gives the best, as above. Where nearly every branch leads to a
 * solution, as on those that are CROWDED, the cell with most candidates is soonest found, and
 * leaves least to do. */
ENGINE9_PART vec weigh(const vec x[9], unsigned boards, unsigned crowded, vec key[9])
{
    if (boards == crowded) {
        weigh_counts(x, true, key);
        return best_of(key);
    }
    weigh_pairs(x, key);
    vec best = best_of(key);
    unsigned pairless = boards & ~crowded & ~vec_boards(vec_meet(best, best));
    if (!(pairless | crowded))
        return best;
    if (pairless)
        replace_keys(x, pairless, false, key);
    if (crowded)
        replace_keys(x, crowded, true, key);
    return best_of(key);
}

/* Splits each of BOARDS, of which some are CROWDED, at its best cell: X has the cell's lowest
 * candidate, OTHER all but that. Boards that are not in BOARDS keep X; what OTHER holds for them is
 * of no use. */
ENGINE9_WHOLE void split(vec x[9], vec other[9], unsigned boards, unsigned crowded)
{
    const vec no_key = vec_all(0x7fff);
    vec key[9], cell = vec_all(0);
    vec_mask chosen[9];
    vec best = vec_where(vec_of_boards(boards), weigh(x, boards, crowded, key), no_key);
    for (unsigned k = 0; k < 9; k++) {
        chosen[k] = vec_equal(key[k], best);
        cell = vec_or(cell, vec_keep(chosen[k], x[k]));
    }
    vec rest = vec_and(cell, vec_minus_1(cell)), digit = vec_without(cell, rest);
    /* A pair's other candidate is a single in OTHER, and leaves the box at once there, too. */
    vec rest_single = vec_keep(vec_single_or_empty(rest, vec_minus_1(rest)), rest);
    for (unsigned k = 0; k < 9; k++) {
        other[k] = vec_where(chosen[k], rest, vec_without(x[k], rest_single));
        x[k] = vec_where(chosen[k], digit, vec_without(x[k], digit));
    }
}

#endif
