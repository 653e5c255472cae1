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

/* Nothing nearer to the horizon is looked at. */
#define NEAREST 1e-6F

/* Where the four pixels around each place begin, and the place's share of the right and lower ones,
 * of 256. */
struct block {
    int32_t offset[LANES];
    int32_t right[LANES];
    int32_t down[LANES];
};

/* What is seen at as many places; in fewer bits. */
typedef uint32_t vector __attribute__((vector_size(LANES * sizeof(uint32_t))));
typedef uint16_t vector_16 __attribute__((vector_size(LANES * sizeof(uint16_t))));
typedef uint8_t vector_8 __attribute__((vector_size(LANES * sizeof(uint8_t))));

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
        float scale = 1 / (fabsf(w) > NEAREST ? w : NEAREST);
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

/* Vectors that know the places within the picture without the steps that keep others in it: counted
 * in 256ths of a pixel, which powers of two do not round, their lowest bits are shares. Four bytes
 * are read for two pixels: those after the upper two lie in the row below at the latest, those
 * before the lower two in the row above at the earliest. Of each four, two are spread to 16 bits
 * each. */
#if defined(__AVX512F__)
/* False: not all places lie between pixels. */
static inline bool find_inside(const struct plane *plane, const struct ray *ray, const float *s,
                               struct block *block)
{
    const __m512 at = _mm512_loadu_ps(s);
    const __m512 x0 = _mm512_set1_ps(ray->x0), x1 = _mm512_set1_ps(ray->x1);
    const __m512 y0 = _mm512_set1_ps(ray->y0), y1 = _mm512_set1_ps(ray->y1);
    const __m512 w0 = _mm512_set1_ps(ray->w0), w1 = _mm512_set1_ps(ray->w1);
    const __m512i width = _mm512_set1_epi32((int32_t)(plane->width - 1) * 256);
    const __m512i height = _mm512_set1_epi32((int32_t)(plane->height - 1) * 256);
    const __m512i shares = _mm512_set1_epi32(255);
    __m512 w = _mm512_add_ps(w0, _mm512_mul_ps(w1, at));
    __m512 scale = _mm512_div_ps(_mm512_set1_ps(256), w);
    __m512 x_sum = _mm512_add_ps(x0, _mm512_mul_ps(x1, at));
    __m512 y_sum = _mm512_add_ps(y0, _mm512_mul_ps(y1, at));
    __m512i x = _mm512_cvttps_epi32(_mm512_mul_ps(x_sum, scale));
    __m512i y = _mm512_cvttps_epi32(_mm512_mul_ps(y_sum, scale));
    __mmask16 inside = _mm512_cmp_ps_mask(w, _mm512_set1_ps(NEAREST), _CMP_GT_OQ);
    inside = _mm512_mask_cmplt_epu32_mask(inside, x, width);
    inside = _mm512_mask_cmplt_epu32_mask(inside, y, height);
    __m512i row =
        _mm512_mullo_epi32(_mm512_srli_epi32(y, 8), _mm512_set1_epi32((int32_t)plane->stride));
    _mm512_storeu_si512(block->offset, _mm512_add_epi32(row, _mm512_srli_epi32(x, 8)));
    _mm512_storeu_si512(block->right, _mm512_and_si512(x, shares));
    _mm512_storeu_si512(block->down, _mm512_and_si512(y, shares));
    return inside == 0xFFFF;
}

static inline void fetch(const struct plane *plane, const struct block *block, vector *values)
{
    const __m512i offset = _mm512_loadu_si512(block->offset);
    const __m512i right = _mm512_loadu_si512(block->right);
    const __m512i down = _mm512_loadu_si512(block->down);
    const __m512i first = _mm512_set4_epi32(-0x7FF27FF4, -0x7FF67FF8, -0x7FFA7FFC, -0x7FFE8000);
    const __m512i last = _mm512_add_epi32(first, _mm512_set1_epi32(0x00020002));
    const __m512i shares = _mm512_add_epi32(_mm512_sub_epi32(_mm512_slli_epi32(right, 16), right),
                                            _mm512_set1_epi32(256));
    __m512i upper = _mm512_i32gather_epi32(offset, plane->pixels, 1);
    __m512i lower = _mm512_i32gather_epi32(offset, plane->pixels + plane->stride - 2, 1);
    upper = _mm512_madd_epi16(_mm512_shuffle_epi8(upper, first), shares);
    lower = _mm512_madd_epi16(_mm512_shuffle_epi8(lower, last), shares);
    __m512i value = _mm512_mullo_epi32(_mm512_sub_epi32(lower, upper), down);
    upper = _mm512_add_epi32(_mm512_slli_epi32(upper, 8), _mm512_set1_epi32(32768));
    _mm512_storeu_si512(values, _mm512_srli_epi32(_mm512_add_epi32(value, upper), 16));
}
#elif defined(__AVX2__)
/* As with AVX-512. */
static inline bool find_inside(const struct plane *plane, const struct ray *ray, const float *s,
                               struct block *block)
{
    const __m256 at = _mm256_loadu_ps(s);
    const __m256 x0 = _mm256_set1_ps(ray->x0), x1 = _mm256_set1_ps(ray->x1);
    const __m256 y0 = _mm256_set1_ps(ray->y0), y1 = _mm256_set1_ps(ray->y1);
    const __m256 w0 = _mm256_set1_ps(ray->w0), w1 = _mm256_set1_ps(ray->w1);
    const __m256i right = _mm256_set1_epi32((int32_t)(plane->width - 1) * 256 - 1);
    const __m256i bottom = _mm256_set1_epi32((int32_t)(plane->height - 1) * 256 - 1);
    const __m256i shares = _mm256_set1_epi32(255);
    __m256 w = _mm256_add_ps(w0, _mm256_mul_ps(w1, at));
    __m256 scale = _mm256_div_ps(_mm256_set1_ps(256), w);
    __m256 x_sum = _mm256_add_ps(x0, _mm256_mul_ps(x1, at));
    __m256 y_sum = _mm256_add_ps(y0, _mm256_mul_ps(y1, at));
    __m256i x = _mm256_cvttps_epi32(_mm256_mul_ps(x_sum, scale));
    __m256i y = _mm256_cvttps_epi32(_mm256_mul_ps(y_sum, scale));
    __m256i outside = _mm256_or_si256(x, _mm256_sub_epi32(right, x)); /* its sign, of each */
    outside = _mm256_or_si256(outside, _mm256_or_si256(y, _mm256_sub_epi32(bottom, y)));
    __m256 behind = _mm256_cmp_ps(w, _mm256_set1_ps(NEAREST), _CMP_NGT_UQ);
    __m256i row =
        _mm256_mullo_epi32(_mm256_srli_epi32(y, 8), _mm256_set1_epi32((int32_t)plane->stride));
    row = _mm256_add_epi32(row, _mm256_srli_epi32(x, 8));
    _mm256_storeu_si256((__m256i *)(void *)block->offset, row);
    _mm256_storeu_si256((__m256i *)(void *)block->right, _mm256_and_si256(x, shares));
    _mm256_storeu_si256((__m256i *)(void *)block->down, _mm256_and_si256(y, shares));
    return _mm256_movemask_ps(_mm256_or_ps(behind, _mm256_castsi256_ps(outside))) == 0;
}

static inline void fetch(const struct plane *plane, const struct block *block, vector *values)
{
    const __m256i offset = _mm256_loadu_si256((const __m256i *)(const void *)block->offset);
    const __m256i right = _mm256_loadu_si256((const __m256i *)(const void *)block->right);
    const __m256i down = _mm256_loadu_si256((const __m256i *)(const void *)block->down);
    const __m256i first = _mm256_set_epi32(-0x7FF27FF4, -0x7FF67FF8, -0x7FFA7FFC, -0x7FFE8000,
                                           -0x7FF27FF4, -0x7FF67FF8, -0x7FFA7FFC, -0x7FFE8000);
    const __m256i last = _mm256_add_epi32(first, _mm256_set1_epi32(0x00020002));
    const __m256i shares = _mm256_add_epi32(_mm256_sub_epi32(_mm256_slli_epi32(right, 16), right),
                                            _mm256_set1_epi32(256));
    const void *below = plane->pixels + plane->stride - 2;
    __m256i upper = _mm256_i32gather_epi32((const int *)(const void *)plane->pixels, offset, 1);
    __m256i lower = _mm256_i32gather_epi32((const int *)below, offset, 1);
    upper = _mm256_madd_epi16(_mm256_shuffle_epi8(upper, first), shares);
    lower = _mm256_madd_epi16(_mm256_shuffle_epi8(lower, last), shares);
    __m256i value = _mm256_mullo_epi32(_mm256_sub_epi32(lower, upper), down);
    upper = _mm256_add_epi32(_mm256_slli_epi32(upper, 8), _mm256_set1_epi32(32768));
    value = _mm256_srli_epi32(_mm256_add_epi32(value, upper), 16);
    _mm256_storeu_si256((__m256i *)(void *)values, value);
}
#else
/* One by one, whether a place lies inside takes as long as keeping it there. */
static inline bool find_inside(const struct plane *plane, const struct ray *ray, const float *s,
                               struct block *block)
{
    (void)plane, (void)ray, (void)s, (void)block;
    return false;
}

static inline void fetch(const struct plane *plane, const struct block *block, vector *values)
{
    for (unsigned i = 0; i < LANES; i++) {
        const uint8_t *pixel = plane->pixels + block->offset[i], *below = pixel + plane->stride;
        int right = block->right[i], down = block->down[i];
        int upper = pixel[0] * (256 - right) + pixel[1] * right;
        int lower = below[0] * (256 - right) + below[1] * right;
        (*values)[i] = (uint32_t)(upper * (256 - down) + lower * down + 32768) >> 16;
    }
}
#endif

/* Without four pixels around a place, or with offsets beyond 31 bits. */
static void sample_odd(const struct plane *plane, const struct ray *r, const float *s,
                       unsigned count, uint8_t *view)
{
    for (unsigned i = 0; i < count; i++) {
        float w = r->w0 + r->w1 * s[i], scale = 1 / (fabsf(w) > NEAREST ? w : NEAREST);
        view[i] =
            warp_sample(plane, (r->x0 + r->x1 * s[i]) * scale, (r->y0 + r->y1 * s[i]) * scale);
    }
}

/* LANES samples. */
static inline __attribute__((always_inline)) void
look(const struct plane *plane, const struct ray *ray, const float *s, vector *values)
{
    struct block inside, block;
    if (find_inside(plane, ray, s, &inside)) {
        fetch(plane, &inside, values);
    } else {
        find_places(plane, ray, s, &block);
        fetch(plane, &block, values);
    }
}

static inline void sample_vector(const struct plane *plane, const struct ray *ray, const float *s,
                                 uint8_t *view)
{
    vector values;
    look(plane, ray, s, &values);
    const vector_8 bytes = __builtin_convertvector(values, vector_8);
    memcpy(view, &bytes, sizeof bytes);
}

/* COUNT samples, fewer than LANES. */
static inline void sample_few(const struct plane *plane, const struct ray *ray, const float *s,
                              unsigned count, uint8_t *view)
{
    float places[LANES];
    uint8_t seen[LANES];
    for (unsigned i = 0; i < LANES; i++)
        places[i] = s[0];
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
    vector totals = {0}, values;
    for (unsigned i = 0; i < fan->count; i++) {
        look(plane, &fan->rays[i], fan->s + (size_t)i * fan->stride + first, &values);
        totals += values;
    }
    const vector_16 narrow = __builtin_convertvector(totals, vector_16);
    memcpy(sums + first, &narrow, sizeof narrow);
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
