#include "video/formats/convert.h"

#include <string.h>

enum { NO_COLOR = 128 };

/* Byte offsets of red, green and blue in a pixel. */
struct order {
    size_t step, red, green, blue;
};

static struct order order_of(enum svision_format format)
{
    switch (format) {
    case SVISION_RGBA32:
        return (struct order){4, 0, 1, 2};
    case SVISION_BGR24:
        return (struct order){3, 2, 1, 0};
    default:
        return (struct order){3, 0, 1, 2};
    }
}

size_t convert_size(enum svision_format format, unsigned width, unsigned height)
{
    static const uint8_t any_pixel;
    struct svision_image image = {.pixels = &any_pixel,
                                  .width = width,
                                  .height = height,
                                  .stride = svision_image_row_size(format, width),
                                  .format = format};
    size_t size = 0;
    return svision_image_check(&image, &size) == SVISION_OK ? size : 0;
}

static const uint8_t *row_of(const struct svision_image *image, unsigned y)
{
    return image->pixels + (size_t)y * image->stride;
}

/* The factors add up to 256, so that grays stay unchanged: 77 + 150 + 29. */
static uint8_t luma_of(const uint8_t *pixel, struct order order)
{
    return (uint8_t)((77u * pixel[order.red] + 150u * pixel[order.green] + 29u * pixel[order.blue] +
                      128u) >>
                     8);
}

void convert_luma(const struct svision_image *image, unsigned y, uint8_t *luma)
{
    const uint8_t *row = row_of(image, y);
    size_t width = image->width;
    struct order order = order_of(image->format);
    switch (image->format) {
    case SVISION_GRAY8:
    case SVISION_NV12:
    case SVISION_I420:
        memcpy(luma, row, width);
        return;
    case SVISION_YUYV:
    case SVISION_UYVY:
        row += image->format == SVISION_UYVY;
        for (size_t x = 0; x < width; x++)
            luma[x] = row[2 * x];
        return;
    default:
        for (size_t x = 0; x < width; x++)
            luma[x] = luma_of(row + x * order.step, order);
    }
}

static uint8_t clamp(int value)
{
    return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

/* Chroma of two pixels: their mean, converted by the JFIF matrix in 256ths. */
static void chroma_of_rgb(const struct svision_image *image, const uint8_t *row, uint8_t *cb,
                          uint8_t *cr)
{
    struct order order = order_of(image->format);
    for (size_t x = 0; x < image->width; x += 2) {
        const uint8_t *left = row + x * order.step;
        const uint8_t *right = x + 1 < image->width ? left + order.step : left;
        int red = left[order.red] + right[order.red];
        int green = left[order.green] + right[order.green];
        int blue = left[order.blue] + right[order.blue];
        /* Adds 256 for rounding and 128 * 512 for the offset, both before the shift. */
        cb[x / 2] = clamp((-43 * red - 85 * green + 128 * blue + 65536 + 256) >> 9);
        cr[x / 2] = clamp((128 * red - 107 * green - 21 * blue + 65536 + 256) >> 9);
    }
}

static void chroma_of_planes(const struct svision_image *image, unsigned y, uint8_t *cb,
                             uint8_t *cr)
{
    size_t half = (image->width + 1u) / 2, rows = (image->height + 1u) / 2;
    const uint8_t *planes = image->pixels + image->stride * image->height;
    if (image->format == SVISION_NV12) {
        const uint8_t *row = planes + y / 2 * image->stride;
        for (size_t x = 0; x < half; x++) {
            cb[x] = row[2 * x];
            cr[x] = row[2 * x + 1];
        }
        return;
    }
    size_t stride = (image->stride + 1) / 2;
    memcpy(cb, planes + y / 2 * stride, half);
    memcpy(cr, planes + (rows + y / 2) * stride, half);
}

void convert_chroma(const struct svision_image *image, unsigned y, uint8_t *cb, uint8_t *cr)
{
    const uint8_t *row = row_of(image, y);
    size_t half = (image->width + 1u) / 2;
    switch (image->format) {
    case SVISION_GRAY8:
        memset(cb, NO_COLOR, half);
        memset(cr, NO_COLOR, half);
        return;
    case SVISION_NV12:
    case SVISION_I420:
        chroma_of_planes(image, y, cb, cr);
        return;
    case SVISION_YUYV:
    case SVISION_UYVY:
        row += image->format == SVISION_YUYV;
        for (size_t x = 0; x < half; x++) {
            cb[x] = row[4 * x];
            cr[x] = row[4 * x + 2];
        }
        return;
    default:
        chroma_of_rgb(image, row, cb, cr);
    }
}

void convert_triples(const struct svision_image *image, unsigned y, uint8_t *scratch,
                     uint8_t *triples)
{
    size_t width = image->width;
    uint8_t *luma = scratch, *cb = luma + width, *cr = cb + (width + 1) / 2;
    convert_luma(image, y, luma);
    convert_chroma(image, y, cb, cr);
    for (size_t x = 0; x < width; x++) {
        triples[3 * x] = luma[x];
        triples[3 * x + 1] = cb[x / 2];
        triples[3 * x + 2] = cr[x / 2];
    }
}

void convert_to_gray(const struct svision_image *image, uint8_t *out)
{
    for (unsigned y = 0; y < image->height; y++)
        convert_luma(image, y, out + (size_t)y * image->width);
}

/* Averages the chroma of two rows; SCRATCH has room for one row of both components. */
static void halve_chroma(const struct svision_image *image, unsigned y, uint8_t *scratch,
                         uint8_t *cb, uint8_t *cr)
{
    size_t half = (image->width + 1u) / 2;
    convert_chroma(image, y, cb, cr);
    if (y + 1 == image->height)
        return;
    convert_chroma(image, y + 1, scratch, scratch + half);
    for (size_t x = 0; x < half; x++) {
        cb[x] = (uint8_t)((cb[x] + scratch[x] + 1) / 2);
        cr[x] = (uint8_t)((cr[x] + scratch[half + x] + 1) / 2);
    }
}

void convert_to_i420(const struct svision_image *image, uint8_t *scratch, uint8_t *out)
{
    size_t half = (image->width + 1u) / 2, rows = (image->height + 1u) / 2;
    uint8_t *cb = out + (size_t)image->width * image->height, *cr = cb + half * rows;
    convert_to_gray(image, out);
    for (unsigned y = 0; y < image->height; y += 2)
        halve_chroma(image, y, scratch, cb + y / 2 * half, cr + y / 2 * half);
}

void convert_to_yuyv(const struct svision_image *image, uint8_t *scratch, uint8_t *out,
                     size_t stride)
{
    size_t width = image->width, half = (width + 1) / 2;
    uint8_t *luma = scratch, *cb = luma + width, *cr = cb + half;
    for (unsigned y = 0; y < image->height; y++) {
        uint8_t *row = out + y * stride;
        convert_luma(image, y, luma);
        convert_chroma(image, y, cb, cr);
        for (size_t x = 0; x < half; x++) {
            row[4 * x] = luma[2 * x];
            row[4 * x + 1] = cb[x];
            row[4 * x + 2] = luma[2 * x + 1 < width ? 2 * x + 1 : 2 * x];
            row[4 * x + 3] = cr[x];
        }
    }
}
