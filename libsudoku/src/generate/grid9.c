#include "generate/grid9.h"

#include <string.h>

#include "common/random.h"

/* A grid being filled: digits of rows, columns and boxes, a bit each, and the list of empty cells.
 */
struct grid9 {
    uint8_t *cells;
    uint64_t *random;
    struct limiter *limiter; /* NULL: none */
    unsigned tries;
    unsigned max_tries;
    uint16_t rows[9], columns[9], boxes[9];
    uint8_t empty[81];
    unsigned empty_count;
};

enum { ALL_DIGITS = 0x1ff, TRIES_A_LOOK = 1024 };

static void shuffle_digits(uint64_t *random, uint8_t *digits, unsigned count)
{
    for (unsigned i = count; i > 1; i--) {
        unsigned j = random_below(random, i);
        uint8_t digit = digits[i - 1];
        digits[i - 1] = digits[j];
        digits[j] = digit;
    }
}

/* Fills the boxes SECOND and THIRD to the right of FIRST without repeating a digit in a row; all
 * fillings are equally likely. If K digits of the second box's first row come from the first box's
 * second row, and the others from its third, there are 1, 27, 27 or 1 choices of digits for all
 * rows (K = 0..3), each row in any order. */
static void finish_band(uint64_t *random, const uint8_t first[9], uint8_t second[9],
                        uint8_t third[9])
{
    static const unsigned after[] = {1, 28, 55, 56};
    uint8_t rows[3][3];
    memcpy(rows, first, 9);
    for (unsigned row = 0; row < 3; row++)
        shuffle_digits(random, rows[row], 3);
    unsigned drawn = random_below(random, 56), k = 0;
    while (drawn >= after[k])
        k++;
    for (unsigned i = 0; i < 3; i++) {
        second[i] = i < k ? rows[1][i] : rows[2][i];
        third[i] = i < k ? rows[2][i] : rows[1][i];
        second[3 + i] = i < k ? rows[2][i] : rows[0][i];
        third[3 + i] = i < k ? rows[0][i] : rows[2][i];
        second[6 + i] = i < k ? rows[0][i] : rows[1][i];
        third[6 + i] = i < k ? rows[1][i] : rows[0][i];
    }
    for (unsigned row = 0; row < 9; row += 3) {
        shuffle_digits(random, second + row, 3);
        shuffle_digits(random, third + row, 3);
    }
}

static void transpose(const uint8_t box[9], uint8_t out[9])
{
    for (unsigned i = 0; i < 9; i++)
        out[i % 3 * 3 + i / 3] = box[i];
}

static void put(uint8_t *cells, unsigned row, unsigned column, const uint8_t box[9])
{
    for (unsigned i = 0; i < 9; i++)
        cells[9 * (row + i / 3) + column + i % 3] = box[i];
}

void grid9_frame(uint64_t *random, uint8_t *cells)
{
    uint8_t corner[9], turned[9], second[9], third[9], box[9];
    for (unsigned i = 0; i < 9; i++)
        corner[i] = (uint8_t)(i + 1);
    shuffle_digits(random, corner, 9);
    memset(cells, 0, 81);
    put(cells, 0, 0, corner);
    finish_band(random, corner, second, third);
    put(cells, 0, 3, second);
    put(cells, 0, 6, third);
    transpose(corner, turned);
    finish_band(random, turned, second, third);
    transpose(second, box);
    put(cells, 3, 0, box);
    transpose(third, box);
    put(cells, 6, 0, box);
}

static void toggle(struct grid9 *grid, unsigned cell, uint16_t bit)
{
    grid->rows[cell / 9] ^= bit;
    grid->columns[cell % 9] ^= bit;
    grid->boxes[cell / 27 * 3 + cell % 9 / 3] ^= bit;
}

static uint16_t candidates(const struct grid9 *grid, unsigned cell)
{
    return (uint16_t)(ALL_DIGITS & ~(grid->rows[cell / 9] | grid->columns[cell % 9] |
                                     grid->boxes[cell / 27 * 3 + cell % 9 / 3]));
}

/* Returns the index, in the list of empty cells, of the cell with the fewest candidates, and stores
 * these in *SET. */
static unsigned most_constrained(const struct grid9 *grid, uint16_t *set)
{
    unsigned best = 0;
    int fewest = 10;
    for (unsigned i = 0; i < grid->empty_count && fewest > 1; i++) {
        uint16_t found = candidates(grid, grid->empty[i]);
        int count = __builtin_popcount(found);
        if (count >= fewest)
            continue;
        fewest = count;
        best = i;
        *set = found;
    }
    return best;
}

/* A random bit of SET, which must not be empty. */
static uint16_t draw(uint64_t *random, uint16_t set)
{
    unsigned count = (unsigned)__builtin_popcount(set);
    for (unsigned skip = count > 1 ? random_below(random, count) : 0; skip; skip--)
        set &= (uint16_t)(set - 1);
    return set & (uint16_t)-set;
}

/* Counts a digit tried. Returns true at a limit. */
static bool is_over(struct grid9 *grid)
{
    if (++grid->tries > grid->max_tries)
        return true;
    return grid->limiter && (grid->limiter->status != SUDOKU_OK ||
                             (grid->tries % TRIES_A_LOOK == 0 && limiter_poll(grid->limiter)));
}

/* NOLINTNEXTLINE(misc-no-recursion): at most 81 deep */
static bool fill(struct grid9 *grid)
{
    if (grid->empty_count == 0)
        return true;
    uint16_t set = 0;
    unsigned place = most_constrained(grid, &set), last = grid->empty_count - 1;
    uint8_t cell = grid->empty[place];
    grid->empty[place] = grid->empty[last];
    grid->empty_count = last;
    while (set && !is_over(grid)) {
        uint16_t bit = draw(grid->random, set);
        set ^= bit;
        toggle(grid, cell, bit);
        grid->cells[cell] = (uint8_t)(__builtin_ctz(bit) + 1);
        if (fill(grid))
            return true;
        toggle(grid, cell, bit);
    }
    grid->cells[cell] = 0;
    grid->empty[last] = grid->empty[place];
    grid->empty[place] = cell;
    grid->empty_count = last + 1;
    return false;
}

bool grid9_complete(uint64_t *random, struct limiter *limiter, unsigned max_tries, uint8_t *cells)
{
    struct grid9 grid = {
        .cells = cells, .random = random, .limiter = limiter, .max_tries = max_tries};
    for (unsigned cell = 0; cell < 81; cell++) {
        if (cells[cell] == 0)
            grid.empty[grid.empty_count++] = (uint8_t)cell;
        else if (!(candidates(&grid, cell) >> (cells[cell] - 1) & 1))
            return false;
        else
            toggle(&grid, cell, (uint16_t)(1U << (cells[cell] - 1)));
    }
    return fill(&grid);
}
