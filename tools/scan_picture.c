#include "scan_picture.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* Photos are decoded at the smallest size whose longest side is at least this; then, while nothing
 * sure was read, at twice the size. */
enum { LONGEST = 1000 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void scale_point(struct svision_point *point, double x, double y)
{
    point->x = (point->x + 0.5) * x - 0.5;
    point->y = (point->y + 0.5) * y - 0.5;
}

/* Readings of the photo as it was decoded, in the photo's own pixels. */
static void scale_readings(struct scan_result *result)
{
    double x = (double)result->pixels.full_width / result->pixels.width;
    double y = (double)result->pixels.full_height / result->pixels.height;
    for (size_t i = 0; i < result->count; i++) {
        struct svision_reading *reading = &result->readings[i];
        for (unsigned k = 0; k < 4; k++)
            scale_point(&reading->corners.corner[k], x, y);
        for (unsigned k = 0; k < (reading->side + 1) * (reading->side + 1); k++)
            scale_point(&reading->crossings[k], x, y);
    }
}

static bool read_at(struct svision_reader *reader, unsigned longest, struct scan_result *result)
{
    double start = now();
    if (!image_read(result->path, longest, &result->pixels, result->message))
        return false;
    result->decode_seconds += now() - start;
    const struct pixels *pixels = &result->pixels;
    const struct svision_image image = {
        .pixels = pixels->data,
        .width = pixels->width,
        .height = pixels->height,
        .stride = (size_t)pixels->width * pixels->channels,
        .format = pixels->channels == 1 ? SVISION_GREY8 : SVISION_RGB24,
    };
    enum svision_status status = svision_reader_read(
        reader, &image, result->readings, SVISION_MAX_GRIDS, &result->count, &result->reason);
    result->edges = svision_reader_edges(reader);
    if (status >= SVISION_OK)
        return true;
    snprintf(result->message, sizeof result->message, "%s", svision_strstatus(status));
    image_free(&result->pixels);
    return false;
}

static bool is_good_enough(const struct scan_result *result)
{
    bool finer = result->pixels.reduction > 1 && strcmp(result->path, "-") != 0;
    return !finer || (result->count > 0 && result->readings[0].certainty == SVISION_SURE);
}

bool scan_picture_read(struct svision_reader *reader, struct scan_result *result)
{
    unsigned longest = LONGEST;
    if (!reader) {
        snprintf(result->message, sizeof result->message, "%s",
                 svision_strstatus(SVISION_ERR_MEMORY));
        return false;
    }
    if (!read_at(reader, longest, result))
        return false;
    while (!is_good_enough(result)) {
        image_free(&result->pixels);
        longest *= 2;
        if (!read_at(reader, longest, result))
            return false;
    }
    scale_readings(result);
    return true;
}

void scan_picture_free(struct scan_result *result)
{
    image_free(&result->pixels);
}

char scan_symbol(uint8_t value)
{
    return ".123456789ABCDEFG"[value];
}

bool scan_is_sure(const struct scan_options *options, const struct svision_reading *reading)
{
    if (reading->certainty != SVISION_SURE)
        return false;
    for (unsigned i = 0; i < reading->side * reading->side; i++)
        if (reading->confidence[i] < options->min_confidence)
            return false;
    return true;
}
