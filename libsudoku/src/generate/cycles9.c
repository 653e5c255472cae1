#include "generate/cycles9.h"

#include <string.h>

/* The column of each digit 0..8 in each row, its row in each column, and its row in each box. */
struct places {
    uint8_t column[9][9], row_in_column[9][9], row_in_box[9][9];
};

static unsigned box_of(unsigned row, unsigned column)
{
    return row / 3 * 3 + column / 3;
}

static void find_places(struct places *places, const uint8_t *solution)
{
    for (unsigned row = 0; row < 9; row++)
        for (unsigned column = 0; column < 9; column++) {
            unsigned digit = solution[9 * row + column] - 1U;
            places->column[digit][row] = (uint8_t)column;
            places->row_in_column[digit][column] = (uint8_t)row;
            places->row_in_box[digit][box_of(row, column)] = (uint8_t)row;
        }
}

/* The rows of the cycle of digits A and B through ROW, a bit each. */
static unsigned rows_of_cycle(const struct places *places, unsigned a, unsigned b, unsigned row)
{
    unsigned rows = 0, open = 1U << row;
    while (open) {
        row = (unsigned)__builtin_ctz(open);
        rows |= 1U << row;
        unsigned column = places->column[a][row];
        open |= 1U << places->row_in_column[b][column];
        open |= 1U << places->row_in_box[b][box_of(row, column)];
        open &= ~rows;
    }
    return rows;
}

static void add_cycle(struct cycles9 *cycles, const struct places *places, const unsigned digits[2],
                      unsigned rows, unsigned cycle, uint8_t used[81])
{
    for (; rows; rows &= rows - 1) {
        unsigned row = (unsigned)__builtin_ctz(rows);
        for (unsigned i = 0; i < 2; i++) {
            unsigned cell = 9 * row + places->column[digits[i]][row];
            cycles->of_cell[cell][used[cell]++] = (uint8_t)cycle;
        }
    }
}

void cycles9_find(struct cycles9 *cycles, const uint8_t *solution)
{
    struct places places;
    uint8_t used[81] = {0};
    unsigned pair = 0;
    find_places(&places, solution);
    memset(cycles->givens, 0, sizeof cycles->givens);
    for (unsigned a = 0; a < 9; a++)
        for (unsigned b = a + 1; b < 9; b++, pair++) {
            unsigned cycle = CYCLES9_OF_PAIR * pair, seen = 0;
            for (unsigned row = 0; row < 9; row++) {
                if (seen >> row & 1)
                    continue;
                unsigned rows = rows_of_cycle(&places, a, b, row);
                seen |= rows;
                add_cycle(cycles, &places, (const unsigned[2]){a, b}, rows, cycle++, used);
            }
        }
}
