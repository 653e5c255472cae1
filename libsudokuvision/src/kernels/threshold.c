/* Pixels against the mean around them. */
#include "kernels/kernel.h"

/* Pixels of a row that are worked on together. */
enum { RUN = 1024, WINDOW_MAX = 63 };

void KERNEL(slide)(const uint8_t *restrict in, const uint8_t *restrict out, unsigned count,
                   uint32_t *restrict sums)
{
    for (unsigned x = 0; x < count; x++)
        sums[x] += (uint32_t)in[x] - out[x];
}

/* PREFIX[x] = sum of the first x numbers, x = 0..COUNT. Each sum waits for the one before, so four
 * parts are added up side by side and joined afterwards. */
static void sum_up(const uint32_t *restrict numbers, unsigned count, uint32_t *restrict prefix)
{
    unsigned part = count / 4;
    uint32_t a = 0, b = 0, c = 0, d = 0;
    prefix[0] = 0;
    for (unsigned x = 0; x < part; x++) {
        prefix[x + 1] = a += numbers[x];
        prefix[part + x + 1] = b += numbers[part + x];
        prefix[2 * part + x + 1] = c += numbers[2 * part + x];
        prefix[3 * part + x + 1] = d += numbers[3 * part + x];
    }
    for (unsigned x = 4 * part; x < count; x++)
        prefix[x + 1] = d += numbers[x];
    b += a;
    c += b;
    for (unsigned x = 1; x <= part; x++) {
        prefix[part + x] += a;
        prefix[2 * part + x] += b;
    }
    for (unsigned x = 3 * part + 1; x <= count; x++)
        prefix[x] += c;
}

/* DARK[x] = 1 where pixel * area * 1024 < factor * sum, else 0. Both are below 2^31, so that the
 * sign of the difference tells. */
static void compare_sums(const uint8_t *restrict row, unsigned count,
                         const struct mean_window *window, const uint32_t *restrict prefix,
                         uint8_t *restrict dark)
{
    const uint32_t area = window->side * window->side * 1024, factor = window->factor;
    const uint32_t *end = prefix + window->side;
    for (unsigned x = 0; x < count; x++)
        dark[x] = (uint8_t)((row[x] * area - factor * (end[x] - prefix[x])) >> 31);
}

void KERNEL(find_darker)(const uint8_t *row, unsigned count, const struct mean_window *window,
                         const uint32_t *columns, uint8_t *mask)
{
    for (unsigned first = 0; first < count; first += RUN) {
        uint32_t prefix[RUN + WINDOW_MAX + 1];
        unsigned width = count - first < RUN ? count - first : RUN;
        sum_up(columns + first, width + window->side, prefix);
        compare_sums(row + first, width, window, prefix, mask + first);
    }
}

void KERNEL(compare)(const uint8_t *restrict row, const uint8_t *restrict background,
                     unsigned count, uint32_t limit, uint8_t *restrict mask)
{
    for (unsigned x = 0; x < count; x++)
        mask[x] = (uint8_t)((row[x] * UINT32_C(1024) - background[x] * limit) >> 31);
}

void KERNEL(raise)(const uint8_t *restrict bytes, unsigned count, uint8_t *restrict tops)
{
    for (unsigned x = 0; x < count; x++)
        tops[x] = tops[x] > bytes[x] ? tops[x] : bytes[x];
}

void KERNEL(flip)(const uint8_t *restrict bytes, unsigned count, uint8_t flip,
                  uint8_t *restrict flipped)
{
    for (unsigned x = 0; x < count; x++)
        flipped[x] = bytes[x] ^ flip;
}
