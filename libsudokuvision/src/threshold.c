#include <sudokuvision/stages.h>

#include <string.h>

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

/* Moves the column sums one row down, from the window around row Y - 1 to that around Y. */
static void slide_down(const struct svision_image *image, long y, long half, uint32_t *columns)
{
    const uint8_t *in = row_of(image, y + half), *out = row_of(image, y - half - 1);
    for (unsigned x = 0; x < image->width; x++)
        columns[x] += (uint32_t)in[x] - out[x];
}

/* Compares in integers: pixel * area * 1024 < factor * sum, all below 2^31. */
static void mark_row(const uint8_t *row, unsigned width, unsigned window, uint32_t factor,
                     const uint32_t *columns, uint8_t *mask)
{
    uint32_t area = window * window * 1024, sum = 0;
    for (unsigned x = 0; x < window; x++)
        sum += columns[x];
    for (unsigned x = 0; x < width; x++) {
        mask[x] = row[x] * area < factor * sum;
        sum += columns[x + window] - columns[x];
    }
}

enum svision_status svision_threshold(const struct svision_image *image, unsigned window,
                                      float offset, uint32_t *work, uint8_t *mask)
{
    if (svision_image_check(image, NULL) || image->format != SVISION_GREY8 || !work || !mask ||
        window < 3 || window > 63 || window % 2 == 0 || !(offset >= 0 && offset <= 0.9F))
        return SVISION_ERR_ARGUMENT;
    unsigned half = window / 2, width = image->width;
    uint32_t factor = (uint32_t)((1 - offset) * 1024 + 0.5F);
    memset(work, 0, (width + window) * sizeof *work);
    for (long y = -(long)half - 1; y < (long)half; y++)
        for (unsigned x = 0; x < width; x++)
            work[half + x] += row_of(image, y)[x];
    for (unsigned y = 0; y < image->height; y++, mask += width) {
        slide_down(image, y, half, work + half);
        pad_columns(work, width, half);
        mark_row(row_of(image, y), width, window, factor, work, mask);
    }
    return SVISION_OK;
}
