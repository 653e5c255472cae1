#include "image/closing.h"

#include <stddef.h>
#include <string.h>

/* Values are complemented for the minimum, so that one maximum serves both. */
static void raise_rows(uint8_t *restrict target, const uint8_t *restrict source, size_t count)
{
    for (size_t i = 0; i < count; i++)
        target[i] = target[i] > source[i] ? target[i] : source[i];
}

/* A row that reads itself further on: from the left, so each value is read before it changes. */
static void raise_within(uint8_t *row, size_t count, size_t ahead)
{
    for (size_t i = 0; i + ahead < count; i++)
        row[i] = row[i] > row[i + ahead] ? row[i] : row[i + ahead];
}

/* Maximum over SIDE values from each place on, in both directions, of WORK (padded with zeros). */
static void dilate(uint8_t *work, size_t stride, unsigned rows, unsigned side)
{
    unsigned covered = 1;
    while (covered < side) {
        unsigned step = covered < side - covered ? covered : side - covered;
        for (unsigned y = 0; y < rows; y++)
            raise_within(work + y * stride, stride, step);
        for (unsigned y = 0; y + step < rows; y++)
            raise_rows(work + y * stride, work + (y + step) * stride, stride);
        covered += step;
    }
}

static void pad(const uint8_t *in, unsigned width, unsigned height, unsigned half, uint8_t flip,
                uint8_t *work)
{
    size_t stride = (size_t)width + 16;
    memset(work, 0, stride * ((size_t)height + 16));
    for (unsigned y = 0; y < height; y++) {
        uint8_t *row = work + (y + half) * stride + half;
        for (unsigned x = 0; x < width; x++)
            row[x] = in[(size_t)y * width + x] ^ flip;
    }
}

void closing(const uint8_t *in, unsigned width, unsigned height, unsigned side, uint8_t *work,
             uint8_t *out)
{
    static const uint8_t flips[2] = {0x00, 0xFF};
    size_t stride = (size_t)width + 16;
    for (unsigned pass = 0; pass < 2; pass++) {
        pad(pass ? out : in, width, height, side / 2, flips[pass], work);
        dilate(work, stride, height + 2 * (side / 2), side);
        for (unsigned y = 0; y < height; y++)
            for (unsigned x = 0; x < width; x++)
                out[(size_t)y * width + x] = work[y * stride + x] ^ flips[pass];
    }
}
