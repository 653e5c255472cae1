#include "image/morphology.h"

#include <stddef.h>
#include <string.h>

#include "kernels/kernels.h"

enum {
    PADDING = 16,  /* rows and columns */
    MAX_STEPS = 4, /* steps that build a maximum over 15 values */
};

/* Steps that build a maximum over a window: each takes the maximum of a value and the one AHEAD. */
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

/* Computes running maxima along ROW, for windows that start HALF pixels to the left of each
 * pixel. */
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

/* Dilates the picture whose bits are inverted by FLIP with a square of SIDE, and inverts the result
 * by FLIP again: complementing the values turns the maximum into a minimum. All steps go down the
 * picture together, so that rows are still in the cache. */
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

void morphology_close(const uint8_t *in, unsigned width, unsigned height, unsigned side,
                      uint8_t *work, uint8_t *out)
{
    dilate(in, width, height, side, 0x00, work, out);
    dilate(out, width, height, side, 0xFF, work, out);
}

void morphology_open(const uint8_t *in, unsigned width, unsigned height, unsigned side,
                     uint8_t *work, uint8_t *out)
{
    dilate(in, width, height, side, 0xFF, work, out);
    dilate(out, width, height, side, 0x00, work, out);
}
