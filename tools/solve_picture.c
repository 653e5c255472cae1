#include "solve_picture.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/draw.h>

#include "imagewrite.h"

enum picture picture_from_name(const char *name)
{
    if (strcmp(name, "png") == 0)
        return PICTURE_PNG;
    return strcmp(name, "svg") == 0 ? PICTURE_SVG : PICTURE_NONE;
}

static bool add_png(struct buffer *out, const struct svision_drawing *drawing, unsigned width,
                    unsigned height)
{
    size_t row = (size_t)3 * width;
    uint8_t *pixels = buffer_resize(NULL, row * height);
    const struct svision_canvas canvas = {pixels, width, height, row, SVISION_RGB24};
    bool done = svision_draw_board(drawing, &canvas) == SVISION_OK &&
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
    uint8_t singles[SUDOKU_MAX_CELLS];
    struct svision_drawing drawing = {
        .size = sizeof drawing,
        .layout = board->layout,
        .cells = board->cells,
        .givens = board->givens,
        .candidates = board->candidates,
        .title = board->title,
    };
    unsigned height;
    for (unsigned i = 0; !board->cells && i < sudoku_layout_cell_count(board->layout); i++) {
        sudoku_digitset set = board->candidates[i];
        singles[i] = sudoku_digitset_is_single(set) ? (uint8_t)sudoku_digitset_first(set) : 0;
    }
    if (!board->cells)
        drawing.cells = singles;
    if (svision_draw_height(&drawing, board->width, &height) != SVISION_OK)
        return false;
    return picture == PICTURE_PNG ? add_png(out, &drawing, board->width, height)
                                  : add_svg(out, &drawing, board->width, height);
}

/* Finds the place for a number in PATH: its start, its length and how many digits it wants. */
static const char *find_place(const char *path, size_t *length, int *digits)
{
    for (const char *place = path; (place = strchr(place, '%')); place++) {
        const char *end = place + 1;
        *digits = 1;
        if (end[0] == '0' && end[1] >= '1' && end[1] <= '9') {
            *digits = end[1] - '0';
            end += 2;
        }
        *length = (size_t)(end - place) + 1;
        if (*end == 'd')
            return place;
    }
    return NULL;
}

bool picture_is_numbered(const char *path)
{
    size_t length;
    int digits;
    return path && find_place(path, &length, &digits);
}

void picture_name(struct buffer *name, const char *path, uint64_t number)
{
    size_t length = 0;
    int digits = 1;
    const char *place = find_place(path, &length, &digits);
    if (place) {
        buffer_add(name, path, (size_t)(place - path));
        buffer_printf(name, "%0*" PRIu64, digits, number);
        path = place + length;
    }
    buffer_add(name, path, strlen(path) + 1);
}

void picture_title(struct buffer *title, const char *pattern, const char *source, uint64_t number)
{
    for (; *pattern; pattern++) {
        char next = pattern[0] == '%' ? pattern[1] : '\0';
        if (next == 'd')
            buffer_printf(title, "%" PRIu64, number);
        else if (next == 'f')
            buffer_add(title, source, strlen(source));
        else
            buffer_add(title, pattern, 1);
        pattern += next == 'd' || next == 'f' || next == '%';
    }
    buffer_add(title, "", 1);
}
