#include "scan/paint.h"

#include <stdlib.h>
#include <string.h>

#include "cli/buffer.h"

/* A copy of the photo in three colors. */
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

void scan_paint_overlay(const struct scan_options *options, const struct scan_result *result,
                        struct pixels *picture)
{
    const svision_color green = 0x008C28, red = 0xD21E14;
    copy_photo(&result->pixels, picture);
    const struct svision_canvas canvas = {picture->data, picture->width, picture->height,
                                          3 * (size_t)picture->width, SVISION_RGB24};
    for (size_t i = 0; i < result->count; i++) {
        const struct svision_reading *reading = result->readings[i];
        struct svision_overlay overlay = SVISION_OVERLAY_INIT;
        overlay.side = svision_reading_side(reading);
        overlay.crossings = svision_reading_crossings(reading);
        overlay.digits = svision_reading_solution(reading);
        overlay.givens = svision_reading_cells(reading);
        overlay.color = scan_is_sure(options, result, reading) ? green : red;
        overlay.opacity = 1;
        overlay.lit = true;
        svision_overlay_paint(&overlay, &canvas);
    }
}

void scan_paint_rectified(const struct scan_result *result, struct pixels *picture)
{
    enum { SIDE = 450 };
    static const struct svision_point square[4] = {
        {0, 0}, {SIDE - 1, 0}, {SIDE - 1, SIDE - 1}, {0, SIDE - 1}};
    const struct svision_point *crossings = svision_reading_crossings(result->readings[0]);
    unsigned far = svision_reading_side(result->readings[0]), row = far + 1;
    const struct svision_point corners[4] = {crossings[0], crossings[far],
                                             crossings[far * row + far], crossings[far * row]};
    const struct pixels *photo = &result->pixels;
    const struct svision_image image = {photo->data, photo->width, photo->height,
                                        (size_t)photo->width * photo->channels,
                                        photo->channels == 1 ? SVISION_GRAY8 : SVISION_RGB24};
    struct svision_homography map;
    uint8_t *gray = buffer_resize(NULL, (size_t)photo->width * photo->height);
    *picture = (struct pixels){.width = SIDE, .height = SIDE, .channels = 1};
    picture->data = buffer_resize(NULL, (size_t)SIDE * SIDE);
    memset(picture->data, 0, (size_t)SIDE * SIDE);
    svision_gray(&image, 1, NULL, gray);
    const struct svision_image plane = {gray, photo->width, photo->height, photo->width,
                                        SVISION_GRAY8};
    if (svision_homography_fit(square, corners, NULL, 4, &map) == SVISION_OK)
        svision_warp(&plane, &map, SIDE, SIDE, picture->data);
    free(gray);
}
