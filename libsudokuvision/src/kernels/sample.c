/* Brightness between pixels, along rays. */
#include "kernels/kernel.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include "image/warp.h"

/* Samples that are worked on together: a vector's. */
#if defined(__AVX512F__)
enum { LANES = 16 };
#elif defined(__AVX2__)
enum { LANES = 8 };
#else
enum { LANES = 4 };
#endif

/* Where the four pixels around each place begin, and the place's share of the right and lower ones,
 * of 256. */
struct block {
    int32_t offset[LANES];
    int32_t right[LANES];
    int32_t down[LANES];
};

static inline float clamp(float value, float max)
{
    value = value > 0 ? value : 0;
    return value < max ? value : max;
}

/* The last pixel is the right (lower) one of the last but one, all of it. */
static inline void find_places(const struct plane *plane, const struct ray *ray, const float *s,
                               struct block *block)
{
    const float width = (float)(plane->width - 1), height = (float)(plane->height - 1);
    const int32_t last_column = (int32_t)plane->width - 2, last_row = (int32_t)plane->height - 2;
    const int32_t stride = (int32_t)plane->stride;
    for (unsigned i = 0; i < LANES; i++) {
        float w = ray->w0 + ray->w1 * s[i];
        /* Kept away from 0 where the horizon crosses the view. */
        float scale = 1 / (fabsf(w) > 1e-6F ? w : 1e-6F);
        float x = clamp((ray->x0 + ray->x1 * s[i]) * scale, width);
        float y = clamp((ray->y0 + ray->y1 * s[i]) * scale, height);
        int32_t column = (int32_t)x, row = (int32_t)y;
        column = column < last_column ? column : last_column;
        row = row < last_row ? row : last_row;
        block->offset[i] = row * stride + column;
        block->right[i] = (int32_t)((x - (float)column) * 256);
        block->down[i] = (int32_t)((y - (float)row) * 256);
    }
}

#if defined(__AVX512F__)
/* Four bytes are read for two pixels: those after the upper two lie in the row below at the latest,
 * those before the lower two in the row above at the earliest. Of each four, two are spread to 16
 * bits each. */
static inline void fetch(const struct plane *plane, const struct block *block, uint8_t *view)
{
    const __m512i offset = _mm512_loadu_si512(block->offset);
    const __m512i right = _mm512_loadu_si512(block->right);
    const __m512i down = _mm512_loadu_si512(block->down);
    const __m512i low = _mm512_set1_epi32(255), above = _mm512_set1_epi32(0xFF0000);
    const __m512i shares = _mm512_or_si512(_mm512_sub_epi32(_mm512_set1_epi32(256), right),
                                           _mm512_slli_epi32(right, 16));
    __m512i upper = _mm512_i32gather_epi32(offset, plane->pixels, 1);
    __m512i lower = _mm512_i32gather_epi32(offset, plane->pixels + plane->stride - 2, 1);
    upper = _mm512_or_si512(_mm512_and_si512(upper, low),
                            _mm512_and_si512(_mm512_slli_epi32(upper, 8), above));
    lower = _mm512_or_si512(_mm512_and_si512(_mm512_srli_epi32(lower, 16), low),
                            _mm512_and_si512(_mm512_srli_epi32(lower, 8), above));
    upper = _mm512_madd_epi16(upper, shares);
    lower = _mm512_madd_epi16(lower, shares);
    __m512i value = _mm512_mullo_epi32(_mm512_sub_epi32(lower, upper), down);
    value = _mm512_add_epi32(value, _mm512_slli_epi32(upper, 8));
    value = _mm512_srli_epi32(_mm512_add_epi32(value, _mm512_set1_epi32(32768)), 16);
    _mm_storeu_si128((__m128i *)(void *)view, _mm512_cvtepi32_epi8(value));
}
#elif defined(__AVX2__)
/* As with AVX-512. */
static inline void fetch(const struct plane *plane, const struct block *block, uint8_t *view)
{
    const __m256i offset = _mm256_loadu_si256((const __m256i *)(const void *)block->offset);
    const __m256i right = _mm256_loadu_si256((const __m256i *)(const void *)block->right);
    const __m256i down = _mm256_loadu_si256((const __m256i *)(const void *)block->down);
    const __m256i low = _mm256_set1_epi32(255), above = _mm256_set1_epi32(0xFF0000);
    const __m256i shares = _mm256_or_si256(_mm256_sub_epi32(_mm256_set1_epi32(256), right),
                                           _mm256_slli_epi32(right, 16));
    const void *below = plane->pixels + plane->stride - 2;
    __m256i upper = _mm256_i32gather_epi32((const int *)(const void *)plane->pixels, offset, 1);
    __m256i lower = _mm256_i32gather_epi32((const int *)below, offset, 1);
    upper = _mm256_or_si256(_mm256_and_si256(upper, low),
                            _mm256_and_si256(_mm256_slli_epi32(upper, 8), above));
    lower = _mm256_or_si256(_mm256_and_si256(_mm256_srli_epi32(lower, 16), low),
                            _mm256_and_si256(_mm256_srli_epi32(lower, 8), above));
    upper = _mm256_madd_epi16(upper, shares);
    lower = _mm256_madd_epi16(lower, shares);
    __m256i value = _mm256_mullo_epi32(_mm256_sub_epi32(lower, upper), down);
    value = _mm256_add_epi32(value, _mm256_slli_epi32(upper, 8));
    value = _mm256_srli_epi32(_mm256_add_epi32(value, _mm256_set1_epi32(32768)), 16);
    value = _mm256_packus_epi32(value, value);
    value = _mm256_packus_epi16(value, value);
    _mm_storeu_si32(view, _mm256_castsi256_si128(value));
    _mm_storeu_si32(view + 4, _mm256_extracti128_si256(value, 1));
}
#else
static inline void fetch(const struct plane *plane, const struct block *block, uint8_t *view)
{
    for (unsigned i = 0; i < LANES; i++) {
        const uint8_t *pixel = plane->pixels + block->offset[i], *below = pixel + plane->stride;
        int right = block->right[i], down = block->down[i];
        int upper = pixel[0] * (256 - right) + pixel[1] * right;
        int lower = below[0] * (256 - right) + below[1] * right;
        view[i] = (uint8_t)((upper * (256 - down) + lower * down + 32768) >> 16);
    }
}
#endif

/* Without four pixels around a place, or with offsets beyond 31 bits. */
static void sample_odd(const struct plane *plane, const struct ray *r, const float *s,
                       unsigned count, uint8_t *view)
{
    for (unsigned i = 0; i < count; i++) {
        float w = r->w0 + r->w1 * s[i], scale = 1 / (fabsf(w) > 1e-6F ? w : 1e-6F);
        view[i] =
            warp_sample(plane, (r->x0 + r->x1 * s[i]) * scale, (r->y0 + r->y1 * s[i]) * scale);
    }
}

/* LANES samples. */
static inline void sample_vector(const struct plane *plane, const struct ray *ray, const float *s,
                                 uint8_t *view)
{
    struct block block;
    find_places(plane, ray, s, &block);
    fetch(plane, &block, view);
}

/* COUNT samples, fewer than LANES. */
static inline void sample_few(const struct plane *plane, const struct ray *ray, const float *s,
                              unsigned count, uint8_t *view)
{
    float places[LANES] = {0};
    uint8_t seen[LANES];
    memcpy(places, s, count * sizeof *places);
    sample_vector(plane, ray, places, seen);
    memcpy(view, seen, count);
}

static bool is_odd(const struct plane *plane)
{
    return plane->width < 2 || plane->height < 2 || plane->stride > 65535;
}

void KERNEL(sample)(const struct plane *plane, const struct ray *ray, const float *s,
                    unsigned count, uint8_t *view)
{
    /* Copies, which what is stored in VIEW cannot change. */
    const struct plane from = *plane;
    const struct ray along = *ray;
    if (is_odd(plane)) {
        sample_odd(plane, ray, s, count, view);
    } else if (count < LANES) {
        sample_few(&from, &along, s, count, view);
    } else { /* some again at the end rather than few alone */
        for (unsigned i = 0; i + LANES < count; i += LANES)
            sample_vector(&from, &along, s + i, view + i);
        sample_vector(&from, &along, s + count - LANES, view + count - LANES);
    }
}

/* LANES sums, of places from FIRST on. */
static inline void sum_vector(const struct plane *plane, const struct fan *fan, unsigned first,
                              uint16_t *sums)
{
    uint16_t total[LANES] = {0};
    uint8_t seen[LANES];
    for (unsigned i = 0; i < fan->count; i++) {
        sample_vector(plane, &fan->rays[i], fan->s + (size_t)i * fan->stride + first, seen);
        for (unsigned lane = 0; lane < LANES; lane++)
            total[lane] = (uint16_t)(total[lane] + seen[lane]);
    }
    memcpy(sums + first, total, sizeof total);
}

/* COUNT sums, fewer than LANES, or of a picture without four pixels around a place. */
static void sum_few(const struct plane *plane, const struct fan *fan, unsigned first,
                    unsigned count, uint16_t *sums)
{
    uint8_t seen[LANES];
    memset(sums + first, 0, count * sizeof *sums);
    for (unsigned i = 0; i < fan->count; i++) {
        const float *s = fan->s + (size_t)i * fan->stride + first;
        if (is_odd(plane))
            sample_odd(plane, &fan->rays[i], s, count, seen);
        else
            sample_few(plane, &fan->rays[i], s, count, seen);
        for (unsigned k = 0; k < count; k++)
            sums[first + k] = (uint16_t)(sums[first + k] + seen[k]);
    }
}

void KERNEL(sum_samples)(const struct plane *plane, const struct fan *fan, unsigned count,
                         uint16_t *sums)
{
    const struct plane from = *plane;
    if (count < LANES || is_odd(plane)) {
        for (unsigned i = 0; i < count; i += LANES - 1)
            sum_few(plane, fan, i, count - i < LANES - 1 ? count - i : LANES - 1, sums);
        return;
    }
    for (unsigned i = 0; i + LANES < count; i += LANES)
        sum_vector(&from, fan, i, sums);
    sum_vector(&from, fan, count - LANES, sums);
}
