/* The canonical form: the smallest equivalent, found row by row.
 *
 * The rows of the image are chosen one by one, each the smallest possible after those before it.
 * What they leave undecided stays open: columns still without a digit, which precede the others of
 * their stack, and stacks without a digit, which precede the other stacks. So empty cells cause no
 * branching; the search branches only if new digits can be named in several orders. */
#include <sudoku/symmetry.h>

#include <stdbool.h>
#include <string.h>

#include "board/board.h"
#include "common/argument.h"

enum { UNNAMED = 15, ORDERS = 6, ALL_COLUMNS = 7 };

/* A row of the image: nine numbers of four bits each. */
typedef uint64_t row_code;

/* The orders of three items; the first two are those of two items. */
static const uint8_t orders[ORDERS][3] = {{0, 1, 2}, {1, 0, 2}, {0, 2, 1},
                                          {2, 0, 1}, {1, 2, 0}, {2, 1, 0}};
static const unsigned order_counts[4] = {1, 1, 2, 6};

/* The decided part of the image. */
struct arrangement {
    uint8_t name[10];      /* new name of each digit of the board; UNNAMED, or 0 for an empty cell
                            */
    uint8_t named;         /* number of named digits */
    uint8_t open_stacks;   /* number of undecided stacks, which come first in STACKS */
    uint8_t stacks[3];     /* source stacks in the order of the image */
    uint8_t open[3];       /* undecided columns of each stack, a bit each */
    uint8_t columns[3][3]; /* source columns of each stack in order, the undecided ones first */
    uint8_t rows[9];       /* source rows chosen, in order */
    uint16_t free_rows;    /* source rows not yet chosen, a bit each */
};

struct canonical_search {
    const uint8_t *board; /* the board or its transpose */
    bool is_transposed;
    row_code best[9];
    unsigned best_rows; /* number of rows in BEST */
    uint64_t ways;      /* number of arrangements that give the best image */
    struct arrangement first;
    bool first_is_transposed;
};

static void swap_if(bool wrong, unsigned *a, unsigned *b)
{
    unsigned other = *a;
    *a = wrong ? *b : *a;
    *b = wrong ? other : *b;
}

/* The smallest code of STACK in the source row at CELLS over all orders of its open columns. */
static unsigned stack_code(const struct arrangement *at, unsigned stack, const uint8_t *cells)
{
    unsigned value[3], open = (unsigned)__builtin_popcount(at->open[stack]);
    for (unsigned i = 0; i < 3; i++)
        value[i] = at->name[cells[3 * stack + at->columns[stack][i]]];
    swap_if(open == 3 && value[1] > value[2], &value[1], &value[2]);
    swap_if(open >= 2 && value[0] > value[1], &value[0], &value[1]);
    swap_if(open == 3 && value[1] > value[2], &value[1], &value[2]);
    return value[0] << 8 | value[1] << 4 | value[2];
}

/* The smallest row that the source row at CELLS can become. */
static row_code smallest_row(const struct arrangement *at, const uint8_t *cells)
{
    unsigned code[3], name = at->named;
    for (unsigned i = 0; i < 3; i++)
        code[i] = stack_code(at, at->stacks[i], cells);
    swap_if(at->open_stacks == 3 && code[1] > code[2], &code[1], &code[2]);
    swap_if(at->open_stacks >= 2 && code[0] > code[1], &code[0], &code[1]);
    swap_if(at->open_stacks == 3 && code[1] > code[2], &code[1], &code[2]);
    row_code row = (row_code)code[0] << 24 | (row_code)code[1] << 12 | code[2];
    row_code unnamed = row & row >> 1 & row >> 2 & row >> 3 & 0x111111111;
    while (unnamed) {
        unsigned shift = 63U - (unsigned)__builtin_clzll(unnamed);
        row ^= (row_code)(UNNAMED ^ ++name) << shift;
        unnamed ^= (row_code)1 << shift;
    }
    return row;
}

/* Decides the order of the open columns of STACK that have a digit in the source row at CELLS:
 * named digits ascending, then unnamed ones in order number ORDER, and names these. */
static void decide_columns(struct arrangement *at, unsigned stack, const uint8_t *cells,
                           unsigned order)
{
    const uint8_t *digits = cells + 3 * stack;
    uint8_t empty[3] = {0}, named[3] = {0}, unnamed[3] = {0}, *columns = at->columns[stack];
    unsigned counts[3] = {0}, open = (unsigned)__builtin_popcount(at->open[stack]), next = 0;
    for (unsigned i = 0; i < open; i++) {
        uint8_t column = columns[i], name = at->name[digits[column]];
        if (name == 0)
            empty[counts[0]++] = column;
        else if (name == UNNAMED)
            unnamed[counts[2]++] = column;
        else
            named[counts[1]++] = column;
    }
    for (unsigned i = 1; i < counts[1]; i++)
        for (unsigned j = i; j && at->name[digits[named[j]]] < at->name[digits[named[j - 1]]];
             j--) {
            uint8_t other = named[j];
            named[j] = named[j - 1];
            named[j - 1] = other;
        }
    at->open[stack] = 0;
    for (unsigned i = 0; i < counts[0]; i++) {
        columns[next++] = empty[i];
        at->open[stack] |= (uint8_t)(1U << empty[i]);
    }
    for (unsigned i = 0; i < counts[1]; i++)
        columns[next++] = named[i];
    for (unsigned i = 0; i < counts[2]; i++)
        columns[next++] = unnamed[orders[order][i]];
    for (unsigned i = counts[0]; i < 3; i++)
        if (at->name[digits[columns[i]]] == UNNAMED)
            at->name[digits[columns[i]]] = ++at->named;
}

/* The number of orders of the unnamed digits in open columns of STACK. */
static unsigned column_orders(const struct arrangement *at, unsigned stack, const uint8_t *cells)
{
    unsigned unnamed = 0, open = (unsigned)__builtin_popcount(at->open[stack]);
    for (unsigned i = 0; i < open; i++)
        unnamed += at->name[cells[3 * stack + at->columns[stack][i]]] == UNNAMED;
    return order_counts[unnamed];
}

/* Puts the open stacks into order number ORDER. Returns false if the row at CELLS is then not the
 * smallest, or if an earlier order differs only in stacks that stay open. */
static bool decide_stacks(struct arrangement *at, const uint8_t *cells, unsigned order)
{
    uint8_t stacks[3];
    unsigned open = at->open_stacks, last = 0, empty = 0;
    memcpy(stacks, at->stacks, 3);
    for (unsigned i = 0; i < open; i++) {
        unsigned stack = stacks[orders[order][i]], code = stack_code(at, stack, cells);
        if (code < last || (code == 0 && i && stack < at->stacks[i - 1]))
            return false;
        last = code;
        empty += code == 0;
        at->stacks[i] = (uint8_t)stack;
    }
    at->open_stacks = (uint8_t)empty;
    return true;
}

static void find_rows(struct canonical_search *search, const struct arrangement *at,
                      unsigned level);

/* Continues with every arrangement that makes the source row at CELLS the smallest. */
static void branch(struct canonical_search *search, const struct arrangement *at,
                   const uint8_t *cells, unsigned level)
{
    for (unsigned order = 0; order < order_counts[at->open_stacks]; order++) {
        struct arrangement placed = *at;
        if (!decide_stacks(&placed, cells, order))
            continue;
        unsigned counts[3];
        for (unsigned i = 0; i < 3; i++)
            counts[i] = column_orders(&placed, placed.stacks[i], cells);
        for (unsigned n = 0; n < counts[0] * counts[1] * counts[2]; n++) {
            struct arrangement next = placed;
            decide_columns(&next, next.stacks[0], cells, n % counts[0]);
            decide_columns(&next, next.stacks[1], cells, n / counts[0] % counts[1]);
            decide_columns(&next, next.stacks[2], cells, n / counts[0] / counts[1]);
            find_rows(search, &next, level + 1);
        }
    }
}

/* The source rows that can become row LEVEL of the image: of any unused band, or of the band begun.
 */
static unsigned possible_rows(const struct arrangement *at, unsigned level)
{
    if (level % 3 == 0)
        return at->free_rows;
    return at->free_rows & (7U << at->rows[level - 1] / 3 * 3);
}

/* True if ROW can be row LEVEL of the best image; a smaller row starts a new best. */
static bool is_best(struct canonical_search *search, unsigned level, row_code row)
{
    if (level < search->best_rows && row > search->best[level])
        return false;
    if (level >= search->best_rows || row < search->best[level]) {
        search->best[level] = row;
        search->best_rows = level + 1;
        search->ways = 0;
    }
    return true;
}

/* NOLINTNEXTLINE(misc-no-recursion): nine deep */
static void find_rows(struct canonical_search *search, const struct arrangement *at, unsigned level)
{
    if (level == 9) {
        if (search->ways++ == 0) {
            search->first = *at;
            search->first_is_transposed = search->is_transposed;
        }
        return;
    }
    row_code codes[9], smallest = UINT64_MAX;
    for (unsigned rows = possible_rows(at, level); rows; rows &= rows - 1) {
        unsigned row = (unsigned)__builtin_ctz(rows);
        codes[row] = smallest_row(at, search->board + 9 * row);
        smallest = codes[row] < smallest ? codes[row] : smallest;
    }
    if (!is_best(search, level, smallest))
        return;
    for (unsigned rows = possible_rows(at, level); rows; rows &= rows - 1) {
        unsigned row = (unsigned)__builtin_ctz(rows);
        if (codes[row] != smallest)
            continue;
        struct arrangement next = *at;
        next.rows[level] = (uint8_t)row;
        next.free_rows &= (uint16_t) ~(1U << row);
        branch(search, &next, search->board + 9 * row, level);
    }
}

static const struct arrangement nothing_decided = {
    .name = {0, UNNAMED, UNNAMED, UNNAMED, UNNAMED, UNNAMED, UNNAMED, UNNAMED, UNNAMED, UNNAMED},
    .open_stacks = 3,
    .stacks = {0, 1, 2},
    .open = {ALL_COLUMNS, ALL_COLUMNS, ALL_COLUMNS},
    .columns = {{0, 1, 2}, {0, 1, 2}, {0, 1, 2}},
    .free_rows = 0x1ff,
};

/* Finds the smallest image of BOARD and its transpose. */
static void find_form(struct canonical_search *search, const uint8_t board[81])
{
    uint8_t transposed[81];
    const uint8_t *boards[2] = {board, transposed};
    for (unsigned cell = 0; cell < 81; cell++)
        transposed[cell] = board[cell % 9 * 9 + cell / 9];
    search->best_rows = 1;
    search->best[0] = UINT64_MAX;
    for (unsigned n = 0; n < 18; n++) {
        row_code row = smallest_row(&nothing_decided, boards[n / 9] + n % 9 * 9);
        search->best[0] = row < search->best[0] ? row : search->best[0];
    }
    search->ways = 0;
    for (unsigned turned = 0; turned < 2; turned++) {
        search->board = boards[turned];
        search->is_transposed = turned;
        find_rows(search, &nothing_decided, 0);
    }
}

static void set_transform(const struct canonical_search *search, struct sudoku_transform *transform)
{
    const struct arrangement *at = &search->first;
    unsigned spare = at->named;
    for (unsigned cell = 0; cell < 81; cell++) {
        unsigned stack = at->stacks[cell % 9 / 3], row = at->rows[cell / 9];
        unsigned column = 3 * stack + at->columns[stack][cell % 3];
        transform->cells[cell] =
            (uint8_t)(search->first_is_transposed ? 9 * column + row : 9 * row + column);
    }
    transform->digits[0] = 0;
    for (unsigned digit = 1; digit <= 9; digit++)
        transform->digits[digit] =
            (uint8_t)(at->name[digit] == UNNAMED ? ++spare : at->name[digit]);
}

/* The number of transforms that the search counted as one: orders of missing digits and of open
 * lines. */
static uint64_t open_ways(const struct arrangement *at)
{
    static const uint64_t factorial[] = {1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880};
    uint64_t ways = factorial[9 - at->named] * factorial[at->open_stacks];
    for (unsigned stack = 0; stack < 3; stack++)
        ways *= factorial[__builtin_popcount(at->open[stack])];
    return ways;
}

enum sudoku_status sudoku_canonical_form(const uint8_t *board, uint8_t *form,
                                         struct sudoku_transform *transform,
                                         uint64_t *automorphisms)
{
    struct sudoku_transform own;
    struct canonical_search search;
    if (!argument_expect(board, "board is NULL") || !argument_expect(form, "form is NULL") ||
        !argument_expect(board_digits_in_range(sudoku_layout_classic(), board),
                         "board has a number over 9"))
        return SUDOKU_ERR_ARGUMENT;
    if (board_has_duplicate(sudoku_layout_classic(), board))
        return SUDOKU_CONFLICT;
    find_form(&search, board);
    set_transform(&search, &own);
    uint8_t image[81];
    sudoku_transform_apply(&own, board, image);
    memcpy(form, image, sizeof image);
    if (transform)
        *transform = own;
    if (automorphisms)
        *automorphisms = search.ways * open_ways(&search.first);
    return SUDOKU_OK;
}
