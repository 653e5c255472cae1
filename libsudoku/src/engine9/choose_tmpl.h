/* Where to branch.
 *
 * Takes a board without a contradiction that came to rest, gives its two parts, never fails. */
#ifndef ENGINE9_CHOOSE_TMPL_H
#define ENGINE9_CHOOSE_TMPL_H

#include "round_tmpl.h"

/* A cell's key is what it is worth (up to 12) in the high byte, which decides, and its number in
 * the low byte, which makes the keys of a board differ. A key of 0 is no cell. */
NINE_PART vec cell_number(unsigned k)
{
    return vec_add(vec_lane_numbers(), vec_all((uint16_t)(16 * k)));
}

/* For each row (or column) of each box: the digits that occur outside the box in an odd number of
 * these three ways, and in at least two of them: at all; in a pair in the next box; in a pair in
 * the box after it. */
NINE_PART void weigh_lines(const vec x[9], const vec pair[9], bool columns, vec odd[3], vec many[3])
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
NINE_PART vec board_max(vec x)
{
    x = vec_max(x, vec_max(vec_stack_next(x), vec_stack_after(x)));
    return vec_max(x, vec_max(vec_band_next(x), vec_band_after(x)));
}

/* Keys of cells with two candidates: how many cells see a change of either candidate, most of all
 * cells that are pairs themselves. Counts in place of cells, a minirow counting once, lose nothing
 * (it was measured) and fit bit-parallel sums. */
NINE_PART void weigh_pairs(const vec x[9], vec key[9])
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

/* Keys where no cell has two candidates: the fewer the better. A solved cell has none. */
NINE_PART void weigh_others(const vec x[9], vec key[9])
{
    for (unsigned k = 0; k < 9; k++) {
        vec few = vec_count(vec_without(vec_all(NINE_ALL), x[k]));
        vec worth = vec_add(vec_to_high_byte(few), cell_number(k));
        vec more = vec_and(x[k], vec_minus_1(x[k]));
        key[k] = vec_keep(vec_meet(more, more), worth);
    }
}

/* Splits each of BOARDS at one cell: X has its lowest candidate, OTHER all but that. Boards that
 * are not in BOARDS keep X; what OTHER holds for them is of no use. */
NINE_WHOLE void split(vec x[9], vec other[9], unsigned boards)
{
    vec key[9], best, cell = vec_all(0);
    weigh_pairs(x, key);
    for (int again = 0;; again++) {
        best = vec_max(vec_max(vec_max(key[0], key[1]), vec_max(key[2], key[3])),
                       vec_max(vec_max(key[4], key[5]), vec_max(key[6], key[7])));
        best = board_max(vec_max(best, key[8]));
        unsigned without = boards & ~vec_boards(vec_meet(best, best));
        if (!without || again)
            break;
        vec others[9];
        weigh_others(x, others);
        vec_mask lanes = vec_of_boards(without);
        for (unsigned k = 0; k < 9; k++)
            key[k] = vec_where(lanes, others[k], key[k]);
    }
    best = vec_where(vec_of_boards(boards), best, vec_all(0x7fff));
    vec_mask chosen[9];
    for (unsigned k = 0; k < 9; k++) {
        chosen[k] = vec_equal(key[k], best);
        cell = vec_or(cell, vec_keep(chosen[k], x[k]));
    }
    vec rest = vec_and(cell, vec_minus_1(cell)), digit = vec_without(cell, rest);
    /* A pair's other candidate is a single in OTHER and leaves the box there at once. */
    vec rest_single = vec_keep(vec_single_or_empty(rest, vec_minus_1(rest)), rest);
    for (unsigned k = 0; k < 9; k++) {
        other[k] = vec_where(chosen[k], rest, vec_without(x[k], rest_single));
        x[k] = vec_where(chosen[k], digit, vec_without(x[k], digit));
    }
}

#endif
