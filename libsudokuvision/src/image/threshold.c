#include "image/threshold.h"

#include <math.h>
#include <string.h>

#include <sudokuvision/stages.h>

#include "common/argument.h"
#include "image/size.h"
#include "kernels/kernels.h"

_Static_assert((int)THRESHOLD_OFFSETS <= (int)KERNEL_FACTORS, "the kernel takes as many");

/* COLUMNS[x + HALF] is the sum of column x over the window's rows; the edge columns are repeated
 * HALF times on both sides. */
static void pad_columns(column_sum *columns, unsigned width, unsigned half)
{
    for (unsigned x = 0; x < half; x++) {
        columns[x] = columns[half];
        columns[half + width + x] = columns[half + width - 1];
    }
}

/* Row Y, clamped to the picture. */
static const uint8_t *row_of(const struct plane *gray, int64_t y)
{
    int64_t last = (int64_t)gray->height - 1;
    y = y < 0 ? 0 : y > last ? last : y;
    return gray->pixels + (size_t)y * gray->stride;
}

/* A window that moves down a picture, with the sums of its columns. */
struct sliding {
    const struct plane *gray;
    struct mean_window window;
    column_sum *columns;
};

static void start(struct sliding *sliding)
{
    const struct plane *gray = sliding->gray;
    const int64_t half = sliding->window.side / 2;
    memset(sliding->columns, 0, (gray->width + sliding->window.side) * sizeof *sliding->columns);
    for (int64_t y = -half - 1; y < half; y++)
        for (unsigned x = 0; x < gray->width; x++)
            sliding->columns[half + x] =
                (uint16_t)(sliding->columns[half + x] + row_of(gray, y)[x]);
}

/* Marks the dark pixels of row Y, which follows the previous one. */
static void mark_row(struct sliding *sliding, unsigned y, uint64_t *const *dark)
{
    const struct plane *gray = sliding->gray;
    const struct kernels *kernels = kernels_best();
    const unsigned half = sliding->window.side / 2;
    const uint8_t *in = row_of(gray, (int64_t)y + half), *out = row_of(gray, (int64_t)y - half - 1);
    kernels->slide(in, out, gray->width, sliding->columns + half);
    pad_columns(sliding->columns, gray->width, half);
    kernels->find_darker(row_of(gray, y), gray->width, &sliding->window, sliding->columns, dark);
}

static uint32_t factor_of(float offset)
{
    return (uint32_t)lroundf((1 - offset) * 1024);
}

static struct mean_window window_of(unsigned side, const float *offsets, unsigned count)
{
    struct mean_window window = {.side = side, .count = count};
    for (unsigned i = 0; i < count; i++)
        window.factor[i] = factor_of(offsets[i]);
    return window;
}

void threshold(const struct plane *gray, unsigned window, const float *offsets, unsigned count,
               column_sum *columns, struct mask *masks)
{
    struct sliding sliding = {gray, window_of(window, offsets, count), columns};
    const unsigned height = gray->width ? gray->height : 0;
    for (unsigned i = 0; i < count; i++)
        mask_resize(&masks[i], gray->width, height);
    if (height == 0)
        return;
    start(&sliding);
    for (unsigned y = 0; y < height; y++) {
        uint64_t *dark[THRESHOLD_OFFSETS];
        for (unsigned i = 0; i < count; i++)
            dark[i] = mask_row(&masks[i], y);
        mark_row(&sliding, y, dark);
    }
}

void threshold_against(const struct plane *gray, const uint8_t *background, float offset,
                       struct mask *mask)
{
    const uint32_t limit = factor_of(offset);
    mask_resize(mask, gray->width, gray->height);
    for (unsigned y = 0; y < gray->height; y++)
        kernels_best()->compare(gray->pixels + (size_t)y * gray->stride,
                                background + (size_t)y * gray->width, gray->width, limit,
                                mask_row(mask, y));
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
    const struct plane gray = {image->pixels, image->width, image->height, image->stride};
    struct sliding sliding = {&gray, window_of(window, &offset, 1), (column_sum *)work};
    uint64_t dark[SVISION_MAX_SIDE / 64 + 1], *const row = dark;
    start(&sliding);
    for (unsigned y = 0; y < gray.height; y++, mask += gray.width) {
        mark_row(&sliding, y, &row);
        kernels_best()->unpack(dark, gray.width, mask);
    }
    return SVISION_OK;
}
