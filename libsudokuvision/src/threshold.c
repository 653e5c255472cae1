#include <sudokuvision/stages.h>

#include <string.h>

#include "kernels.h"

/* WORK[x] = sum of the window's column x; at both sides HALF columns repeat the edge's. */
static void pad_columns(uint32_t *columns, unsigned width, unsigned half)
{
    for (unsigned x = 0; x < half; x++) {
        columns[x] = columns[half];
        columns[half + width + x] = columns[half + width - 1];
    }
}

static const uint8_t *row_of(const struct svision_image *image, long y)
{
    long last = (long)image->height - 1;
    y = y < 0 ? 0 : y > last ? last : y;
    return image->pixels + (size_t)y * image->stride;
}

enum svision_status svision_threshold(const struct svision_image *image, unsigned window,
                                      float offset, uint32_t *work, uint8_t *mask)
{
    if (svision_image_check(image, NULL) || image->format != SVISION_GREY8 || !work || !mask ||
        window < 3 || window > 63 || window % 2 == 0 || !(offset >= 0 && offset <= 0.9F))
        return SVISION_ERR_ARGUMENT;
    unsigned half = window / 2, width = image->width;
    const struct window square = {window, (uint32_t)((1 - offset) * 1024 + 0.5F)};
    const struct kernels *kernels = kernels_best();
    memset(work, 0, (width + window) * sizeof *work);
    for (long y = -(long)half - 1; y < (long)half; y++)
        for (unsigned x = 0; x < width; x++)
            work[half + x] += row_of(image, y)[x];
    for (unsigned y = 0; y < image->height; y++, mask += width) {
        const uint8_t *in = row_of(image, (long)y + half), *out = row_of(image, (long)y - half - 1);
        kernels->slide(in, out, width, work + half);
        pad_columns(work, width, half);
        kernels->mark_darker(row_of(image, y), width, &square, work, mask);
    }
    return SVISION_OK;
}
