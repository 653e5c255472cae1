#include "image/closing.h"

#include <stddef.h>
#include <string.h>

#include "kernels/kernels.h"

/* What is raised at a time, by way of a copy. */
enum { RUN = 1024 };

/* Raises COUNT numbers of a row to those AHEAD of them. From the left, so each is read before it
 * changes. */
static void raise_within(const struct kernels *kernels, uint8_t *row, size_t count, size_t ahead)
{
    uint8_t later[RUN];
    for (size_t x = 0; x < count; x += RUN) {
        unsigned length = (unsigned)(count - x < RUN ? count - x : RUN);
        kernels->flip(row + x + ahead, length, 0, later);
        kernels->raise(later, length, row + x);
    }
}

/* Maximum over SIDE values from each place on, in both directions, of WORK (padded with zeros). */
static void dilate(uint8_t *work, size_t stride, unsigned rows, unsigned side)
{
    const struct kernels *kernels = kernels_best();
    unsigned covered = 1;
    while (covered < side) {
        unsigned step = covered < side - covered ? covered : side - covered;
        for (unsigned y = 0; y < rows; y++)
            raise_within(kernels, work + y * stride, stride - step, step);
        for (unsigned y = 0; y + step < rows; y++)
            kernels->raise(work + (y + step) * stride, (unsigned)stride, work + y * stride);
        covered += step;
    }
}

/* Values are complemented for the minimum, so that one maximum serves both. */
static void pad(const uint8_t *in, unsigned width, unsigned height, unsigned half, uint8_t flip,
                uint8_t *work)
{
    size_t stride = (size_t)width + 16;
    memset(work, 0, stride * ((size_t)height + 16));
    for (unsigned y = 0; y < height; y++)
        kernels_best()->flip(in + (size_t)y * width, width, flip,
                             work + (y + half) * stride + half);
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
            kernels_best()->flip(work + y * stride, width, flips[pass], out + (size_t)y * width);
    }
}
