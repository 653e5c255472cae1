/* Drawings of arbitrary content at arbitrary places in every format: drawing ends and stays
 * within the canvas rows, and SVG has the announced length. */
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "input/canvas.h"

static void take_canvas(struct bytes *bytes, struct svision_canvas *canvas)
{
    unsigned shift = next_byte(bytes) % 8;
    canvas->format = (enum svision_format)(next_byte(bytes) % 8);
    canvas->width = 1 + ((unsigned)next_byte(bytes) << shift) % 700;
    canvas->height = 1 + next_byte(bytes) * 2U;
    (void)canvas_take(canvas, next_byte(bytes) % 16);
}

static struct sudoku_layout *take_layout(struct bytes *bytes)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
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

/* Digits may exceed the side, which is refused. */
static void take_content(struct bytes *bytes, unsigned side, struct content *content)
{
    unsigned range = side + (next_byte(bytes) < 8 ? 2 : 1), length = next_byte(bytes) % 64;
    for (unsigned i = 0; i < sizeof content->title; i++)
        content->title[i] = i < length ? (char)next_byte(bytes) : '\0';
    for (unsigned i = 0; i < side * side; i++) {
        uint8_t byte = next_byte(bytes);
        content->cells[i] = (uint8_t)(byte % range);
        content->givens[i] = byte & 64 ? content->cells[i] : 0;
        content->sets[i] = byte * (sudoku_digitset)0x9E3779B97F4A7C15;
    }
}

struct found {
    struct sudoku_candidate candidates[4];
    struct sudoku_place places[4];
    uint16_t cells[4];
    struct sudoku_link links[4];
    struct sudoku_step step;
};

static struct sudoku_node take_node(struct bytes *bytes, unsigned side)
{
    struct sudoku_node node = {.digit = (uint16_t)(next_byte(bytes) % (side + 1)),
                               .cell_count = (uint16_t)(next_byte(bytes) % 4)};
    for (unsigned i = 0; i < 4; i++)
        node.cells[i] = (uint16_t)(next_byte(bytes) * 3U % (side * side + 1));
    return node;
}

/* Numbers may be out of range for the board, which is refused. */
static void take_step(struct bytes *bytes, unsigned side, struct found *found)
{
    for (unsigned i = 0; i < 4; i++) {
        unsigned cell = next_byte(bytes) * 3U % (side * side + 1);
        unsigned digit = next_byte(bytes) % (side + 1);
        found->candidates[i] = (struct sudoku_candidate){(uint16_t)cell, (uint16_t)digit};
        found->places[i] = (struct sudoku_place){next_byte(bytes), (uint16_t)digit};
        found->cells[i] = (uint16_t)cell;
        found->links[i] = (struct sudoku_link){take_node(bytes, side), take_node(bytes, side),
                                               next_byte(bytes) & 1};
    }
    unsigned counts = next_byte(bytes);
    found->step = (struct sudoku_step){.placements = found->candidates,
                                       .placement_count = counts & 1,
                                       .eliminations = found->candidates,
                                       .elimination_count = counts >> 1 & 3,
                                       .cells = found->cells,
                                       .cell_count = counts >> 3 & 1,
                                       .places = found->places,
                                       .place_count = counts >> 4 & 3,
                                       .fins = found->candidates,
                                       .fin_count = counts >> 5 & 3,
                                       .pattern = found->candidates,
                                       .pattern_count = counts & 4,
                                       .links = found->links,
                                       .link_count = counts >> 6 & 3};
}

static void draw(struct bytes *bytes, const struct svision_canvas *canvas,
                 const struct content *content, const struct sudoku_layout *layout)
{
    unsigned choice = next_byte(bytes);
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = layout;
    drawing.cells = choice & 1 ? content->cells : NULL;
    drawing.givens = choice & 2 ? content->givens : NULL;
    drawing.candidates = choice & 4 ? content->sets : NULL;
    drawing.title = choice & 8 ? content->title : NULL;
    struct found found;
    if (choice & 16) {
        take_step(bytes, sudoku_layout_side(layout), &found);
        drawing.step = &found.step;
    }
    enum svision_status status = svision_draw_board(&drawing, canvas);
    size_t length = svision_draw_svg(&drawing, canvas->width, canvas->height, NULL, 0);
    HOLDS((status == SVISION_OK) == (length > 0));
    size_t size = 1 + length / (1 + choice % 3);
    char *text = malloc(size);
    HOLDS(text && svision_draw_svg(&drawing, canvas->width, canvas->height, text, size) == length);
    HOLDS(length == 0 || strlen(text) == (size <= length ? size - 1 : length));
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct content content;
    struct bytes bytes = {data, size};
    struct svision_canvas canvas;
    take_canvas(&bytes, &canvas);
    struct sudoku_layout *layout = take_layout(&bytes);
    take_content(&bytes, sudoku_layout_side(layout), &content);
    draw(&bytes, &canvas, &content, layout);
    canvas_expect_guards(&canvas);
    sudoku_layout_destroy(layout);
    free(canvas.pixels);
    return 0;
}
