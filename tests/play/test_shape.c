/* Shapes, their names and their layouts. */
#include "play/core/model/shape.h"

#include <stdlib.h>

#include "support/check.h"

static const char jigsaw[] = "4 regions 1122112233443344 diagonal";

static const char *const names[] = {
    "9 boxes 3x3", "6 boxes 2x3 diagonal", "9 boxes 3x3 diagonal,windoku", "25 boxes 5x5",
    "9 samurai",   "9 joined 0,0 6,6",     "9 joined 0,0 3,255",           jigsaw};

static void names_survive_a_round_trip(void)
{
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct shape shape;
        struct buffer out = {0};
        CHECK(shape_read(names[i], &shape));
        shape_write(&shape, &out);
        buffer_add(&out, "", 1);
        CHECK_TEXT(out.data, names[i]);
        buffer_free(&out);
        shape_free(&shape);
    }
}

static void rejects_invalid_names(void)
{
    static const char *const wrong[] = {
        "",
        "9",
        "9 boxes",
        "9 boxes 3x4",
        "9 boxes 3x3 diagonal,",
        "9 boxes 3x3 unheard",
        "9 boxes 3x3junk",
        "1 boxes 1x1",
        "65 boxes 5x13",
        "8 samurai",
        "9 samuraix",
        "9 joined",
        "8 joined 0,0 6,6",
        "9 joined 0,0 6",
        "9 joined 0,0 6,256",
        "9 joined 0,0 0,0",
        "9 joined 0,0 6,6 diagonal",
        "9 joined 0,0 0,9 0,18 0,27 0,36 0,45 0,54 0,63 0,72 0,81 0,90 0,99 9,0 9,9 9,18 9,27 9,36",
        "4 regions 112211223344334",
        "4 regions 1122112233443345",
        "4 regions 1111112233443344",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct shape shape;
        CHECK(!shape_read(wrong[i], &shape));
        CHECK(shape.regions == NULL);
    }
}

static void a_samurai_has_five_boards(void)
{
    struct shape shape;
    CHECK(shape_read("9 samurai", &shape));
    struct sudoku_layout *layout = shape_layout(&shape);
    CHECK(layout != NULL);
    CHECK_EQ(sudoku_layout_cell_count(layout), 369);
    CHECK_EQ(sudoku_layout_unit_count(layout), 5 * 27 - 4);
    /* The middle cell has the peers of a classic board; a cell in a shared corner has more. */
    const uint16_t *peers;
    CHECK_EQ(sudoku_layout_cell_peers(layout, 0, &peers), 20);
    CHECK_EQ(sudoku_layout_cell_peers(layout, 184, &peers), 20);
    unsigned most = 0;
    for (unsigned cell = 0; cell < 369; cell++) {
        unsigned count = sudoku_layout_cell_peers(layout, cell, &peers);
        most = count > most ? count : most;
    }
    CHECK_EQ(most, 20 + 12);
    sudoku_layout_destroy(layout);
}

static void the_order_of_joined_boards_does_not_matter(void)
{
    struct shape shape, other, larger;
    CHECK(shape_read("9 joined 0,0 6,6", &shape));
    CHECK(shape_read("9 joined 6,6 0,0", &other));
    CHECK(shape_has_boards_of(&shape, &other));
    CHECK(shape_read("9 joined 0,0 6,6 12,12", &larger));
    CHECK(!shape_has_boards_of(&shape, &larger));
    CHECK(!shape_has_boards_of(&larger, &shape));
    CHECK(shape_read("9 joined 0,0 3,6", &other));
    CHECK(!shape_has_boards_of(&shape, &other));
}

static void every_digit_has_a_symbol_of_its_own(void)
{
    for (unsigned digit = 0; digit <= SUDOKU_MAX_SIDE; digit++)
        CHECK_EQ(shape_digit(shape_symbol(digit)), digit);
    CHECK_EQ(shape_digit('?'), -1);
    CHECK_EQ(shape_digit('\0'), -1);
}

static void boxes_are_as_square_as_the_side_allows(void)
{
    struct shape shape = shape_of_side(12);
    CHECK_EQ(shape.box_rows, 3);
    CHECK_EQ(shape.box_columns, 4);
    shape = shape_of_side(7);
    CHECK_EQ(shape.box_rows, 1);
    CHECK_EQ(shape.box_columns, 7);
}

int main(void)
{
    names_survive_a_round_trip();
    rejects_invalid_names();
    a_samurai_has_five_boards();
    the_order_of_joined_boards_does_not_matter();
    every_digit_has_a_symbol_of_its_own();
    boxes_are_as_square_as_the_side_allows();
    return check_result();
}
