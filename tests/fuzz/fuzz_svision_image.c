/* Any picture in any format: readings keep their promises, and a second look gives the same. */
#include <math.h>
#include <stdbool.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "fuzz.h"

enum { MOST_SIDE = 300, KINDS = 4 };

/* A board with bars for digits, in most of the picture, to lead the fuzzer past the detector. */
static uint8_t board_at(unsigned x, unsigned y, unsigned cell, uint32_t filled)
{
    unsigned column = (x - 4) / cell, row = (y - 4) / cell;
    unsigned in_x = (x - 4) % cell, in_y = (y - 4) % cell;
    if (x < 4 || y < 4 || x > 5 + 9 * cell || y > 5 + 9 * cell)
        return 220;
    if (in_x < 2 || in_y < 2)
        return 30;
    bool bar =
        in_x > cell / 2 - 2 && in_x < cell / 2 + 2 && in_y > cell / 4 && in_y < cell - cell / 4;
    return bar && (filled >> ((row * 9 + column) % 31) & 1) ? 40 : 220;
}

/* Byte PLACE of IMAGE. */
static uint8_t content(struct bytes *bytes, unsigned kind, size_t place,
                       const struct svision_image *image, uint32_t *state)
{
    uint32_t filled = *state;
    unsigned column = (unsigned)(place % image->stride), row = (unsigned)(place / image->stride);
    unsigned x = column * image->width / (unsigned)image->stride;
    unsigned shorter = image->width < image->height ? image->width : image->height;
    uint8_t byte = next_byte(bytes);
    switch (kind) {
    case 0:
        return byte;
    case 1:
        *state = *state * 1664525U + 1013904223U;
        return (uint8_t)(*state >> 24);
    case 2:
        return (uint8_t)(200 + (byte & 15));
    default:
        return (uint8_t)(board_at(x, row, shorter / 10 + 1, filled) - (byte & 31));
    }
}

static void check_reading(const struct svision_reading *reading)
{
    HOLDS(reading->certainty == SVISION_SURE || reading->certainty == SVISION_UNCERTAIN);
    HOLDS(reading->certainty == SVISION_UNCERTAIN || reading->solutions == 1);
    HOLDS((reading->certainty == SVISION_SURE) == (reading->reason == SVISION_REASON_NONE));
    HOLDS(strcmp(svision_reason_name(reading->reason), "unknown") != 0);
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        HOLDS(reading->cells[i] <= 9 && reading->solution[i] <= 9);
        HOLDS((reading->solution[i] != 0) == (reading->solutions == 1));
        HOLDS(reading->solutions != 1 || !reading->cells[i] ||
              reading->cells[i] == reading->solution[i]);
        HOLDS(reading->confidence[i] >= 0 && reading->confidence[i] <= 1);
    }
    for (unsigned i = 0; i < 4; i++)
        HOLDS(isfinite(reading->corners.corner[i].x) && isfinite(reading->corners.corner[i].y));
    for (unsigned i = 0; i < 100; i++)
        HOLDS(isfinite(reading->crossings[i / 10][i % 10].x) &&
              isfinite(reading->crossings[i / 10][i % 10].y));
}

static void read_twice(const struct svision_image *image)
{
    static struct svision_reading first[SVISION_MAX_GRIDS], second[SVISION_MAX_GRIDS];
    struct svision_reader *reader;
    enum svision_reason reason = SVISION_REASON_NONE;
    size_t count = 0, again = 0;
    HOLDS(svision_reader_create(NULL, &reader) == SVISION_OK);
    enum svision_status status =
        svision_reader_read(reader, image, first, SVISION_MAX_GRIDS, &count, &reason);
    HOLDS(status == SVISION_OK || status == SVISION_NO_GRID);
    HOLDS((status == SVISION_OK) == (count > 0) && count <= SVISION_MAX_GRIDS);
    HOLDS((count > 0) == (reason == SVISION_REASON_NONE));
    for (size_t i = 0; i < count; i++)
        check_reading(&first[i]);
    HOLDS(svision_reader_read(reader, image, second, SVISION_MAX_GRIDS, &again, NULL) == status);
    HOLDS(again == count);
    for (size_t i = 0; i < count; i++)
        HOLDS(memcmp(first[i].cells, second[i].cells, sizeof first[i].cells) == 0);
    svision_reader_destroy(reader);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    size_t total;
    uint32_t state = next_byte(&bytes) * 0x01010101U;
    struct svision_image image = {
        .pixels = data,
        .width = 1 + (next_byte(&bytes) * 256U + next_byte(&bytes)) % MOST_SIDE,
        .height = 1 + (next_byte(&bytes) * 256U + next_byte(&bytes)) % MOST_SIDE,
        .format = (enum svision_format)(next_byte(&bytes) % 8),
    };
    unsigned kind = next_byte(&bytes) % KINDS;
    image.stride = svision_image_row(image.format, image.width) + next_byte(&bytes) % 8;
    HOLDS(svision_image_check(&image, &total) == SVISION_OK);
    /* No byte more than the picture has, so that a look beyond it is found. */
    uint8_t *pixels = malloc(total);
    HOLDS(pixels != NULL);
    for (size_t i = 0; i < total; i++)
        pixels[i] = content(&bytes, kind, i, &image, &state);
    image.pixels = pixels;
    read_twice(&image);
    free(pixels);
    return 0;
}
