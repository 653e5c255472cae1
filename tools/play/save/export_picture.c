/* Pictures of boards, drawn by libsudokuvision. */
#include <stdlib.h>

#include <sudokuvision/draw.h>

#include "image/imagewrite.h"
#include "play/core/record/export.h"

/* Minimum width of a picture, and of a cell in it, in pixels. */
enum { WIDTH = 720, PIXELS_A_CELL = 60 };

static unsigned width_of(const struct board *board)
{
    unsigned columns = 0;
    for (unsigned cell = 0; cell < board->cell_count; cell++) {
        unsigned column = sudoku_layout_cell_column(board->layout, cell) + 1;
        columns = column > columns ? column : columns;
    }
    unsigned width = (columns + 1) * PIXELS_A_CELL;
    return width > WIDTH ? width : WIDTH;
}

/* Returns the drawing of BOARD; DIGITS has room for its cells. */
static struct svision_drawing drawing_of(const struct board *board, uint8_t *digits)
{
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    board_digits(board, digits);
    drawing.layout = board->layout;
    drawing.cells = digits;
    drawing.givens = board->givens;
    drawing.candidates = board->layers[LAYER_CENTER];
    return drawing;
}

bool export_svg(const struct record *record, struct buffer *out)
{
    uint8_t *digits = buffer_resize(NULL, record->board->cell_count);
    const struct svision_drawing drawing = drawing_of(record->board, digits);
    unsigned width = width_of(record->board), height;
    size_t length = 0;
    if (svision_draw_height(&drawing, width, &height) == SVISION_OK)
        length = svision_draw_svg(&drawing, width, height, NULL, 0);
    if (length) {
        svision_draw_svg(&drawing, width, height, buffer_reserve(out, length + 1), length + 1);
        out->length += length;
    }
    free(digits);
    return length > 0;
}

bool export_png(const struct record *record, struct buffer *out)
{
    uint8_t *digits = buffer_resize(NULL, record->board->cell_count);
    const struct svision_drawing drawing = drawing_of(record->board, digits);
    unsigned width = width_of(record->board), height;
    bool done = svision_draw_height(&drawing, width, &height) == SVISION_OK;
    if (done) {
        size_t stride = 3 * (size_t)width;
        const struct svision_canvas canvas = {buffer_resize(NULL, stride * height), width, height,
                                              stride, SVISION_RGB24};
        done = svision_draw_board(&drawing, &canvas) == SVISION_OK &&
               imagewrite_png(out, canvas.pixels, width, height, 3);
        free(canvas.pixels);
    }
    free(digits);
    return done;
}
