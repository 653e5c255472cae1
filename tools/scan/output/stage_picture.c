#include "scan/output/stage_picture.h"

#include <string.h>

#include <sudokuvision/draw.h>

#include "cli/text/buffer.h"

/* Minimum width of pictures; the bar above contains the title. */
enum { MIN_WIDTH = 480, BAR = 30, TITLE = 12, GAP = 2 };

/* Arrangement of an image as rows of tiles of WIDTH x HEIGHT. */
struct tiling {
    unsigned width, height, columns, rows;
};

const char *stage_picture_name(enum svision_stage stage)
{
    static const char *const names[] = {"gray", "detect", "cells", "digits", "read"};
    return names[stage];
}

static struct tiling choose_tiling(const struct svision_image *image)
{
    struct tiling tiling = {image->width, image->height, 1, 1};
    unsigned count = image->height / image->width, columns = 1;
    while (columns * columns < count)
        columns++;
    if (count < 4 || image->height % image->width != 0 || columns * columns != count)
        return tiling;
    return (struct tiling){image->width, image->width, columns, columns};
}

/* Copies the pixel (X, Y) of IMAGE as RGB. */
static void copy_pixel(const struct svision_image *image, unsigned x, unsigned y, uint8_t out[3])
{
    const uint8_t *row = image->pixels + y * image->stride;
    bool gray = image->format == SVISION_GRAY8;
    for (unsigned i = 0; i < 3; i++)
        out[i] = gray ? row[x] : row[3 * x + i];
}

/* Copies tile (COLUMN, ROW) to its place below the bar, scaled by SCALE. */
static void copy_tile(const struct svision_image *image, const struct tiling *tiling,
                      unsigned column, unsigned row, unsigned scale, struct pixels *picture)
{
    unsigned index = row * tiling->columns + column;
    unsigned gap = tiling->columns > 1 ? GAP : 0;
    size_t left = (size_t)column * (tiling->width * scale + gap);
    size_t top = BAR + (size_t)row * (tiling->height * scale + gap);
    for (unsigned y = 0; y < tiling->height * scale; y++)
        for (unsigned x = 0; x < tiling->width * scale; x++)
            copy_pixel(image, x / scale, index * tiling->height + y / scale,
                       picture->data + 3 * ((top + y) * picture->width + left + x));
}

static void write_title(const char *title, const struct pixels *picture)
{
    const struct svision_canvas canvas = {picture->data, picture->width, picture->height,
                                          3 * (size_t)picture->width, SVISION_RGB24};
    const struct svision_point center = {picture->width / 2.0, BAR / 2.0};
    double width = svision_draw_text_width(title, TITLE), room = picture->width * 0.96;
    svision_draw_text(&canvas, title, center, width > room ? TITLE * room / width : TITLE, 0x000000,
                      1);
}

void stage_picture_make(const struct svision_image *image, const char *title,
                        struct pixels *picture)
{
    const struct tiling tiling = choose_tiling(image);
    unsigned gap = tiling.columns > 1 ? GAP : 0;
    unsigned across = tiling.columns * tiling.width;
    unsigned scale = across < MIN_WIDTH ? (MIN_WIDTH + across - 1) / across : 1;
    *picture = (struct pixels){.channels = 3};
    picture->width = across * scale + (tiling.columns - 1) * gap;
    picture->height = BAR + tiling.rows * tiling.height * scale + (tiling.rows - 1) * gap;
    size_t size = (size_t)3 * picture->width * picture->height;
    picture->data = buffer_resize(NULL, size);
    memset(picture->data, 255, size);
    for (unsigned row = 0; row < tiling.rows; row++)
        for (unsigned column = 0; column < tiling.columns; column++)
            copy_tile(image, &tiling, column, row, scale, picture);
    write_title(title, picture);
}
