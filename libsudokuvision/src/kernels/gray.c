/* Brightness of pixels, and halving and shrinking. */
#include "kernels/kernel.h"

#if defined(__SSE4_1__) && !defined(__AVX2__)
#include <immintrin.h>
typedef __m128i bytes_vector;
#define LOAD(from)         _mm_loadu_si128((const __m128i *)(const void *)(from))
#define STORE(to, v)       _mm_storeu_si128((__m128i *)(void *)(to), v)
#define AND(a, b)          _mm_and_si128(a, b)
#define WORDS(low, high)   _mm_set1_epi32((high) << 16 | (low))
#define SHIFT(v, bits)     _mm_srli_epi32(v, bits)
#define ADD(a, b)          _mm_add_epi32(a, b)
#define DOT(a, b)          _mm_madd_epi16(a, b)
#define NARROW(a, b, c, d) _mm_packus_epi16(_mm_packs_epi32(a, b), _mm_packs_epi32(c, d))
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
typedef v128_t bytes_vector;
#define LOAD(from)       wasm_v128_load(from)
#define STORE(to, v)     wasm_v128_store(to, v)
#define AND(a, b)        wasm_v128_and(a, b)
#define WORDS(low, high) wasm_i32x4_splat((high) << 16 | (low))
#define SHIFT(v, bits)   wasm_u32x4_shr(v, bits)
#define ADD(a, b)        wasm_i32x4_add(a, b)
#define DOT(a, b)        wasm_i32x4_dot_i16x8(a, b)
#define NARROW(a, b, c, d)                                                                         \
    wasm_u8x16_narrow_i16x8(wasm_i16x8_narrow_i32x4(a, b), wasm_i16x8_narrow_i32x4(c, d))
#endif

/* Prefetches: pictures are usually not in a near cache, and their rows end before the hardware
 * detects sequential reads. */
static inline void ask_ahead(const uint8_t *bytes, size_t count)
{
    enum { LINE = 64, AHEAD = 4096 };
    for (size_t i = 0; i < count; i += LINE)
        __builtin_prefetch(bytes + i + AHEAD);
}

#if defined(DOT)
/* The brightness of four pixels: red and blue, then green, as pairs of 16 bits. */
static inline bytes_vector luma_four(const uint8_t *pixels)
{
    const bytes_vector four = LOAD(pixels);
    const bytes_vector red_blue = DOT(AND(four, WORDS(255, 255)), WORDS(77, 29));
    const bytes_vector green = DOT(AND(SHIFT(four, 8), WORDS(255, 0)), WORDS(150, 0));
    return SHIFT(ADD(red_blue, green), 8);
}

/* Computes the brightness of COUNT pixels as far as whole vectors go, and returns their number. */
static unsigned luma_fours(const uint8_t *pixels, unsigned count, uint8_t *gray)
{
    unsigned x = 0;
    for (; x + 16 <= count; x += 16) {
        const uint8_t *from = pixels + (size_t)4 * x;
        STORE(gray + x, NARROW(luma_four(from), luma_four(from + 16), luma_four(from + 32),
                               luma_four(from + 48)));
    }
    return x;
}
#else
/* Compilers make vectors of the loop below. */
static unsigned luma_fours(const uint8_t *pixels, unsigned count, uint8_t *gray)
{
    (void)pixels, (void)count, (void)gray;
    return 0;
}
#endif

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
    unsigned done;
    switch (order) {
    case LUMA_RGB:
        luma(pixels, count, 3, 0, 2, gray);
        break;
    case LUMA_BGR:
        luma(pixels, count, 3, 2, 0, gray);
        break;
    case LUMA_RGBA:
        done = luma_fours(pixels, count, gray);
        luma(pixels + (size_t)4 * done, count - done, 4, 0, 2, gray + done);
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
