#include <sudokuvision/stages.h>

#include <math.h>
#include <string.h>

#include "common/argument.h"
#include "kernels/kernels.h"

/* WORK[x] = sum of the window's column x; at both sides HALF columns repeat the edge's. */
static void pad_columns(uint32_t *columns, unsigned width, unsigned half)
{
    for (unsigned x = 0; x < half; x++) {
        columns[x] = columns[half];
        columns[half + width + x] = columns[half + width - 1];
    }
}

/* Row Y, or the nearest one where Y is above or below the picture. */
static const uint8_t *row_of(const struct svision_image *image, int64_t y)
{
    int64_t last = (int64_t)image->height - 1;
    y = y < 0 ? 0 : y > last ? last : y;
    return image->pixels + (size_t)y * image->stride;
}

enum svision_status svision_threshold(const struct svision_image *image, unsigned window,
                                      float offset, uint32_t *work, uint8_t *mask)
{
    if (svision_image_check(image, NULL) ||
        !argument_expect(image->format == SVISION_GRAY8, "image->format is not SVISION_GRAY8") ||
        !argument_expect(work, "work is NULL") || !argument_expect(mask, "mask is NULL") ||
        !argument_expect(window >= 3 && window <= 63 && window % 2 != 0,
                         "window is not an odd number 3..63") ||
        !argument_expect(offset >= 0 && offset <= 0.9F, "offset is not 0..0.9"))
        return SVISION_ERR_ARGUMENT;
    const int64_t half = window / 2;
    unsigned width = image->width;
    const struct mean_window square = {window, (uint32_t)lroundf((1 - offset) * 1024)};
    const struct kernels *kernels = kernels_best();
    memset(work, 0, (width + window) * sizeof *work);
    for (int64_t y = -half - 1; y < half; y++)
        for (unsigned x = 0; x < width; x++)
            work[half + x] += row_of(image, y)[x];
    for (unsigned y = 0; y < image->height; y++, mask += width) {
        const uint8_t *in = row_of(image, y + half), *out = row_of(image, y - half - 1);
        kernels->slide(in, out, width, work + half);
        pad_columns(work, width, window / 2);
        kernels->find_darker(row_of(image, y), width, &square, work, mask);
    }
    return SVISION_OK;
}
