/* Choice of the best cell with two candidates to branch on.
 *
 * Included by choose_tmpl.h. */
#ifndef ENGINE9_PAIR_TMPL_H
#define ENGINE9_PAIR_TMPL_H

#include "engine9/round_tmpl.h"

/* The candidates of a row (or column) within each box, and those in only one of its cells. */
struct minirow {
    vec any, once;
};

ENGINE9_PART struct minirow minirow_of(vec a, vec b, vec c)
{
    vec any = vec_or3(a, b, c);
    return (struct minirow){any, vec_without(any, vec_majority(a, b, c))};
}

/* Such a line with its context. */
struct surroundings {
    vec off;    /* digits with a place in the rest of the box */
    vec once;   /* digits with one place in the line */
    vec forced; /* digits that, if they leave the line, have one place left in another box */
};

/* Returns the context of LINE, given the other two lines B and C of the box. */
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

/* Returns the worth of cells with two candidates: the number of their digits with other places in
 * the box outside the cell's row, outside its column; that have only this cell in its row, in its
 * column, within the box; and that, if placed here, leave one place in another box. This measures
 * the immediate consequences; other pairs nearby are a weaker measure. Guesses per puzzle on
 * magictour-top1465 and forum-hardest-11plus: 6.5 and 60.9, against 6.9 and 66.5 by places outside
 * the row and column, and pairs there. */
ENGINE9_PART vec weigh_pair(vec x, const struct surroundings *row,
                            const struct surroundings *column)
{
    return vec_hits(x, vec_and(row->off, column->off), vec_and(row->once, column->once),
                    vec_or(row->forced, column->forced));
}

#ifdef VEC_HOLDS_ROWS
/* Returns the key of the best pair of BOARD: 256 times its worth plus one, plus 16 times its number
 * in the box, plus the box; 0 if there is none. Usually a single board needs a branch: if three
 * fit, the three cells of a row take the places of boards, which halves the operations: CELLS are
 * its rows. */
ENGINE9_PART unsigned best_pair(const vec cells[3], unsigned board)
{
    vec key[3];
    struct minirow row[3];
    (void)board;
    for (unsigned i = 0; i < 3; i++)
        row[i] = minirow_of(cells[i], vec_board_next(cells[i]), vec_board_after(cells[i]));
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

#else
/* The contexts of all rows and columns within boxes. */
struct lines {
    struct surroundings row[3], column[3];
};

ENGINE9_PART void survey(const vec x[9], struct lines *lines)
{
    struct minirow row[3], column[3];
    for (unsigned i = 0; i < 3; i++) {
        row[i] = minirow_of(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
        column[i] = minirow_of(x[i], x[3 + i], x[6 + i]);
    }
    for (unsigned i = 0; i < 3; i++) {
        unsigned j = (i + 1) % 3, k = (i + 2) % 3;
        lines->row[i] = surroundings_of(row[i], row[j], row[k], false);
        lines->column[i] = surroundings_of(column[i], column[j], column[k], true);
    }
}

/* Returns keys of the worth (0..9) of cell K of each box, with its number; 0 is no cell. */
ENGINE9_PART vec key_of(vec worth, unsigned k)
{
    return vec_add(vec_times_16(worth), vec_all((uint16_t)(16 + k)));
}

/* Returns the largest key of each box. */
ENGINE9_PART vec best_of(const vec key[9])
{
    vec best = key[8];
    for (unsigned k = 0; k < 8; k += 2)
        best = vec_max(best, vec_max(key[k], key[k + 1]));
    return best;
}

#ifndef VEC_FINDS_LARGEST
/* Returns the largest of the nine KEYS of BOARD, the last of several, times 16, plus its box. */
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

#ifdef VEC_HAS_WORDS
/* Returns the number of set bits of A, at most 15: H. S. Warren, "Hacker's Delight", section
 * 5-1. */
static inline unsigned count_few(uint64_t a)
{
    a -= a >> 1 & 0x5555555555555555;
    a = (a & 0x3333333333333333) + (a >> 2 & 0x3333333333333333);
    return (unsigned)(a * 0x1111111111111111 >> 60);
}

static inline uint64_t rotate_left(uint64_t a, unsigned n)
{
    return a << n | a >> (64 - n);
}

/* What a bit of a word stands for: a lane, and a cell of its box with its row and column there. */
struct place {
    uint8_t lane, cell, row, column;
};
#define CELL(lane, k)                                                                              \
    {                                                                                              \
        (lane), (k), (k) / 3, (k) % 3                                                              \
    }
#define LANE(i)                                                                                    \
    CELL(i, 0), CELL(i, 1), CELL(i, 2), CELL(i, 3), CELL(i, 4), CELL(i, 5), CELL(i, 6),            \
        CELL(i, 7), CELL(i, 8),                                                                    \
    {                                                                                              \
        0                                                                                          \
    }
static const struct place places[VEC_WORD_LANES * LANE_BITS] = {LANE(0), LANE(1), LANE(2),
                                                                LANE(3), LANE(4), LANE(5)};
#undef LANE
#undef CELL

/* Returns the key of the best pair in word WORD of X, or BEST if that is larger. PAIRS has bit K of
 * a lane set if cell K of the box is a pair. */
ENGINE9_PART unsigned best_pair_of_word(const vec x[9], const struct lines *lines, uint64_t pairs,
                                        unsigned word, unsigned best)
{
    for (; pairs; pairs &= pairs - 1) {
        const unsigned bit = (unsigned)__builtin_ctzll(pairs);
        const struct place *place = &places[bit];
        const unsigned k = place->cell, lane = place->lane;
        const struct surroundings *row = &lines->row[place->row];
        const struct surroundings *column = &lines->column[place->column];
        uint64_t x_here = vec_word(x[k], word) & (uint64_t)ENGINE9_ALL << (bit - k);
        uint64_t off = x_here & vec_word(row->off, word) & vec_word(column->off, word);
        uint64_t once = x_here & vec_word(row->once, word) & vec_word(column->once, word);
        uint64_t forced = x_here & (vec_word(row->forced, word) | vec_word(column->forced, word));
        /* Side by side, to be counted together. */
        unsigned worth =
            count_few(off | rotate_left(once, LANE_BITS) | rotate_left(forced, 2 * LANE_BITS));
        unsigned key = (worth + 1) << 8 | k << 4 | (lane + VEC_WORD_LANES * word);
        best = key > best ? key : best;
    }
    return best;
}

/* Pair by pair: usually there are five to fifteen, and visiting all 81 cells takes twice as many
 * instructions. */
ENGINE9_PART unsigned best_pair(const vec x[9], unsigned board)
{
    struct lines lines;
    uint64_t pairs[2] = {0, 0};
    (void)board;
    survey(x, &lines);
    for (unsigned k = 0; k < 9; k++)
        for (unsigned word = 0; word < 2; word++)
            pairs[word] |= reg_pair_tops(vec_word(x[k], word)) >> (LANE_BITS - 1 - k);
    return best_pair_of_word(x, &lines, pairs[1], 1, best_pair_of_word(x, &lines, pairs[0], 0, 0));
}
#else
ENGINE9_PART unsigned best_pair(const vec x[9], unsigned board)
{
    struct lines lines;
    vec key[9];
    survey(x, &lines);
    for (unsigned k = 0; k < 9; k++) {
        vec worth = weigh_pair(x[k], &lines.row[k / 3], &lines.column[k % 3]);
        key[k] = vec_keep(vec_is_pair(x[k]), key_of(worth, k));
    }
    return vec_largest(best_of(key), board);
}
#endif
#endif

#endif
