/* Full units: the layout's own, and those that they imply. */
#include "board/full_units.h"

#include <string.h>

#include <sudoku/solver.h>

#include "common/mem.h"
#include "support/layouts.h"

static struct full_units find(const struct sudoku_layout *layout)
{
    struct sudoku_allocator allocator = mem_allocator(NULL);
    struct full_units units;
    CHECK_EQ(full_units_create(&units, layout, &allocator), SUDOKU_OK);
    return units;
}

static void destroy(struct full_units *units)
{
    struct sudoku_allocator allocator = mem_allocator(NULL);
    mem_free(&allocator, units->cells);
}

static void check_count(struct sudoku_layout *layout, unsigned own, unsigned implied)
{
    struct full_units units = find(layout);
    CHECK_EQ(units.own_count, own);
    CHECK_EQ(units.count, own + implied);
    destroy(&units);
    sudoku_layout_destroy(layout);
}

static void rows_columns_boxes_and_diagonals_imply_none(void)
{
    check_count(square_layout(4, 0, 0, 0), 12, 0);
    check_count(square_layout(12, 3, 4, 0), 36, 0);
    check_count(square_layout(9, 0, 0, SUDOKU_VARIANT_DIAGONAL), 29, 0);
    check_count(square_layout(64, 0, 0, SUDOKU_VARIANT_DIAGONAL), 194, 0);
    check_count(square_layout(16, 0, 0, SUDOKU_VARIANT_DISJOINT), 64, 0);
}

static bool is_listed(const struct full_units *units, const char *picture)
{
    for (unsigned unit = units->own_count; unit < units->count; unit++) {
        char drawn[81 + 1] = "";
        memset(drawn, '.', 81);
        for (unsigned i = 0; i < 9; i++)
            drawn[units->cells[unit * 9 + i]] = '#';
        if (strcmp(drawn, picture) == 0)
            return true;
    }
    return false;
}

static void windows_imply_the_units_between_them(void)
{
    struct sudoku_layout *layout = square_layout(9, 0, 0, SUDOKU_VARIANT_WINDOKU);
    struct full_units units = find(layout);
    CHECK_EQ(units.count, units.own_count + 5);
    CHECK(is_listed(&units, "........."
                            "#...#...#"
                            "#...#...#"
                            "#...#...#"
                            "........."
                            "........."
                            "........."
                            "........."
                            "........."));
    CHECK(is_listed(&units, "#...#...#"
                            "........."
                            "........."
                            "........."
                            "#...#...#"
                            "........."
                            "........."
                            "........."
                            "#...#...#"));
    destroy(&units);
    sudoku_layout_destroy(layout);
    check_count(square_layout(25, 0, 0, SUDOKU_VARIANT_WINDOKU | SUDOKU_VARIANT_DIAGONAL), 93, 9);
    check_count(square_layout(64, 0, 0, SUDOKU_VARIANT_WINDOKU), 241, 15);
}

/* Every solution has every digit in every unit listed. */
static void keep_solutions(struct sudoku_layout *layout)
{
    struct full_units units = find(layout);
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    uint8_t solution[SUDOKU_MAX_CELLS];
    unsigned side = sudoku_layout_side(layout);
    options.engine = SUDOKU_ENGINE_DLX;
    for (options.seed = 1; options.seed <= 3; options.seed++) {
        CHECK_EQ(sudoku_solver_create(layout, &options, &solver), SUDOKU_OK);
        CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){0}, NULL, solution),
                 SUDOKU_OK);
        for (unsigned unit = 0; unit < units.count; unit++) {
            sudoku_digitset digits = 0;
            for (unsigned i = 0; i < side; i++)
                digits |= sudoku_digitset_of(solution[units.cells[unit * side + i]]);
            CHECK_EQ(digits, sudoku_digitset_all(side));
        }
        sudoku_solver_destroy(solver);
    }
    destroy(&units);
    sudoku_layout_destroy(layout);
}

static void samurai_boards_and_short_units_are_distinguished(void)
{
    enum sudoku_status status;
    check_count(samurai_layout(NULL, &status), SAMURAI_UNITS, 0);
    static const uint16_t cells[] = {0, 1, 2, 3, 1, 2};
    static const uint8_t lengths[] = {4, 2};
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    struct sudoku_layout *layout;
    custom.side = custom.cell_count = 4;
    custom.unit_count = 2;
    custom.units = cells;
    custom.unit_lengths = lengths;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    check_count(layout, 1, 0);
}

int main(void)
{
    rows_columns_boxes_and_diagonals_imply_none();
    windows_imply_the_units_between_them();
    keep_solutions(square_layout(9, 0, 0, SUDOKU_VARIANT_WINDOKU));
    keep_solutions(square_layout(9, 0, 0, SUDOKU_VARIANT_WINDOKU | SUDOKU_VARIANT_DIAGONAL));
    keep_solutions(square_layout(9, 0, 0, SUDOKU_VARIANT_WINDOKU | SUDOKU_VARIANT_DISJOINT));
    samurai_boards_and_short_units_are_distinguished();
    return check_result();
}
