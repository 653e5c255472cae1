#include "vision/picture.h"

#include <stdlib.h>
#include <string.h>

#include "pages/synthetic_page.h"

struct svision_quad picture_place(const struct svision_reading *reading,
                                  const struct svision_image *image)
{
    const double right = image->width - 1.0, bottom = image->height - 1.0;
    if (reading)
        return *svision_reading_corners(reading);
    return (struct svision_quad){{{0, 0}, {right, 0}, {right, bottom}, {0, bottom}}};
}

/* Interpolates PHOTO at (X, Y). */
static uint8_t sample(const struct pixels *photo, double x, double y, unsigned channel)
{
    x = x < 0 ? 0 : x > photo->width - 1 ? photo->width - 1 : x;
    y = y < 0 ? 0 : y > photo->height - 1 ? photo->height - 1 : y;
    size_t column = (size_t)x, row = (size_t)y, step = photo->channels;
    size_t right = column + 1 < photo->width ? step : 0;
    size_t down = row + 1 < photo->height ? photo->width * step : 0;
    const uint8_t *at = photo->data + (row * photo->width + column) * step + channel % step;
    double u = x - (double)column, v = y - (double)row;
    double top = at[0] + u * (at[right] - at[0]);
    double bottom = at[down] + u * (at[down + right] - at[down]);
    return (uint8_t)(top + v * (bottom - top) + 0.5);
}

bool picture_fit(const struct pixels *photo, unsigned longer, unsigned shorter,
                 struct pixels *frame)
{
    bool wide = photo->width >= photo->height;
    unsigned width = wide ? longer : shorter, height = wide ? shorter : longer;
    double across = (double)photo->width / width, down = (double)photo->height / height;
    double scale = across > down ? across : down;
    *frame = (struct pixels){.width = width, .height = height, .channels = 3};
    frame->data = malloc((size_t)3 * width * height);
    if (!frame->data)
        return false;
    uint8_t *next = frame->data;
    for (unsigned y = 0; y < height; y++)
        for (unsigned x = 0; x < width; x++)
            for (unsigned channel = 0; channel < 3; channel++)
                *next++ =
                    sample(photo, (x + 0.5 - width / 2.0) * scale + photo->width / 2.0 - 0.5,
                           (y + 0.5 - height / 2.0) * scale + photo->height / 2.0 - 0.5, channel);
    return true;
}

/* Makes a page with handwriting in a share HAND of its open cells. */
static bool make(unsigned seed, float hand, struct pixels *photo)
{
    const struct page_settings settings = {.width = 1280,
                                           .height = 960,
                                           .tilt = 20,
                                           .turn = 15,
                                           .blur = 1,
                                           .noise = 3,
                                           .shadow = 0.2F,
                                           .bend = 0.1F,
                                           .color = 0.2F,
                                           .hand = hand};
    struct page page;
    if (!page_make(&settings, seed, &page))
        return false;
    size_t size = (size_t)3 * page.width * page.height;
    *photo = (struct pixels){.width = page.width, .height = page.height, .channels = 3};
    photo->data = malloc(size);
    if (photo->data)
        memcpy(photo->data, page.pixels, size);
    page_free(&page);
    return photo->data != NULL;
}

bool picture_make(unsigned seed, struct pixels *photo)
{
    return make(seed, 0, photo);
}

bool picture_make_written(unsigned seed, struct pixels *photo)
{
    return make(seed, 0.8F, photo);
}
