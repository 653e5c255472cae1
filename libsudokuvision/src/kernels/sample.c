/* Interpolated brightness along rays. */
#include "kernels/kernel.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include "image/warp.h"

/* Samples processed together as a vector. */
#if defined(__AVX512F__)
enum { LANES = 16 };
#elif defined(__AVX2__)
enum { LANES = 8 };
#else
enum { LANES = 4 };
#endif

/* Minimum denominator, which excludes points close to the horizon. */
#define NEAREST 1e-6F

/* Values at LANES points, in fewer bits, and coordinates. */
typedef uint32_t vector __attribute__((vector_size(LANES * sizeof(uint32_t))));
typedef uint16_t vector_16 __attribute__((vector_size(LANES * sizeof(uint16_t))));
typedef uint8_t vector_8 __attribute__((vector_size(LANES * sizeof(uint8_t))));
typedef float vector_float __attribute__((vector_size(LANES * sizeof(float))));

/* Increments of the numerators and the denominator from the start of a ray to LANES points; equal
 * for all parallel rays. */
struct ray_steps {
    vector_float x, y, w;
};

/* Offsets of the four pixels around each point, and the weights, in 256ths, of left and right and
 * of upper and lower pixels: both in the halves of a number, as shares_of() combines them. */
struct block {
    int32_t offset[LANES];
    int32_t across[LANES];
    int32_t down[LANES];
};

static inline float clamp(float value, float max)
{
    value = value > 0 ? value : 0;
    return value < max ? value : max;
}

static inline void take_steps(const struct ray *ray, const float *s, struct ray_steps *steps)
{
    vector_float at;
    memcpy(&at, s, sizeof at);
    steps->x = ray->x1 * at;
    steps->y = ray->y1 * at;
    steps->w = ray->w1 * at;
}

/* Copies the first COUNT of LANES parameters S and repeats the first one; S need not have more. */
static inline void take_few(const float *s, unsigned count, float *places)
{
#if defined(__AVX512F__)
    const __m512 others = _mm512_set1_ps(s[0]);
    _mm512_storeu_ps(places, _mm512_mask_loadu_ps(others, (__mmask16)((1U << count) - 1), s));
#else
    for (unsigned i = 0; i < LANES; i++)
        places[i] = s[i < count ? i : 0];
#endif
}

#if defined(KERNEL_QUARTERS) && !defined(__AVX2__)
/* Without gathering, the weights of the right and lower pixels are enough. */
static inline int32_t shares_of(int32_t share)
{
    return share;
}
#else
static inline int32_t shares_of(int32_t share)
{
    return share << 16 | (256 - share);
}
#endif

/* A point in the last row or column has the full weight of the lower or right one of the last
 * two. */
static inline void find_places(const struct plane *plane, const struct ray *ray,
                               const struct ray_steps *steps, struct block *block)
{
    const float width = (float)(plane->width - 1), height = (float)(plane->height - 1);
    const int32_t last_column = (int32_t)plane->width - 2, last_row = (int32_t)plane->height - 2;
    const int32_t stride = (int32_t)plane->stride;
    for (unsigned i = 0; i < LANES; i++) {
        float w = ray->w0 + steps->w[i];
        /* Kept away from 0 where the horizon crosses the view. */
        float scale = 1 / (fabsf(w) > NEAREST ? w : NEAREST);
        float x = clamp((ray->x0 + steps->x[i]) * scale, width);
        float y = clamp((ray->y0 + steps->y[i]) * scale, height);
        int32_t column = (int32_t)x, row = (int32_t)y;
        column = column < last_column ? column : last_column;
        row = row < last_row ? row : last_row;
        block->offset[i] = row * stride + column;
        block->across[i] = shares_of((int32_t)((x - (float)column) * 256));
        block->down[i] = shares_of((int32_t)((y - (float)row) * 256));
    }
}

/* Vectors for points within the picture need no clamping. Coordinates are in 256ths of a pixel
 * (powers of two are exact), so their low bits are the weights. Four bytes are loaded for two
 * pixels: those after the upper two extend at most to the row below, those before the lower two at
 * most to the row above. Two of each four are widened to 16 bits, and their products with the
 * weights are added in pairs. These products are signed, so half the range is subtracted from the
 * means of two pixels, in 256ths. */
enum { HALF_RANGE = 1 << 15, ROUNDED = HALF_RANGE + 256 * HALF_RANGE };

#if defined(__AVX512F__)
/* Returns false if a point is not between pixels. */
static inline bool find_inside(const struct plane *plane, const struct ray *ray,
                               const struct ray_steps *steps, struct block *block)
{
    const __m512 x0 = _mm512_set1_ps(ray->x0), y0 = _mm512_set1_ps(ray->y0);
    const __m512i width = _mm512_set1_epi32((int32_t)(plane->width - 1) * 256);
    const __m512i height = _mm512_set1_epi32((int32_t)(plane->height - 1) * 256);
    const __m512i row_and_column = _mm512_set1_epi32((int32_t)plane->stride << 16 | 1);
    const __m512i lowest_twice =
        _mm512_set4_epi32(-0x7FF37FF4, -0x7FF77FF8, -0x7FFB7FFC, -0x7FFF8000);
    const __m512i all = _mm512_set1_epi16(256);
    __m512 w = _mm512_add_ps(_mm512_set1_ps(ray->w0), (__m512)steps->w);
    __m512 scale = _mm512_div_ps(_mm512_set1_ps(256), w);
    __m512 x_sum = _mm512_add_ps(x0, (__m512)steps->x);
    __m512 y_sum = _mm512_add_ps(y0, (__m512)steps->y);
    __m512i x = _mm512_cvttps_epi32(_mm512_mul_ps(x_sum, scale));
    __m512i y = _mm512_cvttps_epi32(_mm512_mul_ps(y_sum, scale));
    __mmask16 inside = _mm512_cmp_ps_mask(w, _mm512_set1_ps(NEAREST), _CMP_GT_OQ);
    inside = _mm512_mask_cmplt_epu32_mask(inside, x, width);
    inside = _mm512_mask_cmplt_epu32_mask(inside, y, height);
    /* The lower half of each number from the first operand, the upper one from the second. */
    __m512i place = _mm512_ternarylogic_epi32(_mm512_set1_epi32(0xFFFF), _mm512_srli_epi32(x, 8),
                                              _mm512_slli_epi32(y, 8), 0xCA);
    __m512i right = _mm512_shuffle_epi8(x, lowest_twice);
    __m512i lower = _mm512_shuffle_epi8(y, lowest_twice);
    _mm512_storeu_si512(block->offset, _mm512_madd_epi16(place, row_and_column));
    _mm512_storeu_si512(block->across, _mm512_mask_sub_epi16(right, 0x55555555, all, right));
    _mm512_storeu_si512(block->down, _mm512_mask_sub_epi16(lower, 0x55555555, all, lower));
    return inside == 0xFFFF;
}

static inline void fetch(const struct plane *plane, const struct block *block, vector *values)
{
    const __m512i offset = _mm512_loadu_si512(block->offset);
    const __m512i across = _mm512_loadu_si512(block->across);
    const __m512i first = _mm512_set4_epi32(-0x7FF27FF4, -0x7FF67FF8, -0x7FFA7FFC, -0x7FFE8000);
    const __m512i last = _mm512_add_epi32(first, _mm512_set1_epi32(0x00020002));
    __m512i upper = _mm512_i32gather_epi32(offset, plane->pixels, 1);
    __m512i lower = _mm512_i32gather_epi32(offset, plane->pixels + plane->stride - 2, 1);
    upper = _mm512_madd_epi16(_mm512_shuffle_epi8(upper, first), across);
    lower = _mm512_madd_epi16(_mm512_shuffle_epi8(lower, last), across);
    __m512i both = _mm512_or_si512(_mm512_slli_epi32(lower, 16), upper);
    both = _mm512_xor_si512(both, _mm512_set1_epi16((int16_t)-HALF_RANGE));
    both = _mm512_madd_epi16(both, _mm512_loadu_si512(block->down));
    both = _mm512_add_epi32(both, _mm512_set1_epi32(ROUNDED));
    _mm512_storeu_si512(values, _mm512_srli_epi32(both, 16));
}
#elif defined(__AVX2__)
/* 256 minus the lower half of each of SHARES. */
static inline __m256i complement(__m256i shares)
{
    return _mm256_blend_epi16(shares, _mm256_sub_epi16(_mm256_set1_epi16(256), shares), 0x55);
}

/* As with AVX-512. */
static inline bool find_inside(const struct plane *plane, const struct ray *ray,
                               const struct ray_steps *steps, struct block *block)
{
    const __m256 x0 = _mm256_set1_ps(ray->x0), y0 = _mm256_set1_ps(ray->y0);
    const __m256i right = _mm256_set1_epi32((int32_t)(plane->width - 1) * 256 - 1);
    const __m256i bottom = _mm256_set1_epi32((int32_t)(plane->height - 1) * 256 - 1);
    const __m256i row_and_column = _mm256_set1_epi32((int32_t)plane->stride << 16 | 1);
    const __m256i lowest_twice = _mm256_broadcastsi128_si256(
        _mm_set_epi32(-0x7FF37FF4, -0x7FF77FF8, -0x7FFB7FFC, -0x7FFF8000));
    __m256 w = _mm256_add_ps(_mm256_set1_ps(ray->w0), (__m256)steps->w);
    __m256 scale = _mm256_div_ps(_mm256_set1_ps(256), w);
    __m256 x_sum = _mm256_add_ps(x0, (__m256)steps->x);
    __m256 y_sum = _mm256_add_ps(y0, (__m256)steps->y);
    __m256i x = _mm256_cvttps_epi32(_mm256_mul_ps(x_sum, scale));
    __m256i y = _mm256_cvttps_epi32(_mm256_mul_ps(y_sum, scale));
    __m256i outside = _mm256_or_si256(x, _mm256_sub_epi32(right, x)); /* the sign bit of each */
    outside = _mm256_or_si256(outside, _mm256_or_si256(y, _mm256_sub_epi32(bottom, y)));
    __m256 behind = _mm256_cmp_ps(w, _mm256_set1_ps(NEAREST), _CMP_NGT_UQ);
    __m256i place = _mm256_blend_epi16(_mm256_srli_epi32(x, 8), _mm256_slli_epi32(y, 8), 0xAA);
    __m256i offset = _mm256_madd_epi16(place, row_and_column);
    __m256i across = complement(_mm256_shuffle_epi8(x, lowest_twice));
    __m256i down = complement(_mm256_shuffle_epi8(y, lowest_twice));
    _mm256_storeu_si256((__m256i *)(void *)block->offset, offset);
    _mm256_storeu_si256((__m256i *)(void *)block->across, across);
    _mm256_storeu_si256((__m256i *)(void *)block->down, down);
    return _mm256_movemask_ps(_mm256_or_ps(behind, _mm256_castsi256_ps(outside))) == 0;
}

static inline void fetch(const struct plane *plane, const struct block *block, vector *values)
{
    const __m256i offset = _mm256_loadu_si256((const __m256i *)(const void *)block->offset);
    const __m256i across = _mm256_loadu_si256((const __m256i *)(const void *)block->across);
    const __m256i down = _mm256_loadu_si256((const __m256i *)(const void *)block->down);
    const __m256i first = _mm256_broadcastsi128_si256(
        _mm_set_epi32(-0x7FF27FF4, -0x7FF67FF8, -0x7FFA7FFC, -0x7FFE8000));
    const __m256i last = _mm256_add_epi32(first, _mm256_set1_epi32(0x00020002));
    const void *below = plane->pixels + plane->stride - 2;
    __m256i upper = _mm256_i32gather_epi32((const int *)(const void *)plane->pixels, offset, 1);
    __m256i lower = _mm256_i32gather_epi32((const int *)below, offset, 1);
    upper = _mm256_madd_epi16(_mm256_shuffle_epi8(upper, first), across);
    lower = _mm256_madd_epi16(_mm256_shuffle_epi8(lower, last), across);
    __m256i both = _mm256_or_si256(_mm256_slli_epi32(lower, 16), upper);
    both = _mm256_xor_si256(both, _mm256_set1_epi16((int16_t)-HALF_RANGE));
    both = _mm256_madd_epi16(both, down);
    both = _mm256_add_epi32(both, _mm256_set1_epi32(ROUNDED));
    _mm256_storeu_si256((__m256i *)(void *)values, _mm256_srli_epi32(both, 16));
}
#elif defined(KERNEL_QUARTERS)
typedef int32_t vector_int __attribute__((vector_size(LANES * sizeof(int32_t))));

/* True if a number of V is negative. */
static inline bool has_negative(vector_int v)
{
    typedef uint64_t halves __attribute__((vector_size(sizeof v)));
    const halves both = (halves)v;
    return ((both[0] | both[1]) & UINT64_C(0x8000000080000000)) != 0;
}

/* As with AVX-512. Numbers too large for an integer become one that is outside, as on all
 * processors. */
static inline bool find_inside(const struct plane *plane, const struct ray *ray,
                               const struct ray_steps *steps, struct block *block)
{
    const int32_t right = (int32_t)(plane->width - 1) * 256 - 1;
    const int32_t bottom = (int32_t)(plane->height - 1) * 256 - 1;
    const vector_float w = ray->w0 + steps->w, scale = 256 / w;
    const vector_int x = __builtin_convertvector((ray->x0 + steps->x) * scale, vector_int);
    const vector_int y = __builtin_convertvector((ray->y0 + steps->y) * scale, vector_int);
    const vector_int offset = (y >> 8) * (int32_t)plane->stride + (x >> 8);
    const vector_int across = x & 255, down = y & 255;
    memcpy(block->offset, &offset, sizeof offset);
    memcpy(block->across, &across, sizeof across);
    memcpy(block->down, &down, sizeof down);
    return !has_negative(x | (right - x) | y | (bottom - y) | ~(vector_int)(w > NEAREST));
}

/* The pixel at PIXEL and the one to its right, in the lower bits of a number. */
static inline uint32_t two_pixels(const uint8_t *pixel)
{
    uint16_t both;
    memcpy(&both, pixel, sizeof both);
    return both;
}

/* A number has the upper two pixels of a point and the lower two, each left to right from its
 * lowest bits. */
static inline void fetch(const struct plane *plane, const struct block *block, vector *values)
{
    vector pixels, across, down;
    for (unsigned i = 0; i < LANES; i++) {
        const uint8_t *pixel = plane->pixels + block->offset[i];
        pixels[i] = two_pixels(pixel) | two_pixels(pixel + plane->stride) << 16;
    }
    memcpy(&across, block->across, sizeof across);
    memcpy(&down, block->down, sizeof down);
    const vector upper_left = pixels & 255, lower_left = pixels >> 16 & 255;
    const vector upper = 256 * upper_left + ((pixels >> 8 & 255) - upper_left) * across;
    const vector lower = 256 * lower_left + ((pixels >> 24) - lower_left) * across;
    *values = (256 * upper + (lower - upper) * down + 32768) >> 16;
}
#else
/* Without vectors, the check takes as long as clamping. */
static inline bool find_inside(const struct plane *plane, const struct ray *ray,
                               const struct ray_steps *steps, struct block *block)
{
    (void)plane, (void)ray, (void)steps, (void)block;
    return false;
}

static inline void fetch(const struct plane *plane, const struct block *block, vector *values)
{
    for (unsigned i = 0; i < LANES; i++) {
        const uint8_t *pixel = plane->pixels + block->offset[i], *below = pixel + plane->stride;
        int left = block->across[i] & 0xFFFF, right = block->across[i] >> 16;
        int upper = pixel[0] * left + pixel[1] * right, lower = below[0] * left + below[1] * right;
        int value = upper * (block->down[i] & 0xFFFF) + lower * (block->down[i] >> 16);
        (*values)[i] = (uint32_t)(value + 32768) >> 16;
    }
}
#endif

/* True for planes without four pixels around a point, or with rows longer than a signed 16-bit
 * number. */
static bool is_odd(const struct plane *plane)
{
    return plane->width < 2 || plane->height < 2 || plane->stride > INT16_MAX;
}

static void sample_odd(const struct plane *plane, const struct ray *r, const float *s,
                       unsigned count, uint8_t *view)
{
    for (unsigned i = 0; i < count; i++) {
        float w = r->w0 + r->w1 * s[i], scale = 1 / (fabsf(w) > NEAREST ? w : NEAREST);
        view[i] =
            warp_sample(plane, (r->x0 + r->x1 * s[i]) * scale, (r->y0 + r->y1 * s[i]) * scale);
    }
}

/* Samples LANES points. */
static inline __attribute__((always_inline)) void look(const struct plane *plane,
                                                       const struct ray *ray,
                                                       const struct ray_steps *steps,
                                                       vector *values)
{
    struct block inside, block;
    if (find_inside(plane, ray, steps, &inside)) {
        fetch(plane, &inside, values);
    } else {
        find_places(plane, ray, steps, &block);
        fetch(plane, &block, values);
    }
}

static inline void sample_vector(const struct plane *plane, const struct ray *ray, const float *s,
                                 uint8_t *view)
{
    struct ray_steps steps;
    vector values;
    take_steps(ray, s, &steps);
    look(plane, ray, &steps, &values);
    const vector_8 bytes = __builtin_convertvector(values, vector_8);
    memcpy(view, &bytes, sizeof bytes);
}

/* Samples COUNT points, fewer than LANES. */
static inline void sample_few(const struct plane *plane, const struct ray *ray, const float *s,
                              unsigned count, uint8_t *view)
{
    float places[LANES];
    uint8_t seen[LANES];
    take_few(s, count, places);
    sample_vector(plane, ray, places, seen);
    memcpy(view, seen, count);
}

void KERNEL(sample)(const struct plane *plane, const struct ray *ray, const float *s,
                    unsigned count, uint8_t *view)
{
    /* Copies, which stores to VIEW cannot alias. */
    const struct plane from = *plane;
    const struct ray along = *ray;
    if (is_odd(plane)) {
        sample_odd(plane, ray, s, count, view);
    } else if (count < LANES) {
        sample_few(&from, &along, s, count, view);
    } else { /* repeats some points at the end rather than sampling few */
        for (unsigned i = 0; i + LANES < count; i += LANES)
            sample_vector(&from, &along, s + i, view + i);
        sample_vector(&from, &along, s + count - LANES, view + count - LANES);
    }
}

/* True if a parameter has the same increments on all rays of FAN. */
static bool has_same_steps(const struct fan *fan)
{
    const struct ray *first = fan->rays;
    bool same = fan->stride == 0;
    for (unsigned i = 1; i < fan->count && same; i++)
        same = fan->rays[i].x1 == first->x1 && fan->rays[i].y1 == first->y1 &&
               fan->rays[i].w1 == first->w1;
    return same;
}

/* The increments of LANES points on ray I of FAN, from FIRST on; only COUNT exist. */
static inline __attribute__((always_inline)) void
take_ray(const struct fan *fan, unsigned i, unsigned first, unsigned count, struct ray_steps *steps)
{
    const float *s = fan->s + (size_t)i * fan->stride + first;
    float few[LANES];
    if (count < LANES)
        take_few(s, count, few);
    take_steps(&fan->rays[i], count < LANES ? few : s, steps);
}

/* Sums LANES points from FIRST on; only COUNT exist. SAME: all rays have the same
 * increments. */
static inline __attribute__((always_inline)) void sum_vector(const struct plane *plane,
                                                             const struct fan *fan, bool same,
                                                             unsigned first, unsigned count,
                                                             uint16_t *sums)
{
    vector totals = {0}, values = {0};
    struct ray_steps steps;
    take_ray(fan, 0, first, count, &steps);
    for (unsigned i = 0; i < fan->count; i++) {
        if (!same)
            take_ray(fan, i, first, count, &steps);
        look(plane, &fan->rays[i], &steps, &values);
        totals += values;
    }
    const vector_16 narrow = __builtin_convertvector(totals, vector_16);
    memcpy(sums, &narrow, sizeof narrow);
}

/* Sums COUNT points, at least LANES; repeats some at the end rather than summing few. */
static inline __attribute__((always_inline)) void sum_vectors(const struct plane *plane,
                                                              const struct fan *fan, bool same,
                                                              unsigned count, uint16_t *sums)
{
    for (unsigned i = 0; i + LANES < count; i += LANES)
        sum_vector(plane, fan, same, i, LANES, sums + i);
    sum_vector(plane, fan, same, count - LANES, LANES, sums + count - LANES);
}

static void sum_odd(const struct plane *plane, const struct fan *fan, unsigned count,
                    uint16_t *sums)
{
    memset(sums, 0, count * sizeof *sums);
    for (unsigned i = 0; i < fan->count; i++) {
        for (unsigned k = 0; k < count; k++) {
            uint8_t seen;
            sample_odd(plane, &fan->rays[i], fan->s + (size_t)i * fan->stride + k, 1, &seen);
            sums[k] = (uint16_t)(sums[k] + seen);
        }
    }
}

void KERNEL(sum_samples)(const struct plane *plane, const struct fan *fan, unsigned count,
                         uint16_t *sums)
{
    const struct plane from = *plane;
    if (is_odd(plane)) {
        sum_odd(plane, fan, count, sums);
    } else if (count < LANES) {
        uint16_t all[LANES];
        sum_vector(&from, fan, false, 0, count, all);
        memcpy(sums, all, count * sizeof *sums);
    } else if (has_same_steps(fan)) {
        sum_vectors(&from, fan, true, count, sums);
    } else {
        sum_vectors(&from, fan, false, count, sums);
    }
}
