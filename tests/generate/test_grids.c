/* Random grids: that they are solutions, and how evenly they are distributed. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "common/random.h"
#include "generate/grid9.h"
#include "support/check.h"

static struct sudoku_generator *generator_of(const struct sudoku_layout *layout)
{
    struct sudoku_generator *generator;
    CHECK_EQ(sudoku_generator_create(layout, NULL, &generator), SUDOKU_OK);
    return generator;
}

/* The 288 grids of side 4, 2880 draws: chi-square with 287 degrees of freedom has mean 287 and
 * standard deviation 24. The seeds are fixed, so the result is always the same. */
static void each_grid_of_side_4_comes_equally_often(void)
{
    enum { GRIDS = 288, DRAWN = 10 * GRIDS };
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    uint8_t grids[GRIDS][16], grid[16];
    unsigned counts[GRIDS] = {0}, known = 0;
    options.side = 4;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    struct sudoku_generator *generator = generator_of(layout);
    for (uint64_t seed = 0; seed < DRAWN; seed++) {
        CHECK_EQ(sudoku_generator_make_uniform_grid(generator, seed * 0x9e3779b9, NULL, grid),
                 SUDOKU_OK);
        unsigned i = 0;
        while (i < known && memcmp(grids[i], grid, 16) != 0)
            i++;
        CHECK(i < GRIDS);
        if (i == known && known < GRIDS)
            memcpy(grids[known++], grid, 16);
        counts[i % GRIDS]++;
    }
    double chi_square = 0;
    for (unsigned i = 0; i < GRIDS; i++)
        chi_square += (counts[i] - 10.0) * (counts[i] - 10.0) / 10.0;
    CHECK_EQ(known, GRIDS);
    CHECK(chi_square > 287 - 4 * 24 && chi_square < 287 + 4 * 24);
    sudoku_generator_destroy(generator);
    sudoku_layout_destroy(layout);
}

/* Digits of the first row's first box in the second box of the second row: 0..3 of them in 1, 27,
 * 27 and 1 of 56 frames. */
static void frames_come_equally_often(void)
{
    enum { DRAWN = 56 * 100 };
    unsigned counts[2][4] = {{0}};
    static const double expected[4] = {100, 2700, 2700, 100};
    uint64_t random = 1;
    uint8_t cells[81];
    for (unsigned n = 0; n < DRAWN; n++) {
        grid9_frame(&random, cells);
        for (unsigned turned = 0; turned < 2; turned++) {
            unsigned shared = 0;
            for (unsigned i = 0; i < 9; i++) {
                unsigned a = i / 3, b = 9 + 3 + i % 3;
                if (turned)
                    b = b % 9 * 9 + b / 9;
                shared += cells[turned ? 9 * a : a] == cells[b];
            }
            counts[turned][shared]++;
        }
    }
    for (unsigned turned = 0; turned < 2; turned++) {
        double chi_square = 0;
        for (unsigned i = 0; i < 4; i++)
            chi_square +=
                (counts[turned][i] - expected[i]) * (counts[turned][i] - expected[i]) / expected[i];
        CHECK(chi_square < 17); /* 3 degrees of freedom: exceeded by one seed in 1400 */
    }
}

static void frames_are_completed(void)
{
    uint64_t random = 5;
    unsigned done = 0;
    for (unsigned n = 0; n < 200; n++) {
        uint8_t frame[81], grid[81];
        grid9_frame(&random, frame);
        memcpy(grid, frame, 81);
        if (!grid9_complete(&random, NULL, UINT_MAX, grid))
            continue;
        done++;
        CHECK(sudoku_board_is_solution(sudoku_layout_classic(), frame, grid));
    }
    CHECK(done > 190);
    uint8_t blocked[81] = {1, 2, 3, 4, 5, 6, 7, 8}, before[81];
    blocked[17] = 9;
    memcpy(before, blocked, 81);
    CHECK(!grid9_complete(&random, NULL, UINT_MAX, blocked));
    CHECK(memcmp(blocked, before, 81) == 0);
    blocked[16] = 9;
    CHECK(!grid9_complete(&random, NULL, UINT_MAX, blocked));
}

static void classic_grids_are_drawn_evenly_too(void)
{
    struct sudoku_generator *generator = generator_of(sudoku_layout_classic());
    uint8_t first[81], grid[81];
    CHECK_EQ(sudoku_generator_make_uniform_grid(generator, 1, NULL, first), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_make_uniform_grid(generator, 1, NULL, grid), SUDOKU_OK);
    CHECK(memcmp(first, grid, 81) == 0);
    CHECK(sudoku_board_is_solution(sudoku_layout_classic(), NULL, grid));
    CHECK_EQ(sudoku_generator_make_uniform_grid(generator, 2, NULL, grid), SUDOKU_OK);
    CHECK(memcmp(first, grid, 81) != 0);
    sudoku_generator_destroy(generator);
}

static void layouts_with_many_grids_are_refused(void)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    uint8_t grid[36] = {77};
    options.side = 6;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    struct sudoku_generator *generator = generator_of(layout);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = 1000;
    CHECK_EQ(sudoku_generator_make_uniform_grid(generator, 1, &limits, grid), SUDOKU_NODE_LIMIT);
    CHECK_EQ(grid[0], 77);
    CHECK_EQ(sudoku_generator_make_grid(generator, 1, NULL, grid), SUDOKU_OK);
    CHECK(sudoku_board_is_solution(layout, NULL, grid));
    sudoku_generator_destroy(generator);
    sudoku_layout_destroy(layout);
}

int main(void)
{
    each_grid_of_side_4_comes_equally_often();
    frames_come_equally_often();
    frames_are_completed();
    classic_grids_are_drawn_evenly_too();
    layouts_with_many_grids_are_refused();
    return check_result();
}
