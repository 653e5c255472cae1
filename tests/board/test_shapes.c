/* Jigsaw regions, joined boards and layouts from any list of units. */
#include "board/layout_checks.h"
#include "support/layouts.h"

static const uint8_t jigsaw_4[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};

static void regions_replace_boxes(void)
{
    struct sudoku_layout *layout = jigsaw_layout(4, jigsaw_4, SUDOKU_VARIANT_DIAGONAL);
    CHECK_EQ(sudoku_layout_unit_count(layout), 14);
    CHECK_EQ(sudoku_layout_box_rows(layout), 0);
    CHECK_EQ(sudoku_layout_box_columns(layout), 0);
    check_picture(layout, 8, "###.#...........");
    check_picture(layout, 9, "...#..##...#....");
    check_picture(layout, 11, "..........#..###");
    CHECK_EQ(sudoku_layout_unit_kind(layout, 8), SUDOKU_UNIT_REGION);
    check_name(layout, 11, "region 4");
    check_peers(layout);
    sudoku_layout_destroy(layout);
}

static void region_maps_that_do_not_partition_are_rejected(void)
{
    uint8_t regions[16];
    memcpy(regions, jigsaw_4, sizeof regions);
    regions[15] = 0;
    check_refused((struct sudoku_layout_options){.side = 4, .regions = regions});
    regions[15] = 4;
    check_refused((struct sudoku_layout_options){.side = 4, .regions = regions});
    regions[15] = 255;
    check_refused((struct sudoku_layout_options){.side = 4, .regions = regions});
}

static void variants_that_need_boxes_are_rejected_with_regions(void)
{
    uint8_t columns[81];
    for (unsigned cell = 0; cell < 81; cell++)
        columns[cell] = (uint8_t)(cell % 9);
    static const unsigned need_boxes[] = {SUDOKU_VARIANT_WINDOKU, SUDOKU_VARIANT_DISJOINT,
                                          SUDOKU_VARIANT_CENTER_DOT};
    for (unsigned i = 0; i < 3; i++)
        check_refused((struct sudoku_layout_options){
            .side = 9, .regions = columns, .variants = need_boxes[i]});
    sudoku_layout_destroy(
        jigsaw_layout(9, columns, SUDOKU_VARIANT_ASTERISK | SUDOKU_VARIANT_GIRANDOLA));
}

static void a_samurai_has_369_cells(void)
{
    enum sudoku_status status;
    struct sudoku_layout *samurai = samurai_layout(NULL, &status);
    const uint16_t *peers, *units;
    char name[32];
    CHECK_EQ(status, SUDOKU_OK);
    CHECK_EQ(sudoku_layout_cell_count(samurai), SAMURAI_CELLS);
    CHECK_EQ(sudoku_layout_unit_count(samurai), SAMURAI_UNITS);
    CHECK_EQ(sudoku_layout_box_rows(samurai), 0);
    CHECK_EQ(sudoku_layout_cell_peers(samurai, 40, &peers), 20);
    check_name(samurai, 134, "unit 135");
    CHECK_EQ(sudoku_layout_unit_kind(samurai, 0), SUDOKU_UNIT_CUSTOM);
    sudoku_layout_cell_name(samurai, 368, name, sizeof name);
    CHECK_TEXT(name, "r21c21");
    /* The first cell is a corner of the middle board: two rows, two columns and one shared box; 14
     * + 14 + 4 peers. */
    unsigned shared = 0;
    CHECK_EQ(sudoku_layout_cell_row(samurai, shared), 6);
    CHECK_EQ(sudoku_layout_cell_column(samurai, shared), 6);
    CHECK_EQ(sudoku_layout_cell_units(samurai, shared, &units), 6);
    CHECK_EQ(sudoku_layout_cell_peers(samurai, shared, &peers), 32);
    check_peers(samurai);
    sudoku_layout_destroy(samurai);
}

static void cells_without_positions_are_named_in_one_row(void)
{
    static const uint16_t units[] = {0, 1, 65534, 2};
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    custom.side = 2;
    custom.cell_count = 65535;
    custom.unit_count = 2;
    custom.units = units;
    struct sudoku_layout *layout;
    const uint16_t *peers;
    char name[32];
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    sudoku_layout_cell_name(layout, 65534, name, sizeof name);
    CHECK_TEXT(name, "r1c65535");
    CHECK_EQ(sudoku_layout_cell_peers(layout, 65534, &peers), 1);
    CHECK_EQ(peers[0], 2);
    CHECK_EQ(sudoku_layout_cell_peers(layout, 3, &peers), 0);
    sudoku_layout_destroy(layout);
}

static void check_custom_refused(struct sudoku_custom_layout custom)
{
    struct sudoku_layout *layout = (struct sudoku_layout *)&custom;
    custom.size = sizeof custom;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_ERR_ARGUMENT);
    CHECK(layout == NULL);
}

static void invalid_lists_of_units_are_rejected(void)
{
    static const uint16_t good[] = {0, 1}, twice[] = {1, 1}, outside[] = {0, 2};
    const struct sudoku_custom_layout sound = {
        .side = 2, .cell_count = 2, .unit_count = 1, .units = good};
    struct sudoku_custom_layout custom = sound;
    custom.units = NULL;
    check_custom_refused(custom);
    custom.units = twice;
    check_custom_refused(custom);
    custom.units = outside;
    check_custom_refused(custom);
    custom = sound;
    custom.side = 1;
    check_custom_refused(custom);
    custom.side = 65;
    check_custom_refused(custom);
    custom = sound;
    custom.cell_count = 0;
    check_custom_refused(custom);
    custom.cell_count = 65536;
    check_custom_refused(custom);
    custom = sound;
    custom.unit_count = 0;
    check_custom_refused(custom);
    custom.unit_count = 65536;
    check_custom_refused(custom);
}

static void null_is_rejected(void)
{
    static const uint16_t units[] = {0, 1};
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    custom.side = 2;
    custom.cell_count = 2;
    custom.unit_count = 1;
    custom.units = units;
    struct sudoku_layout *layout = (struct sudoku_layout *)&custom;
    CHECK_EQ(sudoku_layout_create_custom(&custom, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_layout_create_custom(NULL, &layout), SUDOKU_ERR_ARGUMENT);
    CHECK(layout == NULL);
    custom.size = 8;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_ERR_ARGUMENT);
}

/* Same as the samurai built from a list, with each shared box listed once and cells in the order of
 * the figure. */
static void joined_boards_share_the_cells_in_which_they_overlap(void)
{
    static const uint16_t places[] = {0, 0, 0, 12, 6, 6, 12, 0, 12, 12}, twins[] = {3, 0, 0, 2};
    struct sudoku_layout *layout;
    const uint16_t *list;
    CHECK_EQ(sudoku_layout_create_joined(places, 5, NULL, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_layout_side(layout), 9);
    CHECK_EQ(sudoku_layout_cell_count(layout), SAMURAI_CELLS);
    CHECK_EQ(sudoku_layout_unit_count(layout), 5 * 27 - 4);
    check_name(layout, 26, "box 9 of board 1");
    check_name(layout, 27, "row 1 of board 2");
    CHECK_EQ(sudoku_layout_unit_kind(layout, 26), SUDOKU_UNIT_BOX);
    CHECK_EQ(sudoku_layout_unit_kind(layout, 27), SUDOKU_UNIT_ROW);
    check_name(layout, 2 * 27 + 18, "box 2 of board 3"); /* its first box is one of board 1 */
    check_name(layout, 5 * 27 - 5, "box 9 of board 5");
    CHECK_EQ(sudoku_layout_places(layout, &list), 5);
    CHECK(memcmp(list, places, sizeof places) == 0);
    CHECK_EQ(sudoku_layout_places(sudoku_layout_classic(), &list), 0);
    CHECK(!list);
    CHECK_EQ(sudoku_layout_cell_row(layout, 9), 0);
    CHECK_EQ(sudoku_layout_cell_column(layout, 9), 12);
    unsigned shared = 6 * 18 + 6; /* in row 7, after six rows of eighteen cells */
    CHECK_EQ(sudoku_layout_cell_row(layout, shared), 6);
    CHECK_EQ(sudoku_layout_cell_column(layout, shared), 6);
    CHECK_EQ(sudoku_layout_cell_units(layout, shared, &list), 5);
    CHECK_EQ(sudoku_layout_cell_peers(layout, shared, &list), 32);
    check_peers(layout);
    sudoku_layout_destroy(layout);
    CHECK_EQ(sudoku_layout_create_joined(twins, 2, NULL, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_layout_cell_count(layout), 2 * 81 - 6 * 7);
    CHECK_EQ(sudoku_layout_unit_count(layout), 2 * 27); /* no box coincides with one of the other
                                                         * board */
    check_peers(layout);
    sudoku_layout_destroy(layout);
}

int main(void)
{
    regions_replace_boxes();
    region_maps_that_do_not_partition_are_rejected();
    variants_that_need_boxes_are_rejected_with_regions();
    a_samurai_has_369_cells();
    joined_boards_share_the_cells_in_which_they_overlap();
    cells_without_positions_are_named_in_one_row();
    invalid_lists_of_units_are_rejected();
    null_is_rejected();
    return check_result();
}
