/* Square layouts: lines, boxes, peers, names, and rejected options. */
#include <sudoku/layout.h>

#include "support/layouts.h"

static void every_unit_has_side_different_cells(const struct sudoku_layout *layout)
{
    unsigned side = sudoku_layout_side(layout), cells = sudoku_layout_cell_count(layout);
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(layout); unit++) {
        static uint8_t seen[SUDOKU_MAX_CELLS];
        memset(seen, 0, sizeof seen);
        const uint16_t *unit_cells = sudoku_layout_unit_cells(layout, unit);
        for (unsigned i = 0; i < side; i++) {
            CHECK(unit_cells[i] < cells && !seen[unit_cells[i]]);
            seen[unit_cells[i]] = 1;
        }
    }
}

/* The row, column and box of a cell follow from its number alone. */
static void every_cell_is_in_its_row_column_and_box(const struct sudoku_layout *layout)
{
    unsigned side = sudoku_layout_side(layout), rows = sudoku_layout_box_rows(layout);
    unsigned columns = sudoku_layout_box_columns(layout);
    for (unsigned cell = 0; cell < side * side; cell++) {
        unsigned row = cell / side, column = cell % side;
        const uint16_t *units;
        CHECK_EQ(sudoku_layout_cell_row(layout, cell), row);
        CHECK_EQ(sudoku_layout_cell_column(layout, cell), column);
        CHECK_EQ(sudoku_layout_cell_units(layout, cell, &units), 3);
        CHECK_EQ(units[0], row);
        CHECK_EQ(units[1], side + column);
        CHECK_EQ(units[2], 2 * side + row / rows * rows + column / columns);
    }
}

static void units_and_cells_refer_to_each_other(const struct sudoku_layout *layout)
{
    unsigned side = sudoku_layout_side(layout);
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(layout); unit++) {
        const uint16_t *cells = sudoku_layout_unit_cells(layout, unit), *units;
        for (unsigned i = 0; i < side; i++) {
            unsigned count = sudoku_layout_cell_units(layout, cells[i], &units), found = 0;
            for (unsigned u = 0; u < count; u++)
                found += units[u] == unit;
            CHECK_EQ(found, 1);
        }
    }
}

/* Each cell has the number of peers that geometry requires, all different and in its row, column or
 * box. */
static void peers_share_a_row_a_column_or_a_box(const struct sudoku_layout *layout)
{
    unsigned side = sudoku_layout_side(layout), rows = sudoku_layout_box_rows(layout);
    unsigned columns = sudoku_layout_box_columns(layout);
    for (unsigned cell = 0; cell < side * side; cell++) {
        uint8_t seen[SUDOKU_MAX_CELLS] = {0};
        const uint16_t *peers;
        unsigned count = sudoku_layout_cell_peers(layout, cell, &peers), row = cell / side;
        unsigned column = cell % side;
        CHECK_EQ(count, 2 * (side - 1) + (rows - 1) * (columns - 1));
        for (unsigned i = 0; i < count; i++) {
            unsigned other_row = peers[i] / side, other_column = peers[i] % side;
            CHECK(peers[i] != cell && !seen[peers[i]]);
            CHECK(row == other_row || column == other_column ||
                  (row / rows == other_row / rows && column / columns == other_column / columns));
            seen[peers[i]] = 1;
        }
    }
}

static void kinds_come_in_order(const struct sudoku_layout *layout)
{
    unsigned side = sudoku_layout_side(layout);
    for (unsigned i = 0; i < side; i++) {
        CHECK_EQ(sudoku_layout_unit_kind(layout, i), SUDOKU_UNIT_ROW);
        CHECK_EQ(sudoku_layout_unit_kind(layout, side + i), SUDOKU_UNIT_COLUMN);
        CHECK_EQ(sudoku_layout_unit_kind(layout, 2 * side + i), SUDOKU_UNIT_BOX);
    }
}

static void every_side_has_every_box_shape(void)
{
    for (unsigned side = 2; side <= SUDOKU_MAX_SIDE; side++) {
        for (unsigned rows = 1; rows <= side; rows++) {
            if (side % rows)
                continue;
            struct sudoku_layout *layout = square_layout(side, rows, side / rows, 0);
            CHECK_EQ(sudoku_layout_side(layout), side);
            CHECK_EQ(sudoku_layout_cell_count(layout), side * side);
            CHECK_EQ(sudoku_layout_unit_count(layout), 3 * side);
            CHECK_EQ(sudoku_layout_box_rows(layout), rows);
            CHECK_EQ(sudoku_layout_box_columns(layout), side / rows);
            kinds_come_in_order(layout);
            every_unit_has_side_different_cells(layout);
            every_cell_is_in_its_row_column_and_box(layout);
            units_and_cells_refer_to_each_other(layout);
            peers_share_a_row_a_column_or_a_box(layout);
            sudoku_layout_destroy(layout);
        }
    }
}

static void boxes_are_as_square_as_the_side_allows(void)
{
    static const unsigned usual[][3] = {{2, 1, 2},  {4, 2, 2},  {6, 2, 3},   {7, 1, 7},
                                        {8, 2, 4},  {9, 3, 3},  {10, 2, 5},  {12, 3, 4},
                                        {15, 3, 5}, {16, 4, 4}, {20, 4, 5},  {25, 5, 5},
                                        {36, 6, 6}, {49, 7, 7}, {61, 1, 61}, {64, 8, 8}};
    for (unsigned i = 0; i < sizeof usual / sizeof usual[0]; i++) {
        struct sudoku_layout *layout = square_layout(usual[i][0], 0, 0, 0);
        CHECK_EQ(sudoku_layout_box_rows(layout), usual[i][1]);
        CHECK_EQ(sudoku_layout_box_columns(layout), usual[i][2]);
        sudoku_layout_destroy(layout);
    }
}

static void check_same_peers(const struct sudoku_layout *a, const struct sudoku_layout *b,
                             unsigned cell)
{
    uint8_t seen[81] = {0};
    const uint16_t *peers_a, *peers_b;
    unsigned count = sudoku_layout_cell_peers(a, cell, &peers_a);
    CHECK_EQ(sudoku_layout_cell_peers(b, cell, &peers_b), count);
    for (unsigned i = 0; i < count; i++)
        seen[peers_a[i]] = 1;
    for (unsigned i = 0; i < count; i++) {
        CHECK(seen[peers_b[i]]);
        seen[peers_b[i]] = 0;
    }
}

static void the_classic_constant_is_the_layout_of_side_9(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    struct sudoku_layout *created = square_layout(9, 3, 3, 0);
    CHECK_EQ(sudoku_layout_side(classic), 9);
    CHECK_EQ(sudoku_layout_cell_count(classic), 81);
    CHECK_EQ(sudoku_layout_unit_count(classic), 27);
    CHECK_EQ(sudoku_layout_box_rows(classic), 3);
    CHECK_EQ(sudoku_layout_box_columns(classic), 3);
    kinds_come_in_order(classic);
    every_cell_is_in_its_row_column_and_box(classic);
    units_and_cells_refer_to_each_other(classic);
    for (unsigned unit = 0; unit < 27; unit++) {
        char name[32], expected[32];
        CHECK(memcmp(sudoku_layout_unit_cells(classic, unit),
                     sudoku_layout_unit_cells(created, unit), 9 * sizeof(uint16_t)) == 0);
        sudoku_layout_unit_name(classic, unit, name, sizeof name);
        sudoku_layout_unit_name(created, unit, expected, sizeof expected);
        CHECK_TEXT(name, expected);
    }
    for (unsigned cell = 0; cell < 81; cell++)
        check_same_peers(classic, created, cell);
    sudoku_layout_destroy(created);
}

static void destroying_nothing_or_the_constant_does_nothing(void)
{
    sudoku_layout_destroy(NULL);
    /* The only cast that removes const: nothing may be written through it. */
    union {
        const struct sudoku_layout *constant;
        struct sudoku_layout *plain;
    } classic = {sudoku_layout_classic()};
    sudoku_layout_destroy(classic.plain);
    CHECK_EQ(sudoku_layout_side(sudoku_layout_classic()), 9);
}

static void units_and_cells_have_names(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    struct sudoku_layout *largest = square_layout(64, 0, 0, 0);
    char name[32];
    CHECK_EQ(sudoku_layout_unit_name(classic, 2, name, sizeof name), 5);
    CHECK_TEXT(name, "row 3");
    CHECK_EQ(sudoku_layout_unit_name(classic, 9, name, sizeof name), 8);
    CHECK_TEXT(name, "column 1");
    sudoku_layout_unit_name(classic, 26, name, sizeof name);
    CHECK_TEXT(name, "box 9");
    CHECK_EQ(sudoku_layout_cell_name(classic, 21, name, sizeof name), 4);
    CHECK_TEXT(name, "r3c4");
    sudoku_layout_cell_name(largest, 4095, name, sizeof name);
    CHECK_TEXT(name, "r64c64");
    sudoku_layout_destroy(largest);
}

static void names_are_cut_off_as_snprintf_does(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    char name[8] = "#######";
    CHECK_EQ(sudoku_layout_unit_name(classic, 10, name, 4), 8);
    CHECK_TEXT(name, "col");
    CHECK_EQ(name[4], '#');
    CHECK_EQ(sudoku_layout_cell_name(classic, 80, name, 1), 4);
    CHECK_TEXT(name, "");
    CHECK_EQ(sudoku_layout_unit_name(classic, 10, NULL, 0), 8);
    CHECK_EQ(sudoku_layout_cell_name(classic, 80, NULL, 0), 4);
}

static void check_refused(struct sudoku_layout_options options)
{
    struct sudoku_layout *layout = (struct sudoku_layout *)&options;
    options.size = options.size ? options.size : sizeof options;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_ERR_ARGUMENT);
    CHECK(layout == NULL);
}

static void inconsistent_sizes_are_rejected(void)
{
    check_refused((struct sudoku_layout_options){.side = 0});
    check_refused((struct sudoku_layout_options){.side = 1});
    check_refused((struct sudoku_layout_options){.side = 65});
    check_refused((struct sudoku_layout_options){.side = 9, .box_rows = 2, .box_columns = 4});
    check_refused((struct sudoku_layout_options){.side = 9, .box_rows = 3});
    check_refused((struct sudoku_layout_options){.side = 9, .box_columns = 3});
    /* 3 * 1431655768 is 8 in 32 bits. */
    check_refused(
        (struct sudoku_layout_options){.side = 8, .box_rows = 3, .box_columns = 1431655768});
    check_refused((struct sudoku_layout_options){.side = 9, .size = 1});
}

static void cells_of_custom_layouts_have_different_places(void)
{
    const uint16_t units[] = {0, 1, 2, 3};
    uint16_t positions[] = {0, 0, 0, UINT16_MAX, 1, 0, UINT16_MAX, UINT16_MAX};
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    custom.side = 2;
    custom.cell_count = 4;
    custom.unit_count = 2;
    custom.units = units;
    custom.positions = positions;
    struct sudoku_layout *layout = NULL;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    sudoku_layout_destroy(layout);
    positions[6] = 0;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_ERR_ARGUMENT);
    CHECK(layout == NULL);
}

static void null_is_rejected(void)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = 9;
    struct sudoku_layout *layout = (struct sudoku_layout *)&options;
    CHECK_EQ(sudoku_layout_create(&options, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_layout_create(NULL, &layout), SUDOKU_ERR_ARGUMENT);
    CHECK(layout == NULL);
}

static void options_of_a_newer_header_are_accepted(void)
{
    struct {
        struct sudoku_layout_options known;
        uint64_t new_field;
    } newer = {.known = {.size = sizeof newer, .side = 4}};
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create(&newer.known, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_layout_cell_count(layout), 16);
    sudoku_layout_destroy(layout);
}

int main(void)
{
    every_side_has_every_box_shape();
    boxes_are_as_square_as_the_side_allows();
    the_classic_constant_is_the_layout_of_side_9();
    destroying_nothing_or_the_constant_does_nothing();
    units_and_cells_have_names();
    names_are_cut_off_as_snprintf_does();
    inconsistent_sizes_are_rejected();
    cells_of_custom_layouts_have_different_places();
    null_is_rejected();
    options_of_a_newer_header_are_accepted();
    return check_result();
}
