/* One round of propagation for every board of a vector.
 *
 * It reports contradictions and the boxes that fixed another digit. Included once by each version
 * after its vec_*.h.
 *
 * With boxes as lanes, and rows and columns within boxes as vectors, a minirow (three cells of a
 * row within a box) is the OR of three vectors, and the other two minirows of its row are two
 * rotations of lanes. Minirows as the unit of propagation are T. Dillon's idea (tdoku, "triads");
 * lanes for boxes come from the bit-board solvers of the Enjoy Sudoku forum. */
#ifndef ENGINE9_ROUND_TMPL_H
#define ENGINE9_ROUND_TMPL_H

#include "engine9/version.h"

#define LANES_OF vec
#include "engine9/singles_tmpl.h"
#undef LANES_OF

#ifndef VEC_PLACES_IN_PARTS
#define vec_place vec_place_singles
#endif

struct verdict {
    vec_sign bad;   /* boxes with a contradiction */
    vec_sign moved; /* boxes that fixed another digit in this round */
};

ENGINE9_PART vec next_box(vec x, bool columns)
{
    return columns ? vec_band_next(x) : vec_stack_next(x);
}

ENGINE9_PART vec after_box(vec x, bool columns)
{
    return columns ? vec_band_after(x) : vec_stack_after(x);
}

/* Applies naked and hidden triples within minirows of BOARDS: if three digits are all that a
 * minirow can hold, they leave the other two minirows of the box; if only one minirow can hold
 * three digits, it loses its other digits. */
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

/* A digit of a band is in three minirows, one of each row and of each box. A minirow keeps a digit
 * only if the other two rows can hold it in the other two boxes, in one order or the other: arc
 * consistency on the 3 x 3 minirows, which covers pointing, claiming and the row's conflicts. Lanes
 * rotate by stacks for rows, by bands for columns. */
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

/* One round; *FIXED are the digits that were single in a cell after the last round. */
ENGINE9_PART struct verdict round_of(vec *board, vec *fixed, unsigned triples)
{
    vec x[9], before = *fixed, now;
    for (int k = 0; k < 9; k++)
        x[k] = board[k];
    restrict_lines(x, false, triples);
    restrict_lines(x, true, triples);
    vec_sign bad = vec_place(x, &now);
    for (int k = 0; k < 9; k++)
        board[k] = x[k];
    *fixed = now;
    return (struct verdict){.bad = bad, .moved = vec_unlike(before, now)};
}

ENGINE9_WHOLE struct verdict round_with_triples(vec *board, vec *fixed, unsigned boards)
{
    return round_of(board, fixed, boards);
}

/* One round, with triples on TRIPLES. The plain one is hot and inlined: returning the verdict
 * through memory cost a quarter of the total time. */
ENGINE9_PART struct verdict propagate(vec *board, vec *fixed, unsigned triples)
{
    return triples ? round_with_triples(board, fixed, triples) : round_of(board, fixed, 0);
}

#endif
