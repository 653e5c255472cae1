#include "scan_paint.h"

#include <stdlib.h>
#include <string.h>

#include "buffer.h"

/* A copy of the photo in three colours. */
static void copy_photo(const struct pixels *photo, struct pixels *picture)
{
    size_t count = (size_t)photo->width * photo->height;
    *picture = *photo;
    picture->channels = 3;
    picture->data = buffer_resize(NULL, 3 * count);
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < 3; k++)
            picture->data[3 * i + k] = photo->data[i * photo->channels + k % photo->channels];
}

/* READING's crossings in the photo as it was decoded. */
static struct svision_reading as_decoded(const struct pixels *photo,
                                         const struct svision_reading *reading)
{
    struct svision_reading scaled = *reading;
    double x = (double)photo->width / photo->full_width;
    double y = (double)photo->height / photo->full_height;
    for (unsigned i = 0; i < (scaled.side + 1) * (scaled.side + 1); i++) {
        struct svision_point *point = &scaled.crossings[i];
        point->x = (point->x + 0.5) * x - 0.5;
        point->y = (point->y + 0.5) * y - 0.5;
    }
    return scaled;
}

void scan_paint_overlay(const struct scan_options *options, const struct scan_result *result,
                        struct pixels *picture)
{
    const svision_colour green = 0x008C28, red = 0xD21E14;
    copy_photo(&result->pixels, picture);
    const struct svision_canvas canvas = {picture->data, picture->width, picture->height,
                                          3 * (size_t)picture->width, SVISION_RGB24};
    for (size_t i = 0; i < result->count; i++) {
        struct svision_reading reading = as_decoded(&result->pixels, &result->readings[i]);
        const struct svision_overlay overlay = {
            .size = sizeof overlay,
            .side = reading.side,
            .crossings = reading.crossings,
            .digits = reading.solution,
            .givens = reading.cells,
            .colour = scan_is_sure(options, &reading) ? green : red,
            .opacity = 1,
            .lit = true,
        };
        svision_overlay_paint(&overlay, &canvas);
    }
}

void scan_paint_rectified(const struct scan_result *result, struct pixels *picture)
{
    enum { SIDE = 450 };
    static const struct svision_point square[4] = {
        {0, 0}, {SIDE - 1, 0}, {SIDE - 1, SIDE - 1}, {0, SIDE - 1}};
    struct svision_reading reading = as_decoded(&result->pixels, &result->readings[0]);
    unsigned far = reading.side, row = far + 1;
    const struct svision_point corners[4] = {reading.crossings[0], reading.crossings[far],
                                             reading.crossings[far * row + far],
                                             reading.crossings[far * row]};
    const struct pixels *photo = &result->pixels;
    const struct svision_image image = {photo->data, photo->width, photo->height,
                                        (size_t)photo->width * photo->channels,
                                        photo->channels == 1 ? SVISION_GREY8 : SVISION_RGB24};
    struct svision_homography map;
    uint8_t *grey = buffer_resize(NULL, (size_t)photo->width * photo->height);
    *picture = (struct pixels){.width = SIDE, .height = SIDE, .channels = 1};
    picture->data = buffer_resize(NULL, (size_t)SIDE * SIDE);
    memset(picture->data, 0, (size_t)SIDE * SIDE);
    svision_gray(&image, 1, NULL, grey);
    const struct svision_image plane = {grey, photo->width, photo->height, photo->width,
                                        SVISION_GREY8};
    if (svision_homography_fit(square, corners, NULL, 4, &map) == SVISION_OK)
        svision_warp(&plane, &map, SIDE, SIDE, picture->data);
    free(grey);
}
