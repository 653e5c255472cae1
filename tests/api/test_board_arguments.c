/* Rejected arguments of board and layout functions. */
#include "api/refused.h"

static const uint8_t empty[81];

static void rejected_arguments_of_boards_are_named(void)
{
    static const uint8_t too_large[81] = {10};
    const struct sudoku_layout *classic = sudoku_layout_classic();
    struct sudoku_conflict conflict = {.unit = 27};
    char text[100];
    REFUSED(sudoku_board_check(NULL, empty, NULL, NULL, 0, NULL), "layout is NULL");
    REFUSED(sudoku_board_check(classic, NULL, NULL, NULL, 0, NULL), "cells is NULL");
    REFUSED(sudoku_board_check(classic, too_large, NULL, NULL, 0, NULL),
            "cells has a number over the side");
    REFUSED(sudoku_board_check(classic, empty, NULL, NULL, 1, NULL), "conflicts is NULL");
    REFUSED(sudoku_board_candidates(classic, empty, NULL), "candidates is NULL");
    ANSWERS(sudoku_board_is_solution(classic, NULL, NULL), 0, "solution is NULL");
    ANSWERS(sudoku_conflict_write(classic, NULL, text, 100), 0, "conflict is NULL");
    ANSWERS(sudoku_conflict_write(classic, &conflict, text, 100), 0,
            "conflict names a cell or a unit that the layout lacks");
    conflict = (struct sudoku_conflict){.cell_count = 1, .cells = {81}};
    ANSWERS(sudoku_conflict_write(classic, &conflict, text, 100), 0,
            "conflict names a cell or a unit that the layout lacks");
    conflict = (struct sudoku_conflict){.cell_count = SUDOKU_MAX_SIDE + 1};
    ANSWERS(sudoku_conflict_write(classic, &conflict, text, 100), 0,
            "conflict names a cell or a unit that the layout lacks");
}

static void rejected_arguments_of_layouts_are_named(void)
{
    static const uint8_t regions[16] = {0, 0, 0, 0, 0};
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    enum sudoku_variant variant;
    REFUSED(sudoku_layout_create(NULL, &layout), "options is NULL");
    REFUSED(sudoku_layout_create(&options, &layout), "options->side is not 2..64");
    options.side = 4;
    options.box_rows = 3;
    REFUSED(sudoku_layout_create(&options, &layout),
            "options->box_rows * box_columns is not the side");
    options.box_rows = 0;
    options.variants = SUDOKU_VARIANT_ASTERISK;
    REFUSED(sudoku_layout_create(&options, &layout), "options->variants has one that does not fit");
    options.variants = 1u << 31;
    REFUSED(sudoku_layout_create(&options, &layout), "options->variants has one that there is not");
    options.variants = 0;
    options.regions = regions;
    REFUSED(sudoku_layout_create(&options, &layout),
            "options->regions has a region of another number of cells");
    REFUSED(sudoku_variant_from_name("diagonal", NULL), "variant is NULL");
    REFUSED(sudoku_variant_from_name("diagonals", &variant), "name is that of no variant");
}

static void rejected_arguments_of_custom_layouts_are_named(void)
{
    static const uint16_t units[4] = {0, 1, 2, 3}, far[4] = {0, 1, 2, 4}, twice[4] = {0, 1, 2, 0};
    static const uint16_t positions[8] = {0};
    static const uint8_t lengths[1] = {5};
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    struct sudoku_layout *layout;
    REFUSED(sudoku_layout_create_custom(NULL, &layout), "custom is NULL");
    REFUSED(sudoku_layout_create_custom(&custom, &layout), "custom->side is not 2..64");
    custom.side = 4;
    REFUSED(sudoku_layout_create_custom(&custom, &layout), "custom->cell_count is not 1..65535");
    custom.cell_count = 4;
    REFUSED(sudoku_layout_create_custom(&custom, &layout), "custom->unit_count is not 1..65535");
    custom.unit_count = 1;
    REFUSED(sudoku_layout_create_custom(&custom, &layout), "custom->units is NULL");
    custom.units = far;
    REFUSED(sudoku_layout_create_custom(&custom, &layout),
            "custom->units has a cell that the board lacks");
    custom.units = twice;
    REFUSED(sudoku_layout_create_custom(&custom, &layout),
            "custom->units has a cell twice in a unit");
    custom.units = units;
    custom.positions = positions;
    REFUSED(sudoku_layout_create_custom(&custom, &layout),
            "custom->positions has two cells at one place");
    custom.unit_lengths = lengths;
    REFUSED(sudoku_layout_create_custom(&custom, &layout),
            "custom->unit_lengths has one that is not 2..side");
    custom.size = 8;
    REFUSED(sudoku_layout_create_custom(&custom, &layout), "custom->size is too small");
}

static void rejected_arguments_of_joined_layouts_are_named(void)
{
    static const uint16_t far[2] = {0, 256}, twice[6] = {0, 6, 6, 0, 0, 6};
    struct sudoku_layout *layout;
    REFUSED(sudoku_layout_create_joined(NULL, 1, NULL, &layout), "places is NULL");
    REFUSED(sudoku_layout_create_joined(far, 0, NULL, &layout), "count is not 1..255");
    REFUSED(sudoku_layout_create_joined(far, 256, NULL, &layout), "count is not 1..255");
    REFUSED(sudoku_layout_create_joined(far, 1, NULL, &layout), "places has a number over 255");
    REFUSED(sudoku_layout_create_joined(twice, 3, NULL, &layout),
            "places has two boards at one place");
    CHECK(layout == NULL);
    CHECK_EQ(sudoku_layout_create_joined(twice, 2, NULL, &layout), SUDOKU_OK);
    sudoku_layout_destroy(layout);
}

static void names_require_existing_units_and_cells(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    char text[32] = "x";
    ANSWERS(sudoku_layout_unit_name(classic, 27, text, sizeof text), 0, "unit is none of layout");
    CHECK_TEXT(text, "");
    CHECK_EQ(sudoku_layout_unit_name(classic, 26, text, sizeof text), 5);
    ANSWERS(sudoku_layout_cell_name(classic, 81, text, sizeof text), 0, "cell is none of layout");
    CHECK_TEXT(text, "");
    CHECK_EQ(sudoku_layout_cell_name(classic, 80, text, sizeof text), 4);
}

int main(void)
{
    rejected_arguments_of_boards_are_named();
    names_require_existing_units_and_cells();
    rejected_arguments_of_layouts_are_named();
    rejected_arguments_of_custom_layouts_are_named();
    rejected_arguments_of_joined_layouts_are_named();
    return check_result();
}
