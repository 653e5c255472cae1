/* Pixels against the mean around them. */
#include "kernels/kernel.h"

#include <string.h>

#ifdef __AVX2__
#include <immintrin.h>
#endif

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

/* Bytes ahead are copied, so that the compiler sees that they are not those that change. */
void KERNEL(raise_ahead)(uint8_t *bytes, unsigned count, unsigned ahead)
{
    enum { TOGETHER = 64 };
    for (unsigned x = 0; x < count; x += TOGETHER) {
        uint8_t later[TOGETHER];
        if (count - x < TOGETHER) {
            memcpy(later, bytes + x + ahead, count - x);
            KERNEL(raise)(later, count - x, bytes + x);
        } else {
            memcpy(later, bytes + x + ahead, TOGETHER);
            KERNEL(raise)(later, TOGETHER, bytes + x);
        }
    }
}

void KERNEL(flip)(const uint8_t *restrict bytes, unsigned count, uint8_t flip,
                  uint8_t *restrict flipped)
{
    for (unsigned x = 0; x < count; x++)
        flipped[x] = bytes[x] ^ flip;
}

/* The bits of 64 bytes. */
static uint64_t pack_64(const uint8_t *bytes)
{
#if defined(__AVX512BW__)
    const __m512i all = _mm512_loadu_si512(bytes);
    return _mm512_test_epi8_mask(all, all);
#elif defined(__AVX2__)
    const __m256i none = _mm256_setzero_si256();
    __m256i low = _mm256_loadu_si256((const __m256i *)(const void *)bytes);
    __m256i high = _mm256_loadu_si256((const __m256i *)(const void *)(bytes + 32));
    uint32_t empty = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(low, none));
    uint64_t more = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(high, none));
    return ~(more << 32 | empty);
#else
    uint64_t bits = 0;
    for (unsigned i = 0; i < 64; i++)
        bits |= (uint64_t)(bytes[i] != 0) << i;
    return bits;
#endif
}

void KERNEL(pack)(const uint8_t *bytes, unsigned count, uint64_t *bits)
{
    uint8_t last[64] = {0};
    for (; count >= 64; count -= 64, bytes += 64)
        *bits++ = pack_64(bytes);
    memcpy(last, bytes, count);
    *bits = pack_64(last);
}
