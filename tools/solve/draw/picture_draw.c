/* Boards are drawn by libsudokuvision. */
#include "solve/draw/picture.h"

#include <stdlib.h>
#include <string.h>

#include <sudokuvision/draw.h>

#include "image/imagewrite.h"
#include "lettering/lettering.h"
#include "sheet/sheet.h"

bool picture_is_possible(enum picture picture, struct message *message)
{
    if (picture == PICTURE_PDF)
        return sheet_is_possible(SHEET_PDF, message);
    return picture == PICTURE_SVG || imagewrite_has_png() ||
           message_set(message, "this build does not draw such pictures");
}

/* A title beyond ASCII, on the canvas USER. */
static void write_title(void *user, const char *title, struct svision_point center, double height,
                        double width, svision_color color)
{
    lettering_draw(user, title, center.x, center.y, height, width, color);
}

static bool add_png(struct buffer *out, const struct svision_drawing *drawing, unsigned width,
                    unsigned height)
{
    size_t row = (size_t)3 * width;
    uint8_t *pixels = buffer_resize(NULL, row * height);
    /* Everything is painted over, but by a product with 0, which valgrind takes for uninitialized.
     */
    memset(pixels, 0, row * height);
    struct svision_canvas canvas = {pixels, width, height, row, SVISION_RGB24};
    struct svision_drawing titled = *drawing;
    if (!lettering_is_ascii(drawing->title))
        titled.write_title = write_title;
    titled.title_user = &canvas;
    bool done = svision_draw_board(&titled, &canvas) == SVISION_OK &&
                imagewrite_png(out, pixels, width, height, 3);
    free(pixels);
    return done;
}

static bool add_svg(struct buffer *out, const struct svision_drawing *drawing, unsigned width,
                    unsigned height)
{
    size_t length = svision_draw_svg(drawing, width, height, NULL, 0);
    char *room = buffer_reserve(out, length + 1);
    svision_draw_svg(drawing, width, height, room, length + 1);
    out->length += length;
    return length > 0;
}

bool picture_add(struct buffer *out, enum picture picture, const struct picture_board *board)
{
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = board->layout;
    drawing.rules = board->rules;
    drawing.cells = board->cells;
    drawing.givens = board->givens;
    drawing.candidates = board->candidates;
    drawing.title = board->title;
    drawing.symbols = board->symbols;
    drawing.step = board->step;
    unsigned height;
    if (svision_draw_height(&drawing, board->width, &height) != SVISION_OK)
        return false;
    return picture == PICTURE_PNG ? add_png(out, &drawing, board->width, height)
                                  : add_svg(out, &drawing, board->width, height);
}
