#include "image/bytes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "image/reduce.h"

uint32_t bytes_number(const uint8_t *data, unsigned count)
{
    uint32_t number = 0;
    for (unsigned i = count; i-- > 0;)
        number = number << 8 | data[i];
    return number;
}

/* Returns the number of bytes of row Y in the file, and its offset in *AT. */
static size_t find_row(const struct bytes_rows *rows, unsigned height, unsigned y, size_t *at)
{
    size_t before = rows->length * (rows->reversed ? height - 1 - y : y),
           there = rows->size - rows->first;
    *at = rows->first + before;
    size_t left = before < there ? there - before : 0;
    return left < rows->length ? left : rows->length;
}

static void read_rows(const struct bytes_rows *rows, struct pixels *pixels, struct reduce *reduce,
                      uint8_t *padded, uint8_t *converted)
{
    for (unsigned y = 0; y < pixels->full_height; y++) {
        size_t at, has = find_row(rows, pixels->full_height, y, &at);
        const uint8_t *row = padded;
        if (has == rows->length) {
            row = rows->data + at;
        } else {
            pixels->damaged = true;
            memset(padded, 0, rows->length);
            memcpy(padded, rows->data + (has ? at : 0), has);
        }
        rows->convert(rows->form, row, pixels->full_width, converted);
        reduce_row(reduce, converted);
    }
}

bool bytes_read(const struct bytes_rows *rows, const struct pixels_limits *limits, size_t width,
                size_t height, unsigned channels, struct pixels *pixels, char *message)
{
    struct reduce reduce = {0};
    if (pixels_refuse(limits, width, height, rows->size, message))
        return false;
    if (rows->first >= rows->size) {
        snprintf(message, JPEG_MESSAGE, "the file ends early");
        return false;
    }
    uint8_t *padded = malloc(rows->length), *converted = malloc(width * channels);
    bool done = padded && converted &&
                pixels_create(pixels, (unsigned)width, (unsigned)height, channels,
                              pixels_reduction(limits, width, height)) &&
                reduce_open(&reduce, pixels);
    if (done)
        read_rows(rows, pixels, &reduce, padded, converted);
    else
        snprintf(message, JPEG_MESSAGE, "not enough memory for the picture");
    if (pixels->damaged)
        snprintf(message, JPEG_MESSAGE, "the file ends early");
    reduce_close(&reduce);
    free(padded);
    free(converted);
    if (!done)
        pixels_free(pixels);
    return done;
}
