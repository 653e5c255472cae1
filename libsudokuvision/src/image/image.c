#include <sudokuvision/image.h>

#include <stdbool.h>

#include "common/argument.h"
#include "image/size.h"

static size_t pairs(unsigned width)
{
    return ((size_t)width + 1) / 2;
}

size_t svision_image_row_size(enum svision_format format, unsigned width)
{
    if (!size_is_sound(width, 1))
        return 0;
    switch (format) {
    case SVISION_GRAY8:
        return width;
    case SVISION_RGB24:
    case SVISION_BGR24:
        return (size_t)width * 3;
    case SVISION_RGBA32:
        return (size_t)width * 4;
    case SVISION_YUYV:
    case SVISION_UYVY:
        return pairs(width) * 4;
    case SVISION_NV12:
        return pairs(width) * 2;
    case SVISION_I420:
        return width;
    }
    argument_refuse("format is none");
    return 0;
}

static size_t last_row(const struct svision_image *image)
{
    if (image->format == SVISION_I420)
        return pairs(image->width);
    return svision_image_row_size(image->format, image->width);
}

/* Adds ROWS * STRIDE to *SIZE. Returns false on overflow. */
static bool add_rows(size_t rows, size_t stride, size_t *size)
{
    if (rows && stride > (SIZE_MAX - *size) / rows)
        return false;
    *size += rows * stride;
    return true;
}

enum svision_status svision_image_check(const struct svision_image *image, size_t *size)
{
    if (!argument_expect(image, "image is NULL") ||
        !argument_expect(image->pixels, "image->pixels is NULL") ||
        !size_is_sound(image->width, image->height))
        return SVISION_ERR_ARGUMENT;
    size_t row = svision_image_row_size(image->format, image->width);
    if (row == 0 || !argument_expect(image->stride >= row, "image->stride is less than a row"))
        return SVISION_ERR_ARGUMENT;
    size_t color_rows = pairs(image->height);
    size_t bytes = 0;
    bool fits = add_rows((size_t)image->height - 1, image->stride, &bytes);
    if (image->format == SVISION_NV12)
        fits = fits && add_rows(color_rows, image->stride, &bytes);
    if (image->format == SVISION_I420)
        fits = fits && add_rows(1, image->stride, &bytes) &&
               add_rows(2 * color_rows - 1, image->stride / 2 + image->stride % 2, &bytes);
    fits = fits && add_rows(1, last_row(image), &bytes);
    if (!argument_expect(fits, "image->stride is too large"))
        return SVISION_ERR_ARGUMENT;
    if (size)
        *size = bytes;
    return SVISION_OK;
}
