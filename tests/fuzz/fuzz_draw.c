/* Whatever is to be drawn, wherever and in whatever format: drawing ends, stays within the rows of
 * its canvas, and SVG has the length that was announced. */
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "fuzz.h"

enum { GUARD = 0x5A, GUARD_SIZE = 32 };

/* A canvas with guards after each row and after the last one. */
static uint8_t *take_canvas(struct bytes *bytes, struct svision_canvas *canvas, size_t *size)
{
    unsigned shift = next_byte(bytes) % 8;
    uint8_t none = 0;
    canvas->format = (enum svision_format)(next_byte(bytes) % 8);
    canvas->width = 1 + ((unsigned)next_byte(bytes) << shift) % 700;
    canvas->height = 1 + next_byte(bytes) * 2U;
    canvas->stride = svision_image_row(canvas->format, canvas->width) + next_byte(bytes) % 16;
    canvas->pixels = &none;
    struct svision_image image = svision_canvas_image(canvas);
    HOLDS(svision_image_check(&image, size) == SVISION_OK);
    uint8_t *pixels = malloc(*size + GUARD_SIZE);
    HOLDS(pixels);
    memset(pixels, GUARD, *size + GUARD_SIZE);
    canvas->pixels = pixels;
    return pixels;
}

static void expect_guards(const struct svision_canvas *canvas, size_t size)
{
    size_t row = svision_image_row(canvas->format, canvas->width);
    for (size_t i = 0; i < GUARD_SIZE; i++)
        HOLDS(canvas->pixels[size + i] == GUARD);
    for (unsigned y = 0; y + 1 < canvas->height; y++)
        for (size_t x = row; x < canvas->stride; x++)
            HOLDS(canvas->pixels[y * canvas->stride + x] == GUARD);
}

static struct sudoku_layout *take_layout(struct bytes *bytes)
{
    struct sudoku_layout_options options = {.size = sizeof options};
    struct sudoku_layout *layout;
    options.side = 2 + next_byte(bytes) % 24;
    options.variants = next_byte(bytes) & 0x3F;
    if (sudoku_layout_create(&options, &layout) == SUDOKU_OK)
        return layout;
    options.variants = 0;
    HOLDS(sudoku_layout_create(&options, &layout) == SUDOKU_OK);
    return layout;
}

struct content {
    uint8_t cells[SUDOKU_MAX_CELLS];
    uint8_t givens[SUDOKU_MAX_CELLS];
    sudoku_digitset sets[SUDOKU_MAX_CELLS];
    char title[64];
};

/* Digits over the side now and then, which is refused. */
static void take_content(struct bytes *bytes, unsigned side, struct content *content)
{
    unsigned range = side + (next_byte(bytes) < 8 ? 2 : 1), length = next_byte(bytes) % 64;
    for (unsigned i = 0; i < length; i++)
        content->title[i] = (char)next_byte(bytes);
    content->title[length] = '\0';
    for (unsigned i = 0; i < side * side; i++) {
        uint8_t byte = next_byte(bytes);
        content->cells[i] = (uint8_t)(byte % range);
        content->givens[i] = byte & 64 ? content->cells[i] : 0;
        content->sets[i] = byte * (sudoku_digitset)0x9E3779B97F4A7C15;
    }
}

static void draw(struct bytes *bytes, const struct svision_canvas *canvas,
                 const struct content *content, const struct sudoku_layout *layout)
{
    unsigned choice = next_byte(bytes);
    struct svision_drawing drawing = {.size = sizeof drawing, .layout = layout};
    drawing.cells = choice & 1 ? content->cells : NULL;
    drawing.givens = choice & 2 ? content->givens : NULL;
    drawing.candidates = choice & 4 ? content->sets : NULL;
    drawing.title = choice & 8 ? content->title : NULL;
    enum svision_status status = svision_draw_board(&drawing, canvas);
    size_t length = svision_draw_svg(&drawing, canvas->width, canvas->height, NULL, 0);
    HOLDS((status == SVISION_OK) == (length > 0));
    size_t size = 1 + length / (1 + choice % 3);
    char *text = malloc(size);
    HOLDS(text && svision_draw_svg(&drawing, canvas->width, canvas->height, text, size) == length);
    HOLDS(length == 0 || strlen(text) == (size <= length ? size - 1 : length));
    free(text);
}

static double next_number(struct bytes *bytes, double scale)
{
    int high = next_byte(bytes), low = next_byte(bytes);
    return (high * 256 + low - 32768) / 32768.0 * scale;
}

static void paint(struct bytes *bytes, const struct svision_canvas *canvas,
                  const struct content *content, unsigned side)
{
    static struct svision_point
        crossings[(SVISION_OVERLAY_MAX_SIDE + 1) * (SVISION_OVERLAY_MAX_SIDE + 1)];
    struct svision_homography map;
    unsigned choice = next_byte(bytes), exponent = next_byte(bytes) % 12;
    for (int i = 0; i < 9; i++)
        map.m[i] = next_number(bytes, i < 6 ? 1 << exponent : 1);
    for (unsigned i = 0; i < (side + 1) * (side + 1); i++)
        crossings[i] = svision_homography_map(
            &map, (struct svision_point){i % (side + 1) + next_number(bytes, 0.4),
                                         i / (side + 1) + next_number(bytes, 0.4)});
    const struct svision_overlay overlay = {
        .size = sizeof overlay,
        .side = side,
        .map = &map,
        .crossings = choice & 1 ? crossings : NULL,
        .digits = choice & 2 ? content->cells : NULL,
        .givens = choice & 4 ? content->givens : NULL,
        .candidates = choice & 8 ? content->sets : NULL,
        .colour = choice * 0x010305U,
        .opacity = (float)next_byte(bytes) / 255,
        .lit = choice & 16,
        .outline = (float)next_byte(bytes) / 255,
    };
    (void)svision_overlay_paint(&overlay, canvas);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct content content;
    struct bytes bytes = {data, size};
    struct svision_canvas canvas;
    size_t pixel_bytes;
    uint8_t *pixels = take_canvas(&bytes, &canvas, &pixel_bytes);
    struct sudoku_layout *layout = take_layout(&bytes);
    unsigned side = sudoku_layout_side(layout);
    unsigned choice = next_byte(&bytes);
    take_content(&bytes, side, &content);
    if (choice & 1)
        draw(&bytes, &canvas, &content, layout);
    if (choice & 2)
        paint(&bytes, &canvas, &content, side);
    if (choice & 4)
        (void)svision_draw_text(&canvas, content.title,
                                (struct svision_point){next_number(&bytes, 1e5), 50},
                                next_number(&bytes, 400), 0x123456, 0.5);
    expect_guards(&canvas, pixel_bytes);
    sudoku_layout_destroy(layout);
    free(pixels);
    return 0;
}
