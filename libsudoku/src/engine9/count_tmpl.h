/* How many solutions a board has, without going through them: the method of counting/counter.h with
 * the rounds of engine9.
 *
 * Included by versions with one board to a vector, after search_tmpl.h. A cell's name is where it
 * lies in the vectors: 9 k + box. */
#ifndef ENGINE9_COUNT_TMPL_H
#define ENGINE9_COUNT_TMPL_H

#include <limits.h>

#include "counting/capped.h"
#include "counting/memo.h"
#include "engine9/round_tmpl.h"

enum {
    /* To count the ways of fewer cells again is as quick as to look whether they are known, which
     * waits for memory. (6 to 20 take the same time within a tenth.) */
    MIN_REMEMBERED = 8
};

/* Open cells with their candidates; nothing in the others' places. */
struct cells9 {
    vec x[9];
};

/* The same as numbers: of COUNT cells their names and sets. */
struct cell_list {
    unsigned count;
    uint8_t name[81];
    uint16_t set[81];
};

ENGINE9_PART bool has_some(vec a)
{
    return vec_boards(vec_differ(a, vec_all(0)));
}

/* Rounds until the board is at rest. False: it has no solution. */
static bool bring_to_rest(struct cells9 *board)
{
    vec fixed = vec_all(0);
    struct verdict verdict;
    do {
        verdict = round_of(board->x, &fixed, 0);
        if (vec_boards(verdict.bad))
            return false;
    } while (vec_boards(verdict.moved));
    return true;
}

/* Those cells of PART that are still open on BOARD. False: none is. */
static bool find_open(const struct cells9 *board, const struct cells9 *part, struct cells9 *open)
{
    vec any = vec_all(0);
    for (unsigned k = 0; k < 9; k++) {
        vec x = board->x[k];
        vec cells = vec_keep(vec_meet(part->x[k], part->x[k]), x);
        open->x[k] = vec_keep(vec_meet(x, vec_minus_1(x)), cells);
        any = vec_or(any, open->x[k]);
    }
    return has_some(any);
}

/* Adds to PART those of OPEN that see a cell of it and share a candidate with it. False: none. */
static bool spread(const struct cells9 *open, struct cells9 *part)
{
    vec row[3], column[3], grown = vec_all(0), *x = part->x;
    vec box = or_of_nine(x);
    for (unsigned i = 0; i < 3; i++) {
        row[i] = vec_or3(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
        column[i] = vec_or3(x[i], x[i + 3], x[i + 6]);
        row[i] = vec_or3(row[i], next_box(row[i], false), after_box(row[i], false));
        column[i] = vec_or3(column[i], next_box(column[i], true), after_box(column[i], true));
    }
    for (unsigned k = 0; k < 9; k++) {
        vec seen = vec_or3(box, row[k / 3], column[k % 3]);
        vec more = vec_or(x[k], vec_keep(vec_meet(open->x[k], seen), open->x[k]));
        grown = vec_or(grown, vec_without(more, x[k]));
        x[k] = more;
    }
    return has_some(grown);
}

/* Takes a component out of OPEN, of which some cells are left. */
static void take_part(struct cells9 *open, struct cells9 *part)
{
    uint16_t lanes[VEC_LANES];
    unsigned first = 0, lane = 0;
    while (!has_some(open->x[first]))
        first++;
    vec_store(lanes, open->x[first]);
    while (!lanes[vec_lane(0, lane / 3, lane % 3)])
        lane++;
    for (unsigned k = 0; k < 9; k++)
        part->x[k] = vec_all(0);
    part->x[first] = vec_keep(vec_of_lane(vec_lane(0, lane / 3, lane % 3)), open->x[first]);
    while (spread(open, part))
        continue;
    for (unsigned k = 0; k < 9; k++)
        open->x[k] = vec_without(open->x[k], part->x[k]);
}

static void list_cells(const struct cells9 *part, struct cell_list *list)
{
    list->count = 0;
    for (unsigned k = 0; k < 9; k++) {
        uint16_t lanes[VEC_LANES];
        vec_store(lanes, part->x[k]);
        for (unsigned box = 0; box < 9; box++) {
            list->name[list->count] = (uint8_t)(9 * k + box);
            list->set[list->count] = lanes[vec_lane(0, box / 3, box % 3)];
            list->count += list->set[list->count] != 0;
        }
    }
}

/* The same for all that differ in the names of digits alone. */
static struct memo_key key_of_cells(const struct engine9_count *task, const struct cell_list *list)
{
    struct memo_key digits[9] = {{{0, 0}}};
    for (unsigned i = 0; i < list->count; i++) {
        const struct memo_key *name = &task->names[list->name[i]];
        for (unsigned set = list->set[i]; set; set &= set - 1)
            memo_key_add(&digits[__builtin_ctz(set)], name);
    }
    return memo_key_of_sets(digits, 9);
}

/* The cell whose turn is first, and of several the one with fewest candidates. */
static unsigned next_cell(const struct engine9_count *task, const struct cell_list *list)
{
    unsigned best = 0, least = UINT_MAX;
    for (unsigned i = 0; i < list->count; i++) {
        unsigned rank = 16 * task->turn[list->name[i]] + sudoku_digitset_count(list->set[i]);
        best = rank < least ? i : best;
        least = rank < least ? rank : least;
    }
    return best;
}

static uint64_t count_ways(struct engine9_count *task, const struct cells9 *board,
                           const struct cells9 *part, unsigned depth);

/* The ways to fill PART where the cell NAME has one of the digits of SET. */
static uint64_t count_choices(struct engine9_count *task, const struct cells9 *board,
                              const struct cells9 *part, unsigned name, unsigned set,
                              unsigned depth)
{
    const unsigned k = name / 9, box = name % 9;
    const vec_mask here = vec_of_lane(vec_lane(0, box / 3, box % 3));
    uint64_t sum = 0;
    for (; set && sum < task->max && task->limiter->status == SUDOKU_OK; set &= set - 1) {
        struct cells9 next = *board;
        if (limiter_node(task->limiter))
            break;
        task->limiter->stats.guesses++;
        limiter_depth(task->limiter, depth);
        next.x[k] = vec_where(here, vec_all((uint16_t)(set & (0 - set))), next.x[k]);
        if (bring_to_rest(&next))
            sum = capped_sum(sum, count_ways(task, &next, part, depth), task->max);
        else
            task->limiter->stats.backtracks++;
    }
    return sum;
}

/* The same for a component. What a limit stops is 0. */
static uint64_t count_part(struct engine9_count *task, const struct cells9 *board,
                           const struct cells9 *part, unsigned depth)
{
    struct cell_list list;
    struct memo_key key;
    uint64_t count, nodes = task->limiter->stats.nodes;
    list_cells(part, &list);
    const bool is_remembered = list.count >= MIN_REMEMBERED;
    if (is_remembered) {
        key = key_of_cells(task, &list);
        if (memo_find(task->memo, &key, &count))
            return count;
    }
    const unsigned cell = next_cell(task, &list);
    count = count_choices(task, board, part, list.name[cell], list.set[cell], depth + 1);
    if (task->limiter->status != SUDOKU_OK)
        return 0;
    if (is_remembered)
        memo_add(task->memo, &key, count, task->limiter->stats.nodes - nodes);
    return count;
}

/* The number of ways to fill the cells of PART on BOARD, which is at rest. */
static uint64_t count_ways(struct engine9_count *task, const struct cells9 *board,
                           const struct cells9 *part, unsigned depth)
{
    struct cells9 open, first;
    uint64_t product = 1;
    bool more = find_open(board, part, &open);
    while (more && product) {
        take_part(&open, &first);
        product = capped_product(product, count_part(task, board, &first, depth), task->max);
        more = find_open(board, &open, &open);
    }
    return product;
}

/* The row, or column, of the cell NAME. */
static unsigned line_of(unsigned name, bool columns)
{
    const unsigned k = name / 9, box = name % 9;
    return columns ? box % 3 * 3 + k % 3 : box / 3 * 3 + k / 3;
}

/* How many of the COUNT numbers at SUM are below number I, or equal and before it. */
static unsigned rank_of(const unsigned *sum, unsigned count, unsigned i)
{
    unsigned rank = 0;
    for (unsigned n = 0; n < count; n++)
        rank += sum[n] < sum[i] || (n < i && sum[n] == sum[i]);
    return rank;
}

/* What there is to choose in rows, or columns. */
struct choices {
    unsigned line[9], band[3]; /* candidates beyond the first of each cell */
    unsigned least;            /* of the bands */
};

static void add_choices(const struct cell_list *list, bool columns, struct choices *choices)
{
    *choices = (struct choices){{0}, {0}, UINT_MAX};
    for (unsigned i = 0; i < list->count; i++)
        choices->line[line_of(list->name[i], columns)] += sudoku_digitset_count(list->set[i]) - 1;
    for (unsigned band = 0; band < 3; band++) {
        const unsigned *line = choices->line + 3 * band;
        unsigned sum = choices->band[band] = line[0] + line[1] + line[2];
        choices->least = sum < choices->least ? sum : choices->least;
    }
}

/* Has the cells of BOARD take turns line by line, those of a band (or stack) together, those with
 * least to choose first. What is left behind some lines depends on little then, on which digits the
 * other lines still lack, so that it comes again and again. Where the cell with fewest candidates
 * of the whole board came first, there were two to five times as many nodes. */
static void plan(struct engine9_count *task, const struct cells9 *board)
{
    struct cell_list list;
    struct choices rows, columns;
    list_cells(board, &list);
    add_choices(&list, false, &rows);
    add_choices(&list, true, &columns);
    const bool by_columns = columns.least < rows.least;
    const struct choices *choices = by_columns ? &columns : &rows;
    for (unsigned name = 0; name < 81; name++) {
        unsigned line = line_of(name, by_columns), band = line / 3;
        task->turn[name] = (uint8_t)(3 * rank_of(choices->band, 3, band) +
                                     rank_of(choices->line + 3 * band, 3, line % 3));
    }
}

/* engine9_version.count */
static uint64_t count_board(struct engine9_count *task, const sudoku_digitset *start)
{
    struct cells9 board;
    vec fixed;
    for (unsigned k = 0; k < 9; k++)
        board.x[k] = vec_all(ENGINE9_ALL);
    narrow(board.x, start);
    place_singles(board.x, &fixed);
    if (!bring_to_rest(&board))
        return 0;
    plan(task, &board);
    return count_ways(task, &board, &board, 0);
}

/* The initializer of a version for SIMD that counts, too. */
#define ENGINE9_COUNTING_VERSION(name)                                                             \
    {                                                                                              \
        .simd = (name), .memory = sizeof(struct searcher) + ENGINE9_ALIGN, .search = search,       \
        .boards = VECTORS * VEC_BOARDS, .rounds = some_rounds, .count = count_board,               \
    }

#endif
