/* Brightness of pixels, and halving and shrinking. */
#include "kernels/kernel.h"

/* Prefetches: pictures are usually not in a near cache, and their rows end before the hardware
 * detects sequential reads. */
static inline void ask_ahead(const uint8_t *bytes, size_t count)
{
    enum { LINE = 64, AHEAD = 4096 };
    for (size_t i = 0; i < count; i += LINE)
        __builtin_prefetch(bytes + i + AHEAD);
}

/* STEP, RED and BLUE are constants at each call. */
static inline void luma(const uint8_t *restrict pixels, unsigned count, unsigned step, unsigned red,
                        unsigned blue, uint8_t *restrict gray)
{
    ask_ahead(pixels, (size_t)count * step);
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

void KERNEL(add_weighted)(const uint8_t *restrict bytes, unsigned count, float weight,
                          float *restrict sums)
{
    for (unsigned x = 0; x < count; x++)
        sums[x] += weight * (float)bytes[x];
}

static inline uint8_t round_mean(float mean)
{
    mean += 0.5F;
    return mean < 255 ? (uint8_t)mean : 255;
}

static inline float min(float a, float b)
{
    return a < b ? a : b;
}

static inline float max(float a, float b)
{
    return a > b ? a : b;
}

/* Integrates numbers, each of which extends from its index to the next one, from START to END. */
static float sum_between(const float *numbers, unsigned width, float start, float end)
{
    unsigned first = (unsigned)start, last = (unsigned)end;
    last = last < width ? last : width - 1;
    float sum = ((float)(first + 1) - start) * numbers[first];
    for (unsigned x = first + 1; x < last; x++)
        sum += numbers[x];
    return last > first ? sum + (end - (float)last) * numbers[last] : sum;
}

/* The same vectorized for a RATIO of at most 2, so that three numbers suffice, and for COUNT
 * results that end before the last number. */
static void shrink_little(const float *restrict numbers, float ratio, float scale, unsigned count,
                          uint8_t *restrict small)
{
    for (unsigned i = 0; i < count; i++) {
        float start = (float)i * ratio, end = start + ratio;
        int first = (int)start;
        float second = (float)(first + 1), third = (float)(first + 2);
        float sum = (second - start) * numbers[first];
        sum += max(min(end, third) - second, 0) * numbers[first + 1];
        sum += max(end - third, 0) * numbers[first + 2];
        small[i] = round_mean(sum * scale);
    }
}

void KERNEL(shrink)(const float *numbers, unsigned width, float ratio, float scale, unsigned count,
                    uint8_t *small)
{
    unsigned done = ratio <= 2 ? count : 0;
    while (done > 0 && (float)(done - 1) * ratio + 3 > (float)width)
        done--;
    shrink_little(numbers, ratio, scale, done, small);
    for (unsigned i = done; i < count; i++) {
        float start = (float)i * ratio;
        small[i] = round_mean(sum_between(numbers, width, start, start + ratio) * scale);
    }
}
