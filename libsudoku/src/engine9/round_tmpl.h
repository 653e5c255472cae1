/* One round of propagation for every board of a vector.
 *
 * It tells contradictions, and which boxes fixed another digit. Included once by each version
 * after its vec_*.h.
 *
 * The representation, boxes as lanes, rows and columns inside boxes as vectors, makes a minirow
 * (three cells of a row inside a box) the OR of three vectors and the other two minirows of its row
 * two rotations of lanes. Minirows as the unit of propagation are T. Dillon's idea (tdoku,
 * "triads"); lanes for boxes come from the bit-board solvers of the Enjoy Sudoku forum. */
#ifndef ENGINE9_ROUND_TMPL_H
#define ENGINE9_ROUND_TMPL_H

#include "engine9/version.h"

struct verdict {
    vec_mask bad;   /* boxes with a contradiction */
    vec_mask moved; /* boxes that fixed another digit in this round */
};

ENGINE9_PART vec next_box(vec x, bool columns)
{
    return columns ? vec_band_next(x) : vec_stack_next(x);
}

ENGINE9_PART vec after_box(vec x, bool columns)
{
    return columns ? vec_band_after(x) : vec_stack_after(x);
}

ENGINE9_PART vec or_of_nine(const vec x[9])
{
    return vec_or3(vec_or3(x[0], x[1], x[2]), vec_or3(x[3], x[4], x[5]), vec_or3(x[6], x[7], x[8]));
}

ENGINE9_PART vec xor_of_nine(const vec x[9])
{
    return vec_xor3(vec_xor3(x[0], x[1], x[2]), vec_xor3(x[3], x[4], x[5]),
                    vec_xor3(x[6], x[7], x[8]));
}

/* The digits that at least two and at least one of the nine vectors hold. */
ENGINE9_PART void count_digits(const vec x[9], vec *two, vec *one)
{
    vec a = vec_or3(x[0], x[1], x[2]), aa = vec_majority(x[0], x[1], x[2]);
    vec b = vec_or3(x[3], x[4], x[5]), bb = vec_majority(x[3], x[4], x[5]);
    vec c = vec_or3(x[6], x[7], x[8]), cc = vec_majority(x[6], x[7], x[8]);
    *one = vec_or3(a, b, c);
    *two = vec_or(vec_or3(aa, bb, cc), vec_majority(a, b, c));
}

/* Naked and hidden triples that fill a minirow of BOARDS: three digits that are all a minirow can
 * take leave the box's other two; three digits that only one minirow can take push out its rest. */
ENGINE9_PART void apply_triples(vec line[3], unsigned boards)
{
    vec three = vec_all(3);
    vec_mask here = vec_of_boards(boards);
    vec full[3], h[3];
    for (int i = 0; i < 3; i++)
        full[i] = vec_keep(vec_equal(vec_count(line[i]), three), line[i]);
    h[0] = vec_without(line[0], vec_or(full[1], full[2]));
    h[1] = vec_without(line[1], vec_or(full[0], full[2]));
    h[2] = vec_without(line[2], vec_or(full[0], full[1]));
    vec elsewhere = vec_majority(h[0], h[1], h[2]);
    for (int i = 0; i < 3; i++) {
        vec own = vec_without(h[i], elsewhere);
        h[i] = vec_where(vec_equal(vec_count(own), three), own, h[i]);
        line[i] = vec_where(here, h[i], line[i]);
    }
}

/* A digit of a band stands in three minirows, one of each row and of each box. A minirow keeps a
 * digit only if the other two rows can take it in the other two boxes, in one order or the other:
 * arc consistency on the 3 x 3 minirows, which holds pointing, claiming and the row's conflicts.
 * Lanes rotate by stacks for rows, by bands for columns. */
ENGINE9_PART void restrict_lines(vec x[9], bool columns, unsigned triples)
{
    const int step = columns ? 1 : 3, cell = columns ? 3 : 1;
    vec line[3], next[3], after[3];
    for (int i = 0; i < 3; i++)
        line[i] = vec_or3(x[i * step], x[i * step + cell], x[i * step + 2 * cell]);
    if (triples)
        apply_triples(line, triples);
    for (int i = 0; i < 3; i++) {
        next[i] = next_box(line[i], columns);
        after[i] = after_box(line[i], columns);
    }
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        vec stays = vec_or(vec_and(next[j], after[k]), vec_and(after[j], next[k]));
        if (triples)
            stays = vec_and(stays, line[i]);
        for (int n = 0; n < 3; n++)
            x[i * step + n * cell] = vec_and(x[i * step + n * cell], stays);
    }
}

/* Digits with one place in a box, which after restrict_lines() are the hidden singles of rows and
 * columns too, go there; they and those of cells with one candidate leave the rest of the box, and
 * restrict_lines() carries them outward. *FIXED are all of these. Bad are boxes without a place for
 * some digit, with an empty cell, or with two cells, or another even number, that have the same
 * digit alone. (A box with three such cells lacks a place for other digits, which shows later.) */
ENGINE9_PART vec_mask place_singles(vec x[9], vec *fixed)
{
    vec single[9], less[9], two, one;
    count_digits(x, &two, &one);
    for (int k = 0; k < 9; k++) {
        less[k] = vec_minus_1(x[k]);
        single[k] = vec_without_unless(vec_single_or_empty(x[k], less[k]), x[k], two);
    }
    *fixed = or_of_nine(single);
    vec parity = xor_of_nine(single);
    for (int k = 0; k < 9; k++)
        x[k] = vec_or_else(single[k], vec_without(x[k], *fixed));
    vec_mask twice = vec_differ(parity, *fixed);
    vec_mask placeless = vec_differ(one, vec_all(ENGINE9_ALL));
    /* Only 0 - 1 has the highest bit. */
    vec_mask empty = vec_top_bit(or_of_nine(less));
    return vec_mask_or(vec_mask_or(twice, placeless), empty);
}

/* *FIXED are the digits that had a cell to themselves after the last round. */
ENGINE9_PART struct verdict round_of(vec *board, vec *fixed, unsigned triples)
{
    vec x[9], before = *fixed, now;
    for (int k = 0; k < 9; k++)
        x[k] = board[k];
    restrict_lines(x, false, triples);
    restrict_lines(x, true, triples);
    vec_mask bad = place_singles(x, &now);
    for (int k = 0; k < 9; k++)
        board[k] = x[k];
    *fixed = now;
    return (struct verdict){.bad = bad, .moved = vec_differ(before, now)};
}

ENGINE9_WHOLE struct verdict round_with_triples(vec *board, vec *fixed, unsigned boards)
{
    return round_of(board, fixed, boards);
}

/* One round, with triples on TRIPLES. The plain one, which is the hot one, is part of its caller: a
 * verdict that is returned through memory cost a quarter of all time. */
ENGINE9_PART struct verdict propagate(vec *board, vec *fixed, unsigned triples)
{
    return triples ? round_with_triples(board, fixed, triples) : round_of(board, fixed, 0);
}

#endif
