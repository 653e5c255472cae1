/* Painted content, compared as RGB pictures. */
#include "cam/paint.h"

#include <stdlib.h>
#include <string.h>

#include "support/check.h"
#include "video/formats/rgba.h"

enum { WIDTH = 200, HEIGHT = 160 };

static uint8_t pixels[WIDTH * HEIGHT * 4];
static const struct svision_canvas canvas = {pixels, WIDTH, HEIGHT, WIDTH * 4, SVISION_RGBA32};

/* Returns the number of pixels in rows FROM..TO-1 that match RED, GREEN and BLUE within 40. */
static unsigned count(unsigned from, unsigned to, int red, int green, int blue)
{
    unsigned found = 0;
    for (const uint8_t *p = pixels + (size_t)from * WIDTH * 4,
                       *end = pixels + (size_t)to * WIDTH * 4;
         p < end; p += 4)
        found += abs(p[0] - red) < 40 && abs(p[1] - green) < 40 && abs(p[2] - blue) < 40;
    return found;
}

static struct cam_grid make_grid(void)
{
    struct cam_grid grid = {.state = SVISION_TRACK_OUTLINED, .visibility = 1, .side = 9};
    for (unsigned i = 0; i < 100; i++)
        grid.crossings[i] = (struct svision_point){10 + 18.0 * (i % 10), 10 + 14.0 * (i / 10)};
    return grid;
}

static void paints_digits_in_the_chosen_color(void)
{
    const struct cam_look look = {0xC00000, 1};
    struct cam_grid grid = make_grid();
    const struct cam_content content = {.digits = grid.solution, .givens = grid.cells};
    memset(pixels, 250, sizeof pixels);
    memset(grid.solution, 8, 81);
    memset(grid.cells, 8, 9);
    cam_paint_content(&canvas, &grid, &content, &look);
    CHECK_EQ(count(10, 24, 0xC0, 0, 0), 0);
    CHECK(count(24, 136, 0xC0, 0, 0) > 500);
}

/* As digits, and as candidates, which are drawn larger if few. */
static void paints_the_symbols_of_the_page(void)
{
    static uint8_t usual[sizeof pixels];
    const struct cam_look look = {0xC00000, 1};
    struct cam_grid grid = make_grid();
    sudoku_digitset candidates[81];
    for (unsigned i = 0; i < 81; i++)
        candidates[i] = sudoku_digitset_of(9);
    memset(grid.solution, 9, 81);
    const struct cam_content contents[] = {{.digits = grid.solution, .givens = grid.cells},
                                           {.candidates = candidates, .givens = grid.cells}};
    for (unsigned i = 0; i < 2; i++) {
        grid.symbols[0] = '\0';
        memset(pixels, 250, sizeof pixels);
        cam_paint_content(&canvas, &grid, &contents[i], &look);
        memcpy(usual, pixels, sizeof pixels);
        strcpy(grid.symbols, "123456780");
        memset(pixels, 250, sizeof pixels);
        cam_paint_content(&canvas, &grid, &contents[i], &look);
        CHECK(memcmp(usual, pixels, sizeof pixels) != 0);
        CHECK(count(10, 136, 250, 250, 250) < 126 * WIDTH - 500);
    }
}

static void paints_nothing_without_a_grid(void)
{
    const struct cam_look look = {0xC00000, 1};
    struct cam_grid grid = make_grid();
    const struct cam_content content = {.digits = grid.solution, .givens = grid.cells};
    memset(pixels, 250, sizeof pixels);
    memset(grid.solution, 8, 81);
    grid.visibility = 0;
    cam_paint_content(&canvas, &grid, &content, &look);
    cam_paint_outline(&canvas, &grid);
    CHECK_EQ(count(0, HEIGHT, 250, 250, 250), HEIGHT * WIDTH);
    grid.visibility = 0.5F;
    cam_paint_content(&canvas, &grid, &content, &look);
    CHECK(count(24, 136, (0xC0 + 250) / 2, 125, 125) > 500);
}

static void does_not_paint_over_covered_cells(void)
{
    const struct cam_look look = {0xC00000, 1};
    struct cam_grid grid = make_grid();
    const struct cam_content content = {.digits = grid.solution, .givens = grid.cells};
    memset(pixels, 250, sizeof pixels);
    memset(grid.solution, 8, 81);
    memset(grid.covered + 18, 1, 27);
    cam_paint_content(&canvas, &grid, &content, &look);
    CHECK(count(10, 38, 0xC0, 0, 0) > 100);
    CHECK_EQ(count(38, 80, 250, 250, 250), 42 * WIDTH);
    CHECK(count(80, 136, 0xC0, 0, 0) > 200);
}

static void an_outline_runs_along_the_edge(void)
{
    const struct cam_grid grid = make_grid();
    memset(pixels, 250, sizeof pixels);
    cam_paint_outline(&canvas, &grid);
    CHECK(count(9, 12, 255, 190, 30) > 100);
    CHECK(count(20, 130, 250, 250, 250) >= 110 * (WIDTH - 6));
}

static void frames_conflicting_cells(void)
{
    struct cam_grid grid = make_grid();
    grid.named[40] = 1;
    memset(pixels, 250, sizeof pixels);
    cam_paint_outline(&canvas, &grid);
    CHECK_EQ(count(12, 60, 255, 64, 48), 0);
    CHECK(count(62, 86, 255, 64, 48) > 40);
}

static void advice_is_legible_on_any_background(void)
{
    const struct cam_grid none = {.state = SVISION_TRACK_NONE};
    for (unsigned gray = 0; gray < 256; gray += 51) {
        memset(pixels, (int)gray, sizeof pixels);
        cam_paint_advice(&canvas, &none, "move closer");
        unsigned white = count(130, HEIGHT, 255, 255, 255), black = count(130, HEIGHT, 0, 0, 0);
        CHECK(white > 40 && black > 40);
        CHECK_EQ(count(0, 100, (int)gray, (int)gray, (int)gray), 100 * WIDTH);
    }
    memset(pixels, 99, sizeof pixels);
    cam_paint_advice(&canvas, &none, "");
    CHECK_EQ(count(0, HEIGHT, 99, 99, 99), WIDTH * HEIGHT);
}

/* The grid of these tests spans rows 10 to 136 and is moved down. */
static void advice_stays_off_the_grid(void)
{
    static const int moved[] = {0, 24, -8};
    for (unsigned i = 0; i < 3; i++) {
        struct cam_grid grid = make_grid();
        int top = 10 + moved[i], bottom = 136 + moved[i];
        for (unsigned k = 0; k < 100; k++)
            grid.crossings[k].y += moved[i];
        memset(pixels, 99, sizeof pixels);
        cam_paint_advice(&canvas, &grid, "move closer");
        CHECK(count(0, HEIGHT, 255, 255, 255) > 30);
        CHECK_EQ(count((unsigned)top, (unsigned)bottom, 99, 99, 99),
                 (unsigned)(bottom - top) * WIDTH);
    }
    struct cam_grid full = make_grid();
    for (unsigned k = 0; k < 100; k++)
        full.crossings[k].y = HEIGHT * (k / 10) / 9.0;
    memset(pixels, 99, sizeof pixels);
    cam_paint_advice(&canvas, &full, "move closer");
    CHECK_EQ(count(0, HEIGHT, 99, 99, 99), WIDTH * HEIGHT);
}

static void points_belong_to_the_cell_around_them(void)
{
    const struct cam_grid grid = make_grid();
    CHECK_EQ(cam_grid_cell_at(&grid, (struct svision_point){11, 11}), 0);
    CHECK_EQ(cam_grid_cell_at(&grid, (struct svision_point){29, 23}), 1);
    CHECK_EQ(cam_grid_cell_at(&grid, (struct svision_point){171, 135}), 80);
    CHECK_EQ(cam_grid_cell_at(&grid, (struct svision_point){9, 30}), -1);
    CHECK_EQ(cam_grid_cell_at(&grid, (struct svision_point){100, 137}), -1);
}

static void few_candidates_are_larger_than_many(void)
{
    const struct cam_look look = {0xC00000, 1};
    static const unsigned digits[2] = {4, 5};
    unsigned colored[2];
    struct cam_grid grid = make_grid();
    for (unsigned i = 0; i < 2; i++) {
        sudoku_digitset candidates[81] = {0};
        const struct cam_content content = {.givens = grid.cells, .candidates = candidates};
        candidates[40] = ((sudoku_digitset)1 << digits[i]) - 1;
        CHECK_EQ(sudoku_digitset_count(candidates[40]), digits[i]);
        memset(pixels, 250, sizeof pixels);
        cam_paint_content(&canvas, &grid, &content, &look);
        CHECK_EQ(count(0, 66, 250, 250, 250), 66 * WIDTH);
        colored[i] = WIDTH * HEIGHT - count(0, HEIGHT, 250, 250, 250);
    }
    CHECK(colored[1] > 0 && colored[0] > colored[1]);
}

static void a_correction_hides_the_given(void)
{
    const struct cam_grid grid = make_grid();
    unsigned blank[2];
    for (unsigned digit = 0; digit < 2; digit++) {
        memset(pixels, 0, sizeof pixels);
        cam_paint_correction(&canvas, &grid, 40, 8 * digit);
        blank[digit] = count(66, 80, 0xF4, 0xF4, 0xF0);
        CHECK_EQ(count(0, 66, 0, 0, 0) + count(80, HEIGHT, 0, 0, 0), (HEIGHT - 14) * WIDTH);
    }
    CHECK(blank[0] > 100);
    CHECK(blank[1] > 20 && blank[1] < blank[0] - 20);
}

static void check_pixel(const uint8_t *pixel, int red, int green, int blue)
{
    CHECK(abs(pixel[0] - red) <= 2 && abs(pixel[1] - green) <= 2 && abs(pixel[2] - blue) <= 2);
    CHECK_EQ(pixel[3], 255);
}

static void converts_every_pixel_format_to_rgb(void)
{
    /* Red in BT.601: 81, 90, 240 in video range, 76, 85, 255 in full range. */
    static const uint8_t yuyv[] = {81, 90, 81, 240}, full[] = {76, 85, 76, 255};
    static const uint8_t uyvy[] = {90, 81, 240, 81}, i420[] = {81, 81, 90, 240};
    static const uint8_t rgb[] = {255, 0, 0, 255, 0, 0}, bgr[] = {0, 0, 255, 0, 0, 255};
    static const uint8_t gray[] = {0, 200};
    const struct {
        const uint8_t *bytes;
        enum svision_format format;
        bool full;
    } rows[] = {{yuyv, SVISION_YUYV, false}, {full, SVISION_YUYV, true},
                {uyvy, SVISION_UYVY, false}, {i420, SVISION_I420, false},
                {i420, SVISION_NV12, false}, {rgb, SVISION_RGB24, true},
                {bgr, SVISION_BGR24, false}};
    uint8_t out[8], scratch[16];
    CHECK(rgba_scratch(2) <= sizeof scratch);
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct svision_image image = {
            rows[i].bytes, 2, 1, svision_image_row_size(rows[i].format, 2), rows[i].format};
        rgba_convert(&image, rows[i].full, scratch, out);
        check_pixel(out, 255, 0, 0);
        check_pixel(out + 4, 255, 0, 0);
    }
    const struct svision_image image = {gray, 2, 1, 2, SVISION_GRAY8};
    rgba_convert(&image, false, scratch, out);
    check_pixel(out, 0, 0, 0);
    check_pixel(out + 4, 200, 200, 200);
}

int main(void)
{
    paints_digits_in_the_chosen_color();
    paints_the_symbols_of_the_page();
    paints_nothing_without_a_grid();
    does_not_paint_over_covered_cells();
    an_outline_runs_along_the_edge();
    frames_conflicting_cells();
    advice_is_legible_on_any_background();
    advice_stays_off_the_grid();
    points_belong_to_the_cell_around_them();
    few_candidates_are_larger_than_many();
    a_correction_hides_the_given();
    converts_every_pixel_format_to_rgb();
    return check_result();
}
