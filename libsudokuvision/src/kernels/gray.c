/* Brightness of pixels, and its halving. */
#include "kernels/kernel.h"

/* STEP, RED and BLUE are constants where this is used. */
static inline void luma(const uint8_t *restrict pixels, unsigned count, unsigned step, unsigned red,
                        unsigned blue, uint8_t *restrict gray)
{
    for (unsigned x = 0; x < count; x++) {
        const uint8_t *pixel = pixels + (size_t)x * step;
        gray[x] = (uint8_t)((77U * pixel[red] + 150U * pixel[1] + 29U * pixel[blue]) >> 8);
    }
}

void KERNEL(luma)(const uint8_t *pixels, unsigned count, enum luma_order order, uint8_t *gray)
{
    switch (order) {
    case LUMA_RGB:
        luma(pixels, count, 3, 0, 2, gray);
        break;
    case LUMA_BGR:
        luma(pixels, count, 3, 2, 0, gray);
        break;
    case LUMA_RGBA:
        luma(pixels, count, 4, 0, 2, gray);
        break;
    }
}

void KERNEL(every_second)(const uint8_t *restrict bytes, unsigned count, uint8_t *restrict out)
{
    for (unsigned x = 0; x < count; x++)
        out[x] = bytes[2 * (size_t)x];
}

void KERNEL(halve)(const uint8_t *restrict upper, const uint8_t *restrict lower, unsigned count,
                   uint8_t *restrict half)
{
    for (unsigned x = 0; x < count; x++) {
        size_t at = 2 * (size_t)x;
        half[x] = (uint8_t)((upper[at] + upper[at + 1] + lower[at] + lower[at + 1] + 2) >> 2);
    }
}
