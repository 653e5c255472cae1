/* Where to branch.
 *
 * A board without a contradiction that came to rest is cut into two parts. */
#ifndef ENGINE9_CHOOSE_TMPL_H
#define ENGINE9_CHOOSE_TMPL_H

#include <string.h>

#include "engine9/round_tmpl.h"

/* The digits that a row (or column) of each box can take, and those that one cell of it can. */
struct minirow {
    vec any, once;
};

ENGINE9_PART struct minirow minirow_of(vec a, vec b, vec c)
{
    vec any = vec_or3(a, b, c);
    return (struct minirow){any, vec_without(any, vec_majority(a, b, c))};
}

/* Such a line in its surroundings. */
struct surroundings {
    vec off;    /* digits with a place in the rest of the box */
    vec once;   /* digits with one place in the line */
    vec forced; /* digits that, where they leave the line, have one place left in another box */
};

/* LINE, beside the other two of the box. */
ENGINE9_PART struct surroundings surroundings_of(struct minirow line, struct minirow b,
                                                 struct minirow c, bool columns)
{
    vec one = vec_or(vec_without(b.once, c.any), vec_without(c.once, b.any));
    vec last = vec_and(line.any, one);
    return (struct surroundings){
        .off = vec_or(b.any, c.any),
        .once = line.once,
        .forced = vec_or(next_box(last, columns), after_box(last, columns)),
    };
}

/* Keys of cells with two candidates: the digits that have other places in the box, off the cell's
 * row and off its column; those that have only this cell in its row and in its column, as far as
 * these lie in the box; and those that, put here, have one place left in another box. That is the
 * strongest bivalue cell by what follows from it at once. Other pairs nearby say less. Guesses a
 * puzzle on magictour-top1465 and forum-hardest-11plus: 6.5 and 60.9; 6.9 and 66.5 by what leaves
 * row and column, and pairs there. */
ENGINE9_PART vec weigh_pair(vec x, const struct surroundings *row,
                            const struct surroundings *column)
{
    vec off = vec_hits(x, vec_and(row->off, column->off));
    vec once = vec_hits(x, vec_and(row->once, column->once));
    vec forced = vec_hits(x, vec_or(row->forced, column->forced));
    return vec_add(vec_add(off, once), forced);
}

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
/* The key of the best pair of BOARD: 256 for each thing that it is worth and one more, 16 times its
 * number in the box, and the box. 0: there is none. Mostly one board alone needs a branch: where
 * three fit, its three cells of a row take their places, which is half the operations. */
ENGINE9_PART unsigned best_pair(const vec x[9], unsigned board)
{
    vec cells[3], key[3];
    struct minirow row[3];
    for (unsigned i = 0; i < 3; i++) {
        cells[i] = vec_row(x + 3 * i, board);
        row[i] = minirow_of(cells[i], vec_board_next(cells[i]), vec_board_after(cells[i]));
    }
    struct minirow column = minirow_of(cells[0], cells[1], cells[2]);
    struct minirow next = {vec_board_next(column.any), vec_board_next(column.once)};
    struct minirow after = {vec_board_after(column.any), vec_board_after(column.once)};
    const struct surroundings columns = surroundings_of(column, next, after, true);
    for (unsigned i = 0; i < 3; i++) {
        struct surroundings rows =
            surroundings_of(row[i], row[(i + 1) % 3], row[(i + 2) % 3], false);
        vec worth = weigh_pair(cells[i], &rows, &columns);
        key[i] = vec_keep(vec_is_pair(cells[i]), vec_row_keys(worth, i));
    }
    return vec_largest_of_all(vec_max(key[0], vec_max(key[1], key[2])));
}

/* The same of the cell with most candidates, or with fewest. */
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
/* A key says what cell K of a box is worth (0..9), and after that which one it is. 0 is no cell. */
ENGINE9_PART vec key_of(vec worth, unsigned k)
{
    return vec_add(vec_times_16(worth), vec_all((uint16_t)(16 + k)));
}

/* The largest key of each box. */
ENGINE9_PART vec best_of(const vec key[9])
{
    vec best = key[8];
    for (unsigned k = 0; k < 8; k += 2)
        best = vec_max(best, vec_max(key[k], key[k + 1]));
    return best;
}

#ifndef VEC_FINDS_LARGEST
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

ENGINE9_PART unsigned best_pair(const vec x[9], unsigned board)
{
    vec key[9];
    struct minirow row[3], column[3];
    struct surroundings rows[3], columns[3];
    for (unsigned i = 0; i < 3; i++) {
        row[i] = minirow_of(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
        column[i] = minirow_of(x[i], x[3 + i], x[6 + i]);
    }
    for (unsigned i = 0; i < 3; i++) {
        unsigned j = (i + 1) % 3, k = (i + 2) % 3;
        rows[i] = surroundings_of(row[i], row[j], row[k], false);
        columns[i] = surroundings_of(column[i], column[j], column[k], true);
    }
    for (unsigned k = 0; k < 9; k++)
        key[k] =
            vec_keep(vec_is_pair(x[k]), key_of(weigh_pair(x[k], &rows[k / 3], &columns[k % 3]), k));
    return vec_largest(best_of(key), board);
}

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
