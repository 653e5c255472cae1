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

/* The numbers of A where CONDITION is true (-1), of B elsewhere. */
static inline vector_float choose(vector_int condition, vector_float a, vector_float b)
{
    return (vector_float)(((vector_int)a & condition) | ((vector_int)b & ~condition));
}

static inline vector_float clamp(vector_float values, float max)
{
    const vector_float none = {0};
    values = choose(values > 0, values, none);
    return choose(values < max, values, none + max);
}

static inline vector_int lesser(vector_int a, int32_t b)
{
    const vector_int first = a < b;
    return (a & first) | (b & ~first);
}

static inline void take_steps(const struct wide_ray *ray, const float *s, struct ray_steps *steps)
{
    vector_float at;
    memcpy(&at, s, sizeof at);
    steps->x = ray->x1 * at;
    steps->y = ray->y1 * at;
    steps->w = ray->w1 * at;
}

#ifdef KERNEL_QUARTERS
/* Stores COUNT rays in all lanes in SPACE, which it returns. */
static inline const struct wide_ray *widen(const struct ray *rays, unsigned count,
                                           struct wide_ray *space)
{
    const vector_float none = {0};
    for (unsigned i = 0; i < count; i++)
        space[i] = (struct wide_ray){none + rays[i].x0, none + rays[i].x1, none + rays[i].y0,
                                     none + rays[i].y1, none + rays[i].w0, none + rays[i].w1};
    return space;
}
#else
static inline const struct wide_ray *widen(const struct ray *rays, unsigned count,
                                           struct wide_ray *space)
{
    (void)count, (void)space;
    return rays;
}
#endif

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
static inline void find_places(const struct plane *plane, const struct wide_ray *ray,
                               const struct ray_steps *steps, struct block *block)
{
    const vector_float w = ray->w0 + steps->w;
    /* Kept away from 0 where the horizon crosses the view. */
    const vector_int far = (w > NEAREST) | (w < -NEAREST);
    const vector_float scale = 1 / choose(far, w, (vector_float){0} + NEAREST);
    const vector_float x = clamp((ray->x0 + steps->x) * scale, (float)(plane->width - 1));
    const vector_float y = clamp((ray->y0 + steps->y) * scale, (float)(plane->height - 1));
    const vector_int column =
        lesser(__builtin_convertvector(x, vector_int), (int32_t)plane->width - 2);
    const vector_int row =
        lesser(__builtin_convertvector(y, vector_int), (int32_t)plane->height - 2);
    const vector_int offset = row * (int32_t)plane->stride + column;
    const vector_float right = (x - __builtin_convertvector(column, vector_float)) * 256;
    const vector_float lower = (y - __builtin_convertvector(row, vector_float)) * 256;
    const vector_int across = shares_of(__builtin_convertvector(right, vector_int));
    const vector_int down = shares_of(__builtin_convertvector(lower, vector_int));
    memcpy(block->offset, &offset, sizeof offset);
    memcpy(block->across, &across, sizeof across);
    memcpy(block->down, &down, sizeof down);
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
static inline void sample_vector(const struct plane *plane, const struct wide_ray *ray,
                                 const float *s, uint8_t *view)
{
    struct extent extent = no_extent();
    struct ray_steps steps;
    struct block inside, block; /* two, so that the usual one may stay in registers */
    vector values;
    take_steps(ray, s, &steps);
    find_block(plane, ray, &steps, &inside, &extent);
    if (is_inside(plane, &extent)) {
        fetch(plane, &inside, &values);
    } else {
        find_places(plane, ray, &steps, &block);
        fetch(plane, &block, &values);
    }
    const vector_8 bytes = __builtin_convertvector(values, vector_8);
    memcpy(view, &bytes, sizeof bytes);
}

/* Samples COUNT points, fewer than LANES. */
static inline void sample_few(const struct plane *plane, const struct wide_ray *ray, const float *s,
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
    const struct ray own = *ray;
    struct wide_ray space;
    const struct wide_ray *along = widen(&own, 1, &space);
    if (is_odd(plane)) {
        sample_odd(plane, ray, s, count, view);
    } else if (count < LANES) {
        sample_few(&from, along, s, count, view);
    } else { /* repeats some points at the end rather than sampling few */
        for (unsigned i = 0; i + LANES < count; i += LANES)
            sample_vector(&from, along, s + i, view + i);
        sample_vector(&from, along, s + count - LANES, view + count - LANES);
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
static inline __attribute__((always_inline)) void take_ray(const struct fan *fan,
                                                           const struct wide_ray *rays, unsigned i,
                                                           unsigned first, unsigned count,
                                                           struct ray_steps *steps)
{
    const float *s = fan->s + (size_t)i * fan->stride + first;
    float few[LANES];
    if (count < LANES)
        take_few(s, count, few);
    take_steps(&rays[i], count < LANES ? few : s, steps);
}

/* Finds the blocks of LANES points on all rays. SAME: all have the same increments. */
static inline __attribute__((always_inline)) void
find_blocks(const struct plane *plane, const struct fan *fan, const struct wide_ray *rays,
            bool same, unsigned first, unsigned count, struct block *blocks)
{
    struct extent extent = no_extent();
    struct ray_steps steps;
    take_ray(fan, rays, 0, first, count, &steps);
    for (unsigned i = 0; i < fan->count; i++) {
        if (!same)
            take_ray(fan, rays, i, first, count, &steps);
        find_block(plane, &rays[i], &steps, &blocks[i], &extent);
    }
    if (is_inside(plane, &extent))
        return;
    for (unsigned i = 0; i < fan->count; i++) {
        take_ray(fan, rays, i, first, count, &steps);
        find_places(plane, &rays[i], &steps, &blocks[i]);
    }
}

/* Sums LANES points from FIRST on; only COUNT exist. All blocks are found before any is fetched:
 * the two steps of one ray take so long that a processor would not begin the next ray in the
 * meantime. */
static inline __attribute__((always_inline)) void
sum_vector(const struct plane *plane, const struct fan *fan, const struct wide_ray *rays, bool same,
           unsigned first, unsigned count, uint16_t *sums)
{
    vector totals = {0}, values = {0};
    struct block blocks[KERNEL_RAYS];
    find_blocks(plane, fan, rays, same, first, count, blocks);
    for (unsigned i = 0; i < fan->count; i++) {
        fetch(plane, &blocks[i], &values);
        totals += values;
    }
    const vector_16 narrow = __builtin_convertvector(totals, vector_16);
    memcpy(sums, &narrow, sizeof narrow);
}

/* Sums COUNT points, at least LANES; repeats some at the end rather than summing few. */
static inline __attribute__((always_inline)) void
sum_vectors(const struct plane *plane, const struct fan *fan, const struct wide_ray *rays,
            bool same, unsigned count, uint16_t *sums)
{
    for (unsigned i = 0; i + LANES < count; i += LANES)
        sum_vector(plane, fan, rays, same, i, LANES, sums + i);
    sum_vector(plane, fan, rays, same, count - LANES, LANES, sums + count - LANES);
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
    struct wide_ray space[KERNEL_RAYS];
    const struct wide_ray *rays = widen(fan->rays, fan->count, space);
    if (is_odd(plane)) {
        sum_odd(plane, fan, count, sums);
    } else if (count < LANES) {
        uint16_t all[LANES];
        sum_vector(&from, fan, rays, false, 0, count, all);
        memcpy(sums, all, count * sizeof *sums);
    } else if (has_same_steps(fan)) {
        sum_vectors(&from, fan, rays, true, count, sums);
    } else {
        sum_vectors(&from, fan, rays, false, count, sums);
    }
}
