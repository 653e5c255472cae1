#include "image/gray.h"

#include <string.h>

#include "common/argument.h"
#include "kernels/kernels.h"

/* Converts COUNT pixels of IMAGE from column X of row Y on. */
static void gray_run(const struct svision_image *image, unsigned x, unsigned y, unsigned count,
                     uint8_t *gray)
{
    const struct kernels *kernels = kernels_best();
    const uint8_t *row = image->pixels + y * image->stride;
    switch (image->format) {
    case SVISION_RGB24:
        kernels->luma(row + (size_t)x * 3, count, LUMA_RGB, gray);
        break;
    case SVISION_BGR24:
        kernels->luma(row + (size_t)x * 3, count, LUMA_BGR, gray);
        break;
    case SVISION_RGBA32:
        kernels->luma(row + (size_t)x * 4, count, LUMA_RGBA, gray);
        break;
    case SVISION_YUYV:
        kernels->every_second(row + (size_t)x * 2, count, gray);
        break;
    case SVISION_UYVY:
        kernels->every_second(row + (size_t)x * 2 + 1, count, gray);
        break;
    case SVISION_GRAY8:
    case SVISION_NV12:
    case SVISION_I420:
        memcpy(gray, row + x, count);
        break;
    }
}

/* Adds the sums of FACTOR neighbors to each of COUNT SUMS. Pairs, the usual case, have a loop that
 * the compiler can vectorize. */
static void add_groups(const uint8_t *run, unsigned count, unsigned factor, uint32_t *sums)
{
    for (unsigned i = 0; i < count && factor == 2; i++)
        sums[i] += (uint32_t)run[2 * i] + run[2 * i + 1];
    for (unsigned i = 0; i < count && factor != 2; i++)
        for (unsigned k = 0; k < factor; k++)
            sums[i] += *run++;
}

/* Adds row Y of IMAGE to SUMS, FACTOR pixels to each, through a short buffer that stays in the
 * cache. */
static void add_row(const struct svision_image *image, unsigned y, unsigned factor, unsigned width,
                    uint32_t *sums)
{
    enum { RUN = 1024 };
    uint8_t run[RUN] = {0};
    unsigned step = RUN / factor;
    for (unsigned x = 0; x < width; x += step) {
        unsigned count = width - x < step ? width - x : step;
        gray_run(image, x * factor, y, count * factor, run);
        add_groups(run, count, factor, sums + x);
    }
}

enum svision_status svision_gray(const struct svision_image *image, unsigned factor, uint32_t *work,
                                 uint8_t *gray)
{
    if (svision_image_check(image, NULL) || !argument_expect(gray, "gray is NULL") ||
        !argument_expect(factor && factor <= 32, "factor is not 1..32") ||
        !argument_expect(factor <= image->width && factor <= image->height,
                         "factor is over the width or the height") ||
        !argument_expect(work || factor == 1, "work is NULL"))
        return SVISION_ERR_ARGUMENT;
    unsigned width = image->width / factor, height = image->height / factor;
    uint32_t area = factor * factor;
    for (unsigned y = 0; y < height; y++, gray += width) {
        if (factor == 1) {
            gray_run(image, 0, y, width, gray);
            continue;
        }
        memset(work, 0, width * sizeof *work);
        for (unsigned k = 0; k < factor; k++)
            add_row(image, y * factor + k, factor, width, work);
        for (unsigned x = 0; x < width; x++)
            gray[x] = (uint8_t)((work[x] + area / 2) / area);
    }
    return SVISION_OK;
}

void gray_halve(const uint8_t *gray, unsigned width, unsigned height, uint8_t *half)
{
    const struct kernels *kernels = kernels_best();
    for (unsigned y = 0; y < height / 2; y++, half += width / 2) {
        const uint8_t *upper = gray + (size_t)(2 * y) * width;
        kernels->halve(upper, upper + width, width / 2, half);
    }
}

/* Reduces columns first, in whole rows, then each of the resulting rows. */
void gray_shrink(const uint8_t *gray, unsigned width, unsigned height, float ratio, uint8_t *small,
                 unsigned small_width, unsigned small_height, float *work)
{
    const struct kernels *kernels = kernels_best();
    float scale = 1 / (ratio * ratio);
    for (unsigned i = 0; i < small_height; i++, small += small_width) {
        float start = (float)i * ratio, end = start + ratio;
        memset(work, 0, width * sizeof *work);
        for (unsigned y = (unsigned)start; y < height && (float)y < end; y++) {
            float top = start > (float)y ? start : (float)y;
            float bottom = end < (float)(y + 1) ? end : (float)(y + 1);
            kernels->add_weighted(gray + (size_t)y * width, width, bottom - top, work);
        }
        kernels->shrink(work, width, ratio, scale, small_width, small);
    }
}
