/* Number of solutions of a board, by the method of counting/counter.h with the rounds of engine9.
 *
 * Included by versions with one board per vector, after search_tmpl.h. A cell is named by its place
 * in the vectors: 9 k + box. */
#ifndef ENGINE9_COUNT_TMPL_H
#define ENGINE9_COUNT_TMPL_H

#include <limits.h>

#include "engine/memo.h"
#include "engine9/round_tmpl.h"

enum {
    /* Minimum number of cells of a cached component: recounting fewer is as fast as a lookup, which
     * waits for memory. (6 to 20 take the same time within a tenth.) */
    MIN_REMEMBERED = 8
};

/* Open cells with their candidates; other places are empty. */
struct cells9 {
    vec x[9];
};

/* The same as a list: names and sets of COUNT cells. */
struct cell_list {
    unsigned count;
    uint8_t name[81];
    uint16_t set[81];
};

ENGINE9_PART bool has_some(vec a)
{
    return vec_boards(vec_sign_of(a));
}

/* Runs rounds until the board is at rest; false if it has no solution. */
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

/* Finds the cells of PART that are open on BOARD; false if there are none. */
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

/* Adds to PART the cells of OPEN that are adjacent to it, that is, peers with a common candidate;
 * false if there are none. */
static bool spread(const struct cells9 *open, struct cells9 *part)
{
    vec row[3], column[3], grown = vec_all(0), *x = part->x;
    vec box = vec_or_of_nine(x);
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

/* Removes a component from OPEN, which is not empty. */
static void take_component(struct cells9 *open, struct cells9 *part)
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

/* Returns a key that does not depend on the names of digits. */
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

/* Returns the cell whose turn is first, and of several the one with the fewest candidates. */
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

/* A component of a board's open cells. */
struct component9 {
    struct cells9 cells;
    struct cell_list list;
    struct memo_key key; /* of the cached count */
    bool is_remembered;
};

/* A board at rest, one component of the cells to be counted, and the open cells outside this and
 * earlier components. */
struct branch9 {
    struct cells9 board;
    struct cells9 open;
    struct component9 component;
    bool is_open; /* there is a component; otherwise nothing is left to count */
};

/* Extracts the next component of the open cells of PART, and prefetches its cached count. */
static void next_component(struct engine9_count *task, const struct cells9 *part,
                           struct branch9 *branch)
{
    struct component9 *component = &branch->component;
    branch->is_open = find_open(&branch->board, part, &branch->open);
    if (!branch->is_open)
        return;
    take_component(&branch->open, &component->cells);
    list_cells(&component->cells, &component->list);
    component->is_remembered = component->list.count >= MIN_REMEMBERED;
    if (component->is_remembered) {
        component->key = key_of_cells(task, &component->list);
        memo_prefetch(task->memo, &component->key);
    }
}

static uint64_t count_ways(struct engine9_count *task, struct branch9 *branch, unsigned depth);

/* Creates BRANCH from BOARD with the single digit of SET in cell NAME; false if a limit stops it or
 * there is no solution. */
static bool begin_branch(struct engine9_count *task, const struct cells9 *board,
                         const struct cells9 *part, unsigned name, unsigned set,
                         struct branch9 *branch)
{
    const unsigned k = name / 9, box = name % 9;
    const vec_mask here = vec_of_lane(vec_lane(0, box / 3, box % 3));
    if (limiter_node(task->limiter))
        return false;
    task->limiter->stats.guesses++;
    branch->board = *board;
    branch->board.x[k] = vec_where(here, vec_all((uint16_t)set), branch->board.x[k]);
    if (!bring_to_rest(&branch->board)) {
        task->limiter->stats.backtracks++;
        return false;
    }
    next_component(task, part, branch);
    return true;
}

/* Counts the ways to fill PART with one of the digits of SET in cell NAME. The next branch is
 * started before one is counted, to give the prefetch time. */
static uint64_t count_choices(struct engine9_count *task, const struct cells9 *board,
                              const struct cells9 *part, unsigned name, unsigned set,
                              unsigned depth)
{
    struct branch9 branches[2], *waiting = NULL, *next = branches;
    uint64_t sum = 0;
    limiter_depth(task->limiter, depth);
    for (; set && sum < task->max && task->limiter->status == SUDOKU_OK; set &= set - 1) {
        if (!begin_branch(task, board, part, name, set & (0 - set), next))
            continue;
        if (waiting)
            sum = capped_sum(sum, count_ways(task, waiting, depth), task->max);
        waiting = next;
        next = next == branches ? branches + 1 : branches;
    }
    if (waiting && sum < task->max && task->limiter->status == SUDOKU_OK)
        sum = capped_sum(sum, count_ways(task, waiting, depth), task->max);
    return sum;
}

/* Same for the component of BRANCH; 0 if a limit stops it. */
static uint64_t count_component(struct engine9_count *task, const struct branch9 *branch,
                                unsigned depth)
{
    const struct component9 *component = &branch->component;
    const struct cell_list *list = &component->list;
    uint64_t count, nodes = task->limiter->stats.nodes;
    if (component->is_remembered && memo_find(task->memo, &component->key, &count))
        return count;
    const unsigned cell = next_cell(task, list);
    count = count_choices(task, &branch->board, &component->cells, list->name[cell],
                          list->set[cell], depth + 1);
    if (task->limiter->status != SUDOKU_OK)
        return 0;
    if (component->is_remembered)
        memo_add(task->memo, &component->key, count, task->limiter->stats.nodes - nodes);
    return count;
}

/* Returns the number of ways to fill the open cells of BRANCH. */
static uint64_t count_ways(struct engine9_count *task, struct branch9 *branch, unsigned depth)
{
    uint64_t product = 1;
    while (branch->is_open && product) {
        product = capped_product(product, count_component(task, branch, depth), task->max);
        next_component(task, &branch->open, branch);
    }
    return product;
}

/* Returns the row, or column, of the cell NAME. */
static unsigned line_of(unsigned name, bool columns)
{
    const unsigned k = name / 9, box = name % 9;
    return columns ? box % 3 * 3 + k % 3 : box / 3 * 3 + k / 3;
}

/* Returns the number of the COUNT entries of SUM that are less than entry I, or equal and before
 * it. */
static unsigned rank_of(const unsigned *sum, unsigned count, unsigned i)
{
    unsigned rank = 0;
    for (unsigned n = 0; n < count; n++)
        rank += sum[n] < sum[i] || (n < i && sum[n] == sum[i]);
    return rank;
}

/* Open choices per row, or column. */
struct choices {
    unsigned line[9], band[3]; /* candidates in excess of one per cell */
    unsigned least;            /* minimum over bands */
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

/* Orders the cells of BOARD line by line, lines of a band (or stack) together, those with the
 * fewest choices first. The rest of the board then depends only on the digits that the other lines
 * lack, so it recurs often. Choosing the cell with the fewest candidates on the whole board took
 * two to five times as many nodes. */
static void plan_turns(struct engine9_count *task, const struct cells9 *board)
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
    struct branch9 root;
    vec fixed;
    for (unsigned k = 0; k < 9; k++)
        root.board.x[k] = vec_all(ENGINE9_ALL);
    narrow(root.board.x, start);
    vec_place(root.board.x, &fixed);
    if (!bring_to_rest(&root.board))
        return 0;
    plan_turns(task, &root.board);
    next_component(task, &root.board, &root);
    return count_ways(task, &root, 0);
}

/* The initializer of a SIMD version that also counts. */
#define ENGINE9_COUNTING_VERSION(name, left)                                                       \
    {                                                                                              \
        .simd = (name), .memory = sizeof(struct searcher) + ENGINE9_ALIGN, .search = search,       \
        .waiting = (left), .boards = VECTORS * VEC_BOARDS, .rounds = run_rounds,                   \
        .count = count_board,                                                                      \
    }

#endif
