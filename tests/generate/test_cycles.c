/* Cycles of two digits: an exchange along one gives another solved grid. */
#include <limits.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "common/random.h"
#include "generate/cycles9.h"
#include "generate/grid9.h"
#include "support/check.h"

static void draw(uint64_t *random, uint8_t *grid)
{
    do
        grid9_frame(random, grid);
    while (!grid9_complete(random, NULL, UINT_MAX, grid));
}

static bool is_in(const struct cycles9 *cycles, unsigned cell, unsigned cycle)
{
    for (unsigned i = 0; i < CYCLES9_OF_CELL; i++)
        if (cycles->of_cell[cell][i] == cycle)
            return true;
    return false;
}

static void cycles_can_be_exchanged(void)
{
    uint64_t random = 3;
    unsigned seen = 0;
    for (unsigned n = 0; n < 20; n++) {
        struct cycles9 cycles;
        uint8_t grid[81], other[81];
        draw(&random, grid);
        cycles9_find(&cycles, grid);
        for (unsigned cycle = 0; cycle < CYCLES9_MAX; cycle++) {
            unsigned first = 0, second = 0, cells = 0;
            for (unsigned cell = 0; cell < 81; cell++) {
                if (!is_in(&cycles, cell, cycle))
                    continue;
                cells++;
                if (!first)
                    first = grid[cell];
                else if (grid[cell] != first)
                    second = grid[cell];
            }
            for (unsigned cell = 0; cell < 81; cell++)
                other[cell] = is_in(&cycles, cell, cycle) ? (uint8_t)(first + second - grid[cell])
                                                          : grid[cell];
            CHECK(sudoku_board_is_solution(sudoku_layout_classic(), NULL, other));
            seen += cells > 0;
            CHECK(cells == 0 || (cells >= 4 && memcmp(grid, other, 81) != 0));
        }
    }
    CHECK(seen >= 20 * 36);
}

static void the_last_given_of_a_cycle_is_needed(void)
{
    struct cycles9 cycles;
    uint8_t grid[81];
    uint64_t random = 4;
    draw(&random, grid);
    cycles9_find(&cycles, grid);
    for (unsigned cell = 0; cell < 81; cell++)
        cycles9_add(&cycles, cell);
    CHECK(!cycles9_needs(&cycles, 0));
    unsigned cycle = cycles.of_cell[0][0];
    for (unsigned cell = 1; cell < 81; cell++)
        if (is_in(&cycles, cell, cycle))
            cycles9_remove(&cycles, cell);
    CHECK(cycles9_needs(&cycles, 0));
}

int main(void)
{
    cycles_can_be_exchanged();
    the_last_given_of_a_cycle_is_needed();
    return check_result();
}
