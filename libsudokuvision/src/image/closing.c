#include "image/closing.h"

#include <stddef.h>
#include <string.h>

#include "kernels/kernels.h"

enum {
    PADDING = 16,  /* of rows, and of columns */
    MAX_STEPS = 4, /* in which a maximum over 15 values is built */
};

/* A maximum over SIDE values is one over fewer, raised to the same of a place ahead, again and
 * again. */
struct raises {
    unsigned count, ahead[MAX_STEPS];
};

static struct raises raises_to(unsigned side)
{
    struct raises steps = {0};
    for (unsigned covered = 1; covered < side; covered += steps.ahead[steps.count++])
        steps.ahead[steps.count] = covered < side - covered ? covered : side - covered;
    return steps;
}

/* Maxima to the right of what is left of ROW: of places from HALF to the left of each pixel on. */
static void widen(const struct raises *steps, const uint8_t *row, unsigned width, unsigned half,
                  uint8_t flip, uint8_t *work)
{
    const struct kernels *kernels = kernels_best();
    memset(work, 0, half);
    memset(work + half + width, 0, PADDING - half);
    kernels->flip(row, width, flip, work + half);
    unsigned reach = width + 2 * half;
    for (unsigned i = 0; i < steps->count; i++)
        kernels->raise_ahead(work, reach -= steps->ahead[i], steps->ahead[i]);
}

/* The largest values of squares of SIDE in the picture whose bits FLIP turns, turned back. Values
 * are complemented for the minimum, so that one maximum serves both. All steps go down the picture
 * together, so that rows are still at hand. */
static void dilate(const uint8_t *in, unsigned width, unsigned height, unsigned side, uint8_t flip,
                   uint8_t *work, uint8_t *out)
{
    const struct kernels *kernels = kernels_best();
    const struct raises steps = raises_to(side);
    const size_t stride = (size_t)width + PADDING;
    const unsigned half = side / 2;
    for (unsigned row = 0; row < height + 2 * half; row++) {
        unsigned last = row, step = 0;
        if (row < half || row >= height + half)
            memset(work + row * stride, 0, width);
        else
            widen(&steps, in + (size_t)(row - half) * width, width, half, flip,
                  work + row * stride);
        for (; step < steps.count && last >= steps.ahead[step]; step++) {
            const uint8_t *below = work + last * stride;
            last -= steps.ahead[step];
            kernels->raise(below, width, work + last * stride);
        }
        if (step == steps.count)
            kernels->flip(work + last * stride, width, flip, out + (size_t)last * width);
    }
}

void closing(const uint8_t *in, unsigned width, unsigned height, unsigned side, uint8_t *work,
             uint8_t *out)
{
    dilate(in, width, height, side, 0x00, work, out);
    dilate(out, width, height, side, 0xFF, work, out);
}

void opening(const uint8_t *in, unsigned width, unsigned height, unsigned side, uint8_t *work,
             uint8_t *out)
{
    dilate(in, width, height, side, 0xFF, work, out);
    dilate(out, width, height, side, 0x00, work, out);
}
