/* Interpolated brightness along rays. */
#include "kernels/kernel.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "image/warp.h"

#if defined(__AVX512F__)
#include "kernels/gather_avx512.h"
#elif defined(__AVX2__)
#include "kernels/gather_avx2.h"
#elif defined(KERNEL_QUARTERS)
#include "kernels/gather_quarters.h"
#else
#include "kernels/gather_plain.h"
#endif

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

/* Rays whose pixels are found before any are fetched: the two steps of one ray take so long that a
 * processor would not begin the next ray in the meantime. */
enum { TOGETHER = 8 };

/* Sums LANES points from FIRST on; only COUNT exist. SAME: all rays have the same
 * increments. */
static inline __attribute__((always_inline)) void sum_vector(const struct plane *plane,
                                                             const struct fan *fan, bool same,
                                                             unsigned first, unsigned count,
                                                             uint16_t *sums)
{
    vector totals = {0}, values = {0};
    struct ray_steps steps;
    struct block blocks[TOGETHER];
    take_ray(fan, 0, first, count, &steps);
    for (unsigned start = 0; start < fan->count; start += TOGETHER) {
        unsigned rays = fan->count - start < TOGETHER ? fan->count - start : TOGETHER;
        for (unsigned i = 0; i < rays; i++) {
            if (!same)
                take_ray(fan, start + i, first, count, &steps);
            if (!find_inside(plane, &fan->rays[start + i], &steps, &blocks[i]))
                find_places(plane, &fan->rays[start + i], &steps, &blocks[i]);
        }
        for (unsigned i = 0; i < rays; i++) {
            fetch(plane, &blocks[i], &values);
            totals += values;
        }
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
