#include "play/view/icon.h"

#include <sudokuvision/draw.h>

enum { SIDE = 4, CELLS = SIDE * SIDE, SVG_SIDE = 128 };

static const uint8_t givens[CELLS] = {1, 0, 0, 4, 0, 4, 0, 0, 0, 0, 4, 0, 4, 0, 0, 3};
static const uint8_t digits[CELLS] = {1, 2, 0, 4, 0, 4, 0, 0, 0, 0, 4, 1, 4, 0, 0, 3};

static const struct svision_draw_colors colors = {.paper = 0xFFFDF6,
                                                  .shade = 0xFFFDF6,
                                                  .thin = 0x8A94A0,
                                                  .thick = 0x1E2A38,
                                                  .title = 0x1E2A38,
                                                  .given = 0x1E2A38,
                                                  .found = 0x1A4FB4,
                                                  .candidate = 0x1E2A38};

/* Returns NULL if out of memory. */
static struct sudoku_layout *make_layout(void)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    options.side = SIDE;
    options.box_rows = options.box_columns = 2;
    return sudoku_layout_create(&options, &layout) == SUDOKU_OK ? layout : NULL;
}

static struct svision_drawing drawing_of(const struct sudoku_layout *layout)
{
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = layout;
    drawing.cells = digits;
    drawing.givens = givens;
    drawing.colors = &colors;
    return drawing;
}

bool icon_paint(const struct svision_canvas *canvas)
{
    struct sudoku_layout *layout = make_layout();
    const struct svision_drawing drawing = drawing_of(layout);
    bool done = layout && svision_draw_board(&drawing, canvas) == SVISION_OK;
    sudoku_layout_destroy(layout);
    return done;
}

bool icon_svg(struct buffer *out)
{
    struct sudoku_layout *layout = make_layout();
    const struct svision_drawing drawing = drawing_of(layout);
    size_t length = layout ? svision_draw_svg(&drawing, SVG_SIDE, SVG_SIDE, NULL, 0) : 0;
    if (length)
        svision_draw_svg(&drawing, SVG_SIDE, SVG_SIDE, buffer_reserve(out, length + 1), length + 1);
    out->length += length;
    sudoku_layout_destroy(layout);
    return length > 0;
}
