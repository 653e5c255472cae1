/* Brightness between pixels, along rays. */
#include "kernels/kernel.h"

#include <math.h>
#include <string.h>

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include "image/warp.h"

/* Samples that are worked on at a time, in whole vectors of LANES. */
#if defined(__AVX512F__)
enum { BLOCK = 64, LANES = 16 };
#elif defined(__AVX2__)
enum { BLOCK = 64, LANES = 8 };
#else
enum { BLOCK = 64, LANES = 4 };
#endif

/* Where the four pixels around each place begin, and the place's share of the right and lower ones,
 * of 256. */
struct block {
    int32_t offset[BLOCK];
    int32_t right[BLOCK];
    int32_t down[BLOCK];
};

static inline float clamp(float value, float max)
{
    value = value > 0 ? value : 0;
    return value < max ? value : max;
}

/* The last pixel is the right (lower) one of the last but one, all of it. */
static void find_places(const struct plane *plane, const struct ray *ray, const float *s,
                        unsigned count, struct block *block)
{
    const struct ray r = *ray;
    const float width = (float)(plane->width - 1), height = (float)(plane->height - 1);
    const int32_t last_column = (int32_t)plane->width - 2, last_row = (int32_t)plane->height - 2;
    const int32_t stride = (int32_t)plane->stride;
    for (unsigned i = 0; i < count; i++) {
        float w = r.w0 + r.w1 * s[i];
        /* Kept away from 0 where the horizon crosses the view. */
        float scale = 1 / (fabsf(w) > 1e-6F ? w : 1e-6F);
        float x = clamp((r.x0 + r.x1 * s[i]) * scale, width);
        float y = clamp((r.y0 + r.y1 * s[i]) * scale, height);
        int32_t column = (int32_t)x, row = (int32_t)y;
        column = column < last_column ? column : last_column;
        row = row < last_row ? row : last_row;
        block->offset[i] = row * stride + column;
        block->right[i] = (int32_t)((x - (float)column) * 256);
        block->down[i] = (int32_t)((y - (float)row) * 256);
    }
}

static inline uint8_t fetch_one(const struct plane *plane, const struct block *block, unsigned i)
{
    const uint8_t *pixel = plane->pixels + block->offset[i], *below = pixel + plane->stride;
    int right = block->right[i], down = block->down[i];
    int upper = pixel[0] * (256 - right) + pixel[1] * right;
    int lower = below[0] * (256 - right) + below[1] * right;
    return (uint8_t)((upper * (256 - down) + lower * down + 32768) >> 16);
}

#ifdef __AVX2__
/* Spreads the two lowest bytes of each 32 bits; and the two highest. */
static inline __m256i spread(__m256i pixels, char first)
{
    char a = first, b = (char)(first + 1);
    const __m256i order = _mm256_setr_epi8(
        a, -1, b, -1, (char)(a + 4), -1, (char)(b + 4), -1, (char)(a + 8), -1, (char)(b + 8), -1,
        (char)(a + 12), -1, (char)(b + 12), -1, a, -1, b, -1, (char)(a + 4), -1, (char)(b + 4), -1,
        (char)(a + 8), -1, (char)(b + 8), -1, (char)(a + 12), -1, (char)(b + 12), -1);
    return _mm256_shuffle_epi8(pixels, order);
}

/* Eight at once. Four bytes are read for two pixels: those after the upper two lie in the row below
 * at the latest, those before the lower two in the row above at the earliest. */
static inline void fetch_eight(const struct plane *plane, const struct block *block, unsigned i,
                               uint8_t *view)
{
    const __m256i offset = _mm256_loadu_si256((const __m256i *)(block->offset + i));
    const __m256i right = _mm256_loadu_si256((const __m256i *)(block->right + i));
    const __m256i down = _mm256_loadu_si256((const __m256i *)(block->down + i));
    const void *below = plane->pixels + plane->stride - 2;
    __m256i upper = _mm256_i32gather_epi32((const int *)(const void *)plane->pixels, offset, 1);
    __m256i lower = _mm256_i32gather_epi32((const int *)below, offset, 1);
    __m256i shares = _mm256_or_si256(_mm256_sub_epi32(_mm256_set1_epi32(256), right),
                                     _mm256_slli_epi32(right, 16));
    upper = _mm256_madd_epi16(spread(upper, 0), shares);
    lower = _mm256_madd_epi16(spread(lower, 2), shares);
    __m256i value = _mm256_mullo_epi32(_mm256_sub_epi32(lower, upper), down);
    value = _mm256_add_epi32(value, _mm256_slli_epi32(upper, 8));
    value = _mm256_srli_epi32(_mm256_add_epi32(value, _mm256_set1_epi32(32768)), 16);
    value = _mm256_packus_epi32(value, value);
    value = _mm256_packus_epi16(value, value);
    _mm_storeu_si32(view, _mm256_castsi256_si128(value));
    _mm_storeu_si32(view + 4, _mm256_extracti128_si256(value, 1));
}
#endif

static void fetch(const struct plane *plane, const struct block *block, unsigned count,
                  uint8_t *view)
{
    unsigned i = 0;
#ifdef __AVX2__
    for (; i + 8 <= count; i += 8)
        fetch_eight(plane, block, i, view + i);
#endif
    for (; i < count; i++)
        view[i] = fetch_one(plane, block, i);
}

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

/* COUNT is a multiple of LANES. */
static void sample_vectors(const struct plane *plane, const struct ray *ray, const float *s,
                           unsigned count, uint8_t *view)
{
    struct block block;
    for (unsigned done = 0; done < count; done += BLOCK) {
        unsigned vectors = (count - done < BLOCK ? count - done : BLOCK) / LANES;
        find_places(plane, ray, s + done, vectors * LANES, &block);
        fetch(plane, &block, vectors * LANES, view + done);
    }
}

void KERNEL(sample)(const struct plane *plane, const struct ray *ray, const float *s,
                    unsigned count, uint8_t *view)
{
    const unsigned rest = count % LANES, whole = count - rest;
    if (plane->width < 2 || plane->height < 2 || plane->stride > 65535) {
        sample_odd(plane, ray, s, count, view);
        return;
    }
    sample_vectors(plane, ray, s, whole, view);
    if (rest) {
        float places[LANES] = {0};
        uint8_t seen[LANES];
        memcpy(places, s + whole, rest * sizeof *places);
        sample_vectors(plane, ray, places, LANES, seen);
        memcpy(view + whole, seen, rest);
    }
}
