/* Extra units: their cells, and the boards that have them. */
#include "board/layout_checks.h"
#include "support/layouts.h"

static void diagonals_run_from_corner_to_corner(void)
{
    struct sudoku_layout *layout = square_layout(4, 0, 0, SUDOKU_VARIANT_DIAGONAL);
    CHECK_EQ(sudoku_layout_unit_count(layout), 14);
    check_picture(layout, 12, "#....#....#....#");
    check_picture(layout, 13, "...#..#..#..#...");
    check_name(layout, 12, "diagonal 1");
    CHECK_EQ(sudoku_layout_unit_kind(layout, 13), SUDOKU_UNIT_DIAGONAL);
    check_peers(layout);
    sudoku_layout_destroy(layout);
}

static void windows_start_one_cell_in_and_one_cell_apart(void)
{
    struct sudoku_layout *layout = square_layout(9, 0, 0, SUDOKU_VARIANT_WINDOKU);
    CHECK_EQ(sudoku_layout_unit_count(layout), 31);
    check_picture(layout, 27,
                  "........."
                  ".###....."
                  ".###....."
                  ".###....."
                  "........."
                  "........."
                  "........."
                  "........."
                  ".........");
    check_picture(layout, 30,
                  "........."
                  "........."
                  "........."
                  "........."
                  "........."
                  ".....###."
                  ".....###."
                  ".....###."
                  ".........");
    CHECK_EQ(sudoku_layout_unit_cells(layout, 28)[0], 9 + 5);
    CHECK_EQ(sudoku_layout_unit_cells(layout, 29)[0], 5 * 9 + 1);
    check_name(layout, 28, "window 2");
    check_peers(layout);
    sudoku_layout_destroy(layout);
}

static void larger_boards_have_more_windows(void)
{
    struct sudoku_layout *layout = square_layout(16, 0, 0, SUDOKU_VARIANT_WINDOKU);
    CHECK_EQ(sudoku_layout_unit_count(layout), 48 + 9);
    CHECK_EQ(sudoku_layout_unit_cells(layout, 48 + 8)[0], 11 * 16 + 11);
    CHECK_EQ(sudoku_layout_unit_cells(layout, 48 + 8)[15], 14 * 16 + 14);
    sudoku_layout_destroy(layout);
}

static void disjoint_groups_have_one_place_of_every_box(void)
{
    struct sudoku_layout *layout = square_layout(6, 2, 3, SUDOKU_VARIANT_DISJOINT);
    CHECK_EQ(sudoku_layout_unit_count(layout), 24);
    check_picture(layout, 18, "#..#........#..#........#..#........");
    check_picture(layout, 23, "........#..#........#..#........#..#");
    check_name(layout, 23, "disjoint group 6");
    check_peers(layout);
    sudoku_layout_destroy(layout);
}

static void figures_of_nine_cells_are_where_players_draw_them(void)
{
    struct sudoku_layout *layout = square_layout(
        9, 0, 0, SUDOKU_VARIANT_ASTERISK | SUDOKU_VARIANT_CENTER_DOT | SUDOKU_VARIANT_GIRANDOLA);
    CHECK_EQ(sudoku_layout_unit_count(layout), 30);
    check_picture(layout, 27,
                  "........."
                  "....#...."
                  "..#...#.."
                  "........."
                  ".#..#..#."
                  "........."
                  "..#...#.."
                  "....#...."
                  ".........");
    check_picture(layout, 28,
                  "........."
                  ".#..#..#."
                  "........."
                  "........."
                  ".#..#..#."
                  "........."
                  "........."
                  ".#..#..#."
                  ".........");
    check_picture(layout, 29,
                  "#.......#"
                  "....#...."
                  "........."
                  "........."
                  ".#..#..#."
                  "........."
                  "........."
                  "....#...."
                  "#.......#");
    check_name(layout, 27, "asterisk");
    check_name(layout, 28, "center dot");
    check_name(layout, 29, "girandola");
    check_peers(layout);
    sudoku_layout_destroy(layout);
}

static void center_dots_need_no_square_boxes(void)
{
    struct sudoku_layout *layout = square_layout(15, 3, 5, SUDOKU_VARIANT_CENTER_DOT);
    CHECK_EQ(sudoku_layout_unit_count(layout), 46);
    CHECK_EQ(sudoku_layout_unit_cells(layout, 45)[0], 15 + 2);
    CHECK_EQ(sudoku_layout_unit_cells(layout, 45)[14], 13 * 15 + 12);
    sudoku_layout_destroy(layout);
}

static void all_variants_combine_in_the_order_of_their_flags(void)
{
    struct sudoku_layout *layout = square_layout(9, 0, 0, 63);
    static const struct {
        unsigned unit;
        enum sudoku_unit_kind kind;
    } firsts[] = {
        {27, SUDOKU_UNIT_DIAGONAL}, {29, SUDOKU_UNIT_WINDOW},     {33, SUDOKU_UNIT_DISJOINT_GROUP},
        {42, SUDOKU_UNIT_ASTERISK}, {43, SUDOKU_UNIT_CENTER_DOT}, {44, SUDOKU_UNIT_GIRANDOLA},
    };
    CHECK_EQ(sudoku_layout_unit_count(layout), 45);
    for (unsigned i = 0; i < 6; i++) {
        CHECK_EQ(sudoku_layout_unit_kind(layout, firsts[i].unit), firsts[i].kind);
        CHECK(sudoku_layout_unit_kind(layout, firsts[i].unit - 1) != firsts[i].kind);
    }
    check_peers(layout);
    sudoku_layout_destroy(layout);
}

static void variants_that_do_not_fit_are_rejected(void)
{
    static const struct sudoku_layout_options misfits[] = {
        {.side = 6, .variants = SUDOKU_VARIANT_WINDOKU},
        {.side = 9, .variants = SUDOKU_VARIANT_WINDOKU, .box_rows = 1, .box_columns = 9},
        {.side = 16, .variants = SUDOKU_VARIANT_ASTERISK},
        {.side = 4, .variants = SUDOKU_VARIANT_GIRANDOLA},
        {.side = 16, .variants = SUDOKU_VARIANT_CENTER_DOT},
        {.side = 6, .variants = SUDOKU_VARIANT_CENTER_DOT},
        {.side = 9, .variants = 1 << 6},
        {.side = 9, .variants = 1u << 31 | SUDOKU_VARIANT_DIAGONAL},
    };
    for (unsigned i = 0; i < sizeof misfits / sizeof misfits[0]; i++)
        check_refused(misfits[i]);
}

int main(void)
{
    diagonals_run_from_corner_to_corner();
    windows_start_one_cell_in_and_one_cell_apart();
    larger_boards_have_more_windows();
    disjoint_groups_have_one_place_of_every_box();
    figures_of_nine_cells_are_where_players_draw_them();
    center_dots_need_no_square_boxes();
    all_variants_combine_in_the_order_of_their_flags();
    variants_that_do_not_fit_are_rejected();
    return check_result();
}
