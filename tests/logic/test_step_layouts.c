/* General techniques hold on every layout: puzzles are made from random solutions, and every step
 * of their paths is checked. */
#include <string.h>

#include "logic/explained.h"

/* Empties cells of SOLUTION, in a fixed shuffled order, while one solution remains. */
static void dig(const struct sudoku_layout *layout, const uint8_t *solution, uint8_t *cells)
{
    struct sudoku_solver *solver;
    unsigned count = sudoku_layout_cell_count(layout);
    uint8_t found[256];
    memcpy(cells, solution, count);
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    for (unsigned i = 0; i < count; i++) {
        unsigned cell = (i * 97 + 31) % count;
        uint8_t digit = cells[cell];
        struct sudoku_puzzle puzzle = {.givens = cells};
        cells[cell] = 0;
        if (sudoku_solver_unique(solver, &puzzle, NULL, found) != SUDOKU_OK)
            cells[cell] = digit;
    }
    sudoku_solver_destroy(solver);
}

static void fill(const struct sudoku_layout *layout, uint64_t seed, uint8_t *solution)
{
    struct sudoku_solver *solver;
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.seed = seed;
    struct sudoku_puzzle nothing = {0};
    CHECK_EQ(sudoku_solver_create(layout, &options, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_solve(solver, &nothing, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
}

static unsigned explain_puzzles(const struct sudoku_layout *layout, unsigned puzzles)
{
    uint8_t solution[256], cells[256];
    sudoku_digitset possible[256];
    struct explained explained = {
        .layout = layout, .possible = possible, .givens = cells, .is_unique = true};
    CHECK_EQ(sudoku_logic_create(layout, NULL, &explained.logic), SUDOKU_OK);
    for (unsigned seed = 1; seed <= puzzles; seed++) {
        fill(layout, seed, solution);
        dig(layout, solution, cells);
        possible_by_solution(solution, sudoku_layout_cell_count(layout), possible);
        struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
        position.cells = cells;
        position.is_unique = true;
        CHECK_EQ(sudoku_logic_set_position(explained.logic, &position), SUDOKU_OK);
        enum sudoku_status status =
            expect_sound_path(&explained, sudoku_layout_side(layout) < 9 ? 280 : 150);
        CHECK(status == SUDOKU_END || status == SUDOKU_UNDECIDED);
    }
    sudoku_logic_destroy(explained.logic);
    return explained.steps;
}

static void check_layout(const char *name, const struct sudoku_layout_options *options,
                         unsigned puzzles)
{
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create(options, &layout), SUDOKU_OK);
    unsigned steps = explain_puzzles(layout, puzzles);
    printf("%s: %u steps\n", name, steps);
    CHECK(steps > 0);
    sudoku_layout_destroy(layout);
}

/* Rows without their last cells, which form the last region with those of the last row: groups with
 * more cells than a link can hold. */
static void fill_long_regions(unsigned side, uint8_t *regions)
{
    for (unsigned i = 0; i < side * side; i++)
        regions[i] = (uint8_t)(i / side);
    for (unsigned row = 0; row + 1 < side; row++) {
        regions[row * side + side - 1] = (uint8_t)(side - 1);
        regions[(side - 1) * side + row] = (uint8_t)row;
    }
}

int main(void)
{
    uint8_t regions[144];
    fill_long_regions(12, regions);
    static const uint8_t jigsaw[36] = {0, 0, 0, 0, 1, 1, 0, 0, 2, 1, 1, 1, 2, 2, 2, 2, 2, 1,
                                       3, 4, 4, 4, 4, 4, 3, 3, 3, 4, 5, 5, 3, 3, 5, 5, 5, 5};
    const size_t size = sizeof(struct sudoku_layout_options);
    check_layout("2x3", &(struct sudoku_layout_options){.size = size, .side = 6}, 3);
    check_layout("jigsaw",
                 &(struct sudoku_layout_options){.size = size, .side = 6, .regions = jigsaw}, 3);
    check_layout("diagonals",
                 &(struct sudoku_layout_options){
                     .size = size, .side = 9, .variants = SUDOKU_VARIANT_DIAGONAL},
                 1);
    check_layout("windows",
                 &(struct sudoku_layout_options){
                     .size = size, .side = 9, .variants = SUDOKU_VARIANT_WINDOKU},
                 1);
    check_layout("long regions",
                 &(struct sudoku_layout_options){.size = size, .side = 12, .regions = regions}, 2);
    check_layout("3x4", &(struct sudoku_layout_options){.size = size, .side = 12}, 1);
    return check_result();
}
