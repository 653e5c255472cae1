/* Drawn boards: positions of their parts, and nothing else touched. */
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "draw/classic.h"
#include "support/check.h"
#include "support/samples.h"
#include "support/sheet.h"

/* A board with cells of 20 pixels, 200 x 200: the grid starts at (10, 10). */
enum { CELL = 20, SIDE = 10 * CELL, LEFT = CELL / 2 };

static struct sheet drawn_gray(const struct svision_drawing *drawing, unsigned width,
                               unsigned height)
{
    struct sheet sheet = sheet_of(width, height, 3, SVISION_GRAY8);
    CHECK_EQ(svision_draw_board(drawing, &sheet.canvas), SVISION_OK);
    CHECK(is_guarded(&sheet));
    return sheet;
}

/* The number of pixels across the line at X of row Y that are not paper. */
static unsigned line_width(const struct sheet *sheet, unsigned x, unsigned y)
{
    unsigned width = 0;
    for (unsigned i = x - 5; i < x + 5; i++)
        width += gray_at(sheet, i, y) < 255;
    return width;
}

static void lines_follow_cells_and_are_thick_around_boxes(void)
{
    const struct svision_drawing drawing = classic(NULL, NULL);
    struct sheet sheet = drawn_gray(&drawing, SIDE, SIDE);
    for (unsigned i = 0; i <= 9; i++) {
        unsigned place = LEFT + i * CELL, middle = LEFT + CELL / 2;
        unsigned thin = line_width(&sheet, LEFT + CELL, middle);
        CHECK(gray_at(&sheet, place, middle) < 160 && gray_at(&sheet, middle, place) < 160);
        if (i < 9)
            CHECK_EQ(gray_at(&sheet, place + CELL / 2, middle), 255);
        CHECK(i % 3 == 0 ? line_width(&sheet, place, middle) > thin
                         : line_width(&sheet, place, middle) == thin);
    }
    free(sheet.pixels);
}

static void lines_are_crisp_at_every_size(void)
{
    struct svision_drawing drawing = classic(NULL, NULL);
    const struct svision_draw_colors colors = {.paper = 0xFFFFFF, .thin = 0, .thick = 0};
    drawing.colors = &colors;
    for (unsigned side = 12; side < 400; side += 37) {
        struct sheet sheet = drawn_gray(&drawing, side, side);
        unsigned between = 0;
        for (unsigned i = 0; i < side * side; i++)
            between += gray_at(&sheet, i % side, i / side) % 255 != 0;
        CHECK_EQ(between, 0);
        free(sheet.pixels);
    }
}

/* Colors in the middle of a cell: bits 1 and 2 for black and blue ink. */
static unsigned inks(const struct sheet *sheet, unsigned cell)
{
    unsigned found = 0, left = LEFT + cell % 9 * CELL, top = LEFT + cell / 9 * CELL;
    for (unsigned i = 0; i < 14 * 14; i++) {
        const uint8_t *pixel =
            sheet->pixels + (top + 3 + i / 14) * sheet->canvas.stride + 3 * (left + 3 + i % 14);
        if (pixel[2] < 64)
            found |= 1;
        if (pixel[2] > 200 && pixel[0] < 64)
            found |= 2;
    }
    return found;
}

static void givens_and_found_digits_have_their_colors(void)
{
    uint8_t cells[81], givens[81];
    read_cells(answer, cells);
    read_cells(puzzle, givens);
    cells[2] = 0;
    struct svision_drawing drawing = classic(cells, givens);
    const struct svision_draw_colors colors = {.paper = 0xFFFFFF, .found = 0x0000FF};
    struct sheet sheet = sheet_of(SIDE, SIDE, 1, SVISION_RGB24);
    drawing.colors = &colors;
    CHECK_EQ(svision_draw_board(&drawing, &sheet.canvas), SVISION_OK);
    for (unsigned i = 0; i < 81; i++)
        CHECK_EQ(inks(&sheet, i), i == 2 ? 0 : givens[i] ? 1 : 2);
    free(sheet.pixels);
}

static void digits_stand_in_the_middle_of_their_cells(void)
{
    uint8_t cells[81];
    memset(cells, 8, sizeof cells);
    const struct svision_drawing drawing = classic(cells, NULL);
    struct sheet sheet = drawn_gray(&drawing, 10 * SIDE, 10 * SIDE);
    unsigned min_x = ~0U, max_x = 0, min_y = ~0U, max_y = 0;
    for (unsigned y = 115; y < 285; y++) {
        for (unsigned x = 115; x < 285; x++) {
            if (gray_at(&sheet, x, y) > 127)
                continue;
            min_x = x < min_x ? x : min_x;
            max_x = x > max_x ? x : max_x;
            min_y = y < min_y ? y : min_y;
            max_y = y > max_y ? y : max_y;
        }
    }
    CHECK(abs((int)(min_x + max_x) - 2 * 200) <= 4);
    CHECK(abs((int)(min_y + max_y) - 2 * 200) <= 4);
    CHECK_EQ((max_y - min_y + 5) / 10, 12);
    free(sheet.pixels);
}

static void candidates_stand_in_order(void)
{
    uint8_t cells[81] = {0};
    sudoku_digitset sets[81] = {0};
    struct svision_drawing drawing = classic(cells, NULL);
    drawing.candidates = sets;
    for (unsigned digit = 1; digit <= 9; digit++) {
        sets[0] = sudoku_digitset_of(digit);
        struct sheet sheet = drawn_gray(&drawing, 5 * SIDE, 5 * SIDE);
        for (unsigned place = 0; place < 9; place++) {
            unsigned left = 55 + place % 3 * 30, top = 55 + place / 3 * 30, ink = 0;
            for (unsigned i = 0; i < 900; i++)
                ink += gray_at(&sheet, left + i % 30, top + i / 30) < 200;
            CHECK_EQ(ink > 10, place + 1 == digit);
        }
        free(sheet.pixels);
    }
}

/* Brightness at (X, Y) hundredths of the cell in ROW and COLUMN. */
static unsigned gray_in(const struct sheet *sheet, unsigned row, unsigned column, unsigned x,
                        unsigned y)
{
    return gray_at(sheet, LEFT + column * CELL + x * CELL / 100,
                   LEFT + row * CELL + y * CELL / 100);
}

static void extra_units_are_shaded(void)
{
    struct sudoku_layout *layout = sample_square(9, SUDOKU_VARIANT_CENTER_DOT, NULL);
    struct svision_drawing drawing = classic(NULL, NULL);
    drawing.layout = layout;
    struct sheet sheet = drawn_gray(&drawing, SIDE, SIDE);
    for (unsigned i = 0; i < 81; i++) {
        unsigned row = i / 9, column = i % 9;
        CHECK_EQ(gray_in(&sheet, row, column, 30, 70) < 255, row % 3 == 1 && column % 3 == 1);
    }
    free(sheet.pixels);
    sudoku_layout_destroy(layout);
}

static void diagonals_are_lines_from_corner_to_corner(void)
{
    struct sudoku_layout *layout = sample_square(9, SUDOKU_VARIANT_DIAGONAL, NULL);
    struct svision_drawing drawing = classic(NULL, NULL);
    drawing.layout = layout;
    struct sheet sheet = drawn_gray(&drawing, SIDE, SIDE);
    for (unsigned i = 0; i < 81; i++) {
        unsigned row = i / 9, column = i % 9;
        bool falls = row == column, rises = row + column == 8;
        CHECK_EQ(gray_in(&sheet, row, column, 25, 25) < 200, falls);
        CHECK_EQ(gray_in(&sheet, row, column, 75, 75) < 200, falls);
        CHECK_EQ(gray_in(&sheet, row, column, 25, 70) < 200, rises);
        CHECK_EQ(gray_in(&sheet, row, column, 50, 25), 255);
    }
    free(sheet.pixels);
    sudoku_layout_destroy(layout);
}

static void windows_are_shaded_and_framed(void)
{
    struct sudoku_layout *layout = sample_square(9, SUDOKU_VARIANT_WINDOKU, NULL);
    struct svision_drawing drawing = classic(NULL, NULL);
    drawing.layout = layout;
    struct sheet sheet = drawn_gray(&drawing, SIDE, SIDE);
    unsigned shade = gray_in(&sheet, 2, 2, 50, 50);
    CHECK(shade < 255);
    for (unsigned i = 0; i < 81; i++) {
        unsigned row = i / 9, column = i % 9;
        CHECK_EQ(gray_in(&sheet, row, column, 50, 50),
                 row % 4 != 0 && column % 4 != 0 ? shade : 255);
    }
    /* The frame follows the cells at the edge of a window and no others. */
    CHECK(gray_in(&sheet, 1, 2, 50, 10) < shade && gray_in(&sheet, 3, 6, 50, 90) < shade);
    CHECK(gray_in(&sheet, 2, 1, 10, 50) < shade && gray_in(&sheet, 5, 7, 90, 50) < shade);
    CHECK_EQ(gray_in(&sheet, 2, 2, 50, 10), shade);
    free(sheet.pixels);
    sudoku_layout_destroy(layout);
}

static void regions_are_bordered(void)
{
    struct sudoku_layout *layout = sample_square(9, 0, sample_jigsaw);
    struct svision_drawing drawing = classic(NULL, NULL);
    drawing.layout = layout;
    struct sheet sheet = drawn_gray(&drawing, SIDE, SIDE);
    for (unsigned i = 0; i < 81; i++) {
        unsigned row = i / 9, column = i % 9;
        if (column == 0)
            continue;
        bool thick = line_width(&sheet, LEFT + column * CELL, LEFT + row * CELL + CELL / 2) > 1;
        CHECK_EQ(thick, sample_jigsaw[i] != sample_jigsaw[i - 1]);
    }
    free(sheet.pixels);
    sudoku_layout_destroy(layout);
}

static void every_layout_can_be_drawn(void)
{
    for (unsigned i = 0; i < SAMPLE_COUNT; i++) {
        const char *name;
        struct sudoku_layout *layout = sample_layout(i, &name);
        struct svision_drawing drawing = SVISION_DRAWING_INIT;
        drawing.layout = layout;
        unsigned height = 0;
        CHECK_EQ(svision_draw_height(&drawing, 333, &height), SVISION_OK);
        CHECK_EQ(height, 333);
        struct sheet sheet = drawn_gray(&drawing, 333, height);
        free(sheet.pixels);
        sudoku_layout_destroy(layout);
    }
}

static void a_samurai_shows_its_boxes_and_nothing_between_its_boards(void)
{
    struct sudoku_layout *layout = sample_samurai();
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = layout;
    struct sheet sheet = drawn_gray(&drawing, 22 * CELL, 22 * CELL);
    CHECK(line_width(&sheet, LEFT + 3 * CELL, LEFT + CELL / 2) > 1);
    CHECK_EQ(line_width(&sheet, LEFT + 4 * CELL, LEFT + CELL / 2), 1);
    CHECK_EQ(line_width(&sheet, LEFT + 10 * CELL, LEFT + CELL / 2), 0);
    free(sheet.pixels);
    sudoku_layout_destroy(layout);
}

static void large_boards_are_numbered(void)
{
    struct sudoku_layout *layout = sample_square(64, 0, NULL);
    uint8_t *cells = calloc(SUDOKU_MAX_CELLS, 1);
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = layout;
    drawing.cells = cells;
    CHECK(cells);
    for (unsigned i = 0; cells && i < SUDOKU_MAX_CELLS; i++)
        cells[i] = (uint8_t)(1 + i % 64);
    struct sheet sheet = drawn_gray(&drawing, 1301, 1300);
    unsigned one = 0, last = 0;
    for (unsigned i = 0; i < 14 * 14; i++) {
        one += gray_at(&sheet, 13 + i % 14, 13 + i / 14) < 128;
        last += gray_at(&sheet, 13 + 63 * CELL + i % 14, 13 + i / 14) < 128;
    }
    CHECK(one > 5 && last > one);
    free(sheet.pixels);
    free(cells);
    sudoku_layout_destroy(layout);
}

static void a_title_is_drawn_above_the_board(void)
{
    struct svision_drawing drawing = classic(NULL, NULL);
    unsigned without = 0, with = 0;
    CHECK_EQ(svision_draw_height(&drawing, 500, &without), SVISION_OK);
    drawing.title = "A very long title that has to be made smaller, so that it fits above it all";
    CHECK_EQ(svision_draw_height(&drawing, 500, &with), SVISION_OK);
    CHECK(with > without + 20);
    struct sheet sheet = drawn_gray(&drawing, 500, with);
    unsigned ink = 0, outside = 0;
    for (unsigned y = 0; y + 480 < with; y++) {
        for (unsigned x = 0; x < 500; x++) {
            ink += gray_at(&sheet, x, y) < 128;
            outside += (x < 24 || x > 476) && gray_at(&sheet, x, y) < 255;
        }
    }
    CHECK(ink > 100);
    CHECK_EQ(outside, 0);
    free(sheet.pixels);
}

static void rejects_wrong_arguments(void)
{
    uint8_t cells[81] = {10}, pixel[4] = {0};
    struct svision_canvas canvas = {pixel, 1, 1, 1, SVISION_GRAY8};
    struct svision_drawing drawing = classic(NULL, NULL);
    unsigned height = 77;
    CHECK_EQ(svision_draw_board(NULL, &canvas), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_draw_board(&drawing, NULL), SVISION_ERR_ARGUMENT);
    drawing.cells = cells;
    CHECK_EQ(svision_draw_board(&drawing, &canvas), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_draw_svg(&drawing, 100, 100, NULL, 0), 0);
    drawing.cells = NULL;
    CHECK_EQ(svision_draw_height(&drawing, 0, &height), SVISION_ERR_ARGUMENT);
    drawing.title = "too high with it";
    CHECK_EQ(svision_draw_height(&drawing, SVISION_MAX_SIDE, &height), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_draw_height(&drawing, 100, NULL), SVISION_ERR_ARGUMENT);
    CHECK_EQ(height, 77);
    drawing.size = 8;
    CHECK_EQ(svision_draw_board(&drawing, &canvas), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_draw_svg(&drawing, 100, 100, NULL, 0), 0);
    CHECK_EQ(svision_draw_text(&canvas, "a", (struct svision_point){0, 0}, 0, 0, 1),
             SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_draw_text(&canvas, "a", (struct svision_point){0, 0}, 9, 0, 1.5),
             SVISION_ERR_ARGUMENT);
    CHECK_EQ(pixel[0], 0);
}

static void text_is_centered_and_as_wide_as_reported(void)
{
    struct sheet sheet = sheet_of(400, 100, 0, SVISION_GRAY8);
    memset(sheet.pixels, 255, sheet.size);
    double width = svision_draw_text_width("HELLO", 40);
    CHECK_EQ(svision_draw_text(&sheet.canvas, "HELLO", (struct svision_point){200, 50}, 40, 0, 1),
             SVISION_OK);
    unsigned least = 400, most = 0;
    for (unsigned i = 0; i < 400 * 100; i++) {
        if (sheet.pixels[i] > 127)
            continue;
        least = i % 400 < least ? i % 400 : least;
        most = i % 400 > most ? i % 400 : most;
    }
    CHECK(abs((int)(most - least + 1) - (int)width) <= 2);
    CHECK(abs((int)(least + most) - 400) <= 2);
    memset(sheet.pixels, 99, sheet.size);
    CHECK_EQ(svision_draw_text(&sheet.canvas, "HELLO", (struct svision_point){200, 50}, 40, 0, 0),
             SVISION_OK);
    for (unsigned i = 0; i < 400 * 100; i++)
        CHECK(sheet.pixels[i] == 99);
    free(sheet.pixels);
}

int main(void)
{
    lines_follow_cells_and_are_thick_around_boxes();
    lines_are_crisp_at_every_size();
    givens_and_found_digits_have_their_colors();
    digits_stand_in_the_middle_of_their_cells();
    candidates_stand_in_order();
    extra_units_are_shaded();
    diagonals_are_lines_from_corner_to_corner();
    windows_are_shaded_and_framed();
    regions_are_bordered();
    every_layout_can_be_drawn();
    a_samurai_shows_its_boxes_and_nothing_between_its_boards();
    large_boards_are_numbered();
    a_title_is_drawn_above_the_board();
    rejects_wrong_arguments();
    text_is_centered_and_as_wide_as_reported();
    return check_result();
}
