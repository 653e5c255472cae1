/* Takes bytes as a small picture of a drawn board, seen from an angle and made worse, or as plain
 * pixels; gives nothing; fails when a reading breaks what the header promises. A drawn board takes
 * the search to lines, bends, cells, digits and rules, where random pixels do not come. */
#include <math.h>
#include <string.h>

#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

#include "fuzz.h"
#include "reader.h"

enum { LEAST_SIDE = 96, MOST_SIDE = 144, BOARD = 160, ROOM = 5 * MOST_SIDE * MOST_SIDE };

static void check_solution(const struct svision_reading *reading)
{
    const struct sudoku_layout_options options = {
        .size = sizeof options,
        .side = reading->side,
        .box_rows = reading->box_rows,
        .box_columns = reading->box_columns,
    };
    struct sudoku_layout *layout;
    HOLDS(sudoku_layout_create(&options, &layout) == SUDOKU_OK);
    HOLDS(sudoku_board_is_solution(layout, reading->cells, reading->solution));
    sudoku_layout_destroy(layout);
}

static void check_reading(const struct svision_reading *reading)
{
    char text[200];
    for (unsigned i = 0; i < reading->side * reading->side; i++) {
        HOLDS(reading->cells[i] <= reading->side);
        HOLDS(reading->confidence[i] >= 0 && reading->confidence[i] <= 1);
        for (unsigned answer = 0; answer <= reading->side; answer++)
            HOLDS(reading->cost[i][answer] >= 0 && reading->cost[i][answer] <= 14);
    }
    for (unsigned i = 0; i < (reading->side + 1) * (reading->side + 1); i++)
        HOLDS(isfinite(reading->crossings[i].x) && isfinite(reading->crossings[i].y));
    HOLDS((reading->certainty == SVISION_SURE) == (reading->reason == SVISION_REASON_NONE));
    HOLDS((reading->edges != 0) == (reading->reason == SVISION_REASON_CUT_OFF) ||
          reading->reason == SVISION_REASON_LOW_RESOLUTION);
    HOLDS(svision_reason_explain(reading->reason, reading->edges, reading->suspect, reading->side,
                                 text, sizeof text) < sizeof text);
    HOLDS(reading->certainty != SVISION_SURE || reading->solutions == 1);
    if (reading->solutions == 1)
        check_solution(reading);
}

/* Pixels that repeat the fuzzer's bytes, in any format. */
static void take_pixels(struct bytes *bytes, struct svision_image *image, uint8_t *pixels)
{
    image->width = 1U + next_byte(bytes) % MOST_SIDE;
    image->height = 1U + next_byte(bytes) % MOST_SIDE;
    image->format = (enum svision_format)(next_byte(bytes) % 8);
    image->stride = svision_image_row(image->format, image->width) + next_byte(bytes) % 4;
    for (size_t i = 0; i < ROOM; i++)
        pixels[i] = bytes->size ? bytes->data[i % bytes->size] : 0;
}

/* A board of any digits, BOARD pixels wide. */
static void draw_board(struct bytes *bytes, uint8_t *board)
{
    uint8_t cells[SVISION_CELLS];
    const struct svision_canvas canvas = {board, BOARD, BOARD, BOARD, SVISION_GREY8};
    const struct svision_drawing drawing = {
        .size = sizeof drawing, .layout = sudoku_layout_classic(), .cells = cells};
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        cells[i] = (uint8_t)(next_byte(bytes) % 24 < 9 ? next_byte(bytes) % 10 : 0);
    HOLDS(svision_draw_board(&drawing, &canvas) == SVISION_OK);
}

static double next_share(struct bytes *bytes)
{
    return next_byte(bytes) / 256.0;
}

/* How the board lies in the picture, with its corners near the picture's: where the border is. */
static bool take_view(struct bytes *bytes, const struct svision_image *image,
                      struct svision_homography *map, struct svision_quad *border)
{
    static const struct svision_point square[4] = {{0, 0}, {BOARD, 0}, {BOARD, BOARD}, {0, BOARD}};
    struct svision_point corners[4];
    struct svision_homography back;
    unsigned turn = next_byte(bytes) % 4;
    for (unsigned i = 0; i < 4; i++) {
        double right = i == 1 || i == 2, down = i >= 2, x = next_share(bytes),
               y = next_share(bytes);
        double inward_x = x > 0.95 ? -0.08 : 0.25 * x * x,
               inward_y = y > 0.95 ? -0.08 : 0.25 * y * y;
        corners[(i + turn) % 4] =
            (struct svision_point){(right + inward_x * (1 - 2 * right)) * image->width,
                                   (down + inward_y * (1 - 2 * down)) * image->height};
    }
    if (svision_homography_fit(corners, square, NULL, 4, map) != SVISION_OK ||
        svision_homography_invert(map, &back) != SVISION_OK)
        return false;
    for (unsigned i = 0; i < 4; i++) {
        const struct svision_point at = {square[i].x * 0.9 + BOARD * 0.05,
                                         square[i].y * 0.9 + BOARD * 0.05};
        border->corner[i] = svision_homography_map(&back, at);
    }
    return true;
}

/* Bends rows, smooths, loses light from a column on, and adds noise. */
static void spoil(struct bytes *bytes, const struct svision_image *image, uint8_t *pixels)
{
    uint8_t row[MOST_SIDE];
    double bend = 6 * next_share(bytes), wave = 1 + 3 * next_share(bytes);
    unsigned shadow = next_byte(bytes) * 2U, light = 64 + next_byte(bytes),
             noise = next_byte(bytes) / 8;
    unsigned passes = next_byte(bytes) % 4 == 0 ? next_byte(bytes) % 4 : 0;
    uint32_t seed = next_byte(bytes);
    for (unsigned y = 0; y < image->height; y++) {
        uint8_t *at = pixels + y * image->stride;
        int shift = (int)(bend * sin(wave * y / image->height));
        for (int x = 0; x < (int)image->width; x++) {
            int from = x + shift < 0 ? 0 : x + shift;
            row[x] = at[from < (int)image->width ? from : (int)image->width - 1];
        }
        for (unsigned pass = 0; pass < passes; pass++)
            for (unsigned x = 1; x + 1 < image->width; x++)
                row[x] = (uint8_t)((row[x - 1] + row[x] + row[x + 1]) / 3);
        for (unsigned x = 0; x < image->width; x++) {
            unsigned value = row[x] * (x > shadow ? light : 256) / 256;
            seed = seed * 1664525 + 1013904223;
            value = value * (256 - noise) / 256 + (seed >> 24) * noise / 256;
            at[x] = (uint8_t)(value > 255 ? 255 : value);
        }
    }
}

/* A few rectangles of one brightness: glare, fingers, torn paper. */
static void cover(struct bytes *bytes, const struct svision_image *image, uint8_t *pixels)
{
    for (unsigned i = next_byte(bytes) % 4; i > 0; i--) {
        unsigned left = next_byte(bytes) % image->width, top = next_byte(bytes) % image->height;
        unsigned right = left + next_byte(bytes) % 48, bottom = top + next_byte(bytes) % 48;
        uint8_t shade = next_byte(bytes);
        for (unsigned y = top; y < bottom && y < image->height; y++)
            for (unsigned x = left; x < right && x < image->width; x++)
                pixels[y * image->stride + x] = shade;
    }
}

static bool take_page(struct bytes *bytes, struct svision_image *image, uint8_t *pixels,
                      struct svision_quad *border)
{
    static uint8_t board[BOARD * BOARD];
    const struct svision_image drawn = {board, BOARD, BOARD, BOARD, SVISION_GREY8};
    struct svision_homography map;
    image->width = LEAST_SIDE + next_byte(bytes) % (MOST_SIDE - LEAST_SIDE + 1);
    image->height = LEAST_SIDE + next_byte(bytes) % (MOST_SIDE - LEAST_SIDE + 1);
    image->stride = image->width;
    image->format = SVISION_GREY8;
    memset(pixels, 200, ROOM);
    bool visible = take_view(bytes, image, &map, border);
    if (visible) {
        draw_board(bytes, board);
        HOLDS(svision_warp(&drawn, &map, image->width, image->height, pixels) == SVISION_OK);
    }
    spoil(bytes, image, pixels);
    cover(bytes, image, pixels);
    return visible;
}

/* Mostly as a tracker reads: told where the grid may be, which saves the search for it. */
static enum svision_status read_image(struct svision_reader *reader,
                                      const struct svision_image *image,
                                      const struct svision_quad *expected,
                                      struct svision_reading *readings, size_t *count,
                                      enum svision_reason *reason)
{
    if (!expected)
        return svision_reader_read(reader, image, readings, 2, count, reason);
    HOLDS(svision_reader_resize(reader, image->width, image->height) == SVISION_OK);
    reader_look(reader, image);
    return reader_read(reader, expected, readings, 2, count, reason);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t pixels[ROOM];
    static struct svision_reader *reader;
    struct svision_reading readings[2];
    struct svision_quad border;
    struct bytes bytes = {data, size};
    struct svision_image image = {.pixels = pixels};
    size_t needed, count;
    enum svision_reason reason;
    bool expected = false;
    if (!reader && svision_reader_create(NULL, &reader))
        return 0;
    uint8_t kind = next_byte(&bytes);
    if (kind >= 250)
        take_pixels(&bytes, &image, pixels);
    else
        expected = take_page(&bytes, &image, pixels, &border) && kind < 192;
    HOLDS(svision_image_check(&image, &needed) == SVISION_OK && needed <= ROOM);
    enum svision_status status =
        read_image(reader, &image, expected ? &border : NULL, readings, &count, &reason);
    HOLDS(status >= SVISION_OK && (status == SVISION_OK) == (count > 0) && count <= 2);
    HOLDS((status == SVISION_OK) == (reason == SVISION_REASON_NONE));
    HOLDS((svision_reader_edges(reader) != 0) == (reason == SVISION_REASON_CUT_OFF));
    for (size_t i = 0; i < count; i++)
        check_reading(&readings[i]);
    return 0;
}
