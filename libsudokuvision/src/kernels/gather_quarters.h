/* Gathers with vectors of 128 bits, which have no instruction for it. */
#ifndef KERNELS_GATHER_QUARTERS_H
#define KERNELS_GATHER_QUARTERS_H

#if defined(__SSE4_1__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include "kernels/gather.h"

/* The upper two pixels of each point of a block, weighted, and the lower two: 256ths of brightness.
 */
struct rows {
    vector_int upper, lower;
};

/* The weights of the right and lower pixels are enough. */
static inline vector_int shares_of(vector_int share)
{
    return share;
}

/* The pixel at PIXEL and the one to its right, in the lower bits of a number. */
static inline uint16_t two_pixels(const uint8_t *pixel)
{
    uint16_t both;
    memcpy(&both, pixel, sizeof both);
    return both;
}

#if defined(__wasm_simd128__)
/* NUMBERS without their fractions. WebAssembly's own conversion takes processors seven
 * instructions, since it clamps numbers that are too large; here they stay too large or become
 * negative, which is outside, too. */
static inline vector_int whole(vector_float numbers)
{
    const vector_float even = (vector_float)wasm_f32x4_trunc((v128_t)numbers);
    return (vector_int)(even + 0x1p23F) - 0x4B000000;
}

static inline bool has_negative(vector_int numbers)
{
    return wasm_i32x4_bitmask((v128_t)numbers) != 0;
}

static inline vector larger(vector a, vector b)
{
    return (vector)wasm_u32x4_max((v128_t)a, (v128_t)b);
}

static inline vector_float smaller(vector_float a, vector_float b)
{
    return (vector_float)wasm_f32x4_pmin((v128_t)a, (v128_t)b);
}

static inline struct rows weigh(const struct plane *plane, const int32_t *offset, vector_int across)
{
    const uint8_t *a = plane->pixels + offset[0], *b = plane->pixels + offset[1];
    const uint8_t *c = plane->pixels + offset[2], *d = plane->pixels + offset[3];
    const v128_t shares = (v128_t)((across << 16) - across + 256);
    v128_t pixels = wasm_u16x8_splat(two_pixels(a));
    pixels = wasm_v128_load16_lane(b, pixels, 1);
    pixels = wasm_v128_load16_lane(c, pixels, 2);
    pixels = wasm_v128_load16_lane(d, pixels, 3);
    pixels = wasm_v128_load16_lane(a + plane->stride, pixels, 4);
    pixels = wasm_v128_load16_lane(b + plane->stride, pixels, 5);
    pixels = wasm_v128_load16_lane(c + plane->stride, pixels, 6);
    pixels = wasm_v128_load16_lane(d + plane->stride, pixels, 7);
    return (struct rows){
        (vector_int)wasm_i32x4_dot_i16x8(wasm_u16x8_extend_low_u8x16(pixels), shares),
        (vector_int)wasm_i32x4_dot_i16x8(wasm_u16x8_extend_high_u8x16(pixels), shares),
    };
}
#elif defined(__SSE4_1__)
static inline vector_int whole(vector_float numbers)
{
    return (vector_int)_mm_cvttps_epi32((__m128)numbers);
}

static inline bool has_negative(vector_int numbers)
{
    return _mm_movemask_ps((__m128)numbers) != 0;
}

static inline vector larger(vector a, vector b)
{
    return (vector)_mm_max_epu32((__m128i)a, (__m128i)b);
}

static inline vector_float smaller(vector_float a, vector_float b)
{
    return (vector_float)_mm_min_ps((__m128)a, (__m128)b);
}

static inline struct rows weigh(const struct plane *plane, const int32_t *offset, vector_int across)
{
    const uint8_t *a = plane->pixels + offset[0], *b = plane->pixels + offset[1];
    const uint8_t *c = plane->pixels + offset[2], *d = plane->pixels + offset[3];
    const __m128i shares = (__m128i)((across << 16) - across + 256);
    __m128i pixels = _mm_cvtsi32_si128(two_pixels(a));
    pixels = _mm_insert_epi16(pixels, two_pixels(b), 1);
    pixels = _mm_insert_epi16(pixels, two_pixels(c), 2);
    pixels = _mm_insert_epi16(pixels, two_pixels(d), 3);
    pixels = _mm_insert_epi16(pixels, two_pixels(a + plane->stride), 4);
    pixels = _mm_insert_epi16(pixels, two_pixels(b + plane->stride), 5);
    pixels = _mm_insert_epi16(pixels, two_pixels(c + plane->stride), 6);
    pixels = _mm_insert_epi16(pixels, two_pixels(d + plane->stride), 7);
    return (struct rows){
        (vector_int)_mm_madd_epi16(_mm_cvtepu8_epi16(pixels), shares),
        (vector_int)_mm_madd_epi16(_mm_unpackhi_epi8(pixels, _mm_setzero_si128()), shares),
    };
}
#else
/* Numbers too large for an integer become one that is outside, as on all processors. */
static inline vector_int whole(vector_float numbers)
{
    return __builtin_convertvector(numbers, vector_int);
}

static inline bool has_negative(vector_int numbers)
{
    typedef uint64_t halves __attribute__((vector_size(sizeof numbers)));
    const halves both = (halves)numbers;
    return ((both[0] | both[1]) & UINT64_C(0x8000000080000000)) != 0;
}

static inline vector larger(vector a, vector b)
{
    const vector first = (vector)(a > b);
    return (a & first) | (b & ~first);
}

static inline vector_float smaller(vector_float a, vector_float b)
{
    const vector first = (vector)(a < b);
    return (vector_float)(((vector)a & first) | ((vector)b & ~first));
}

static inline struct rows weigh(const struct plane *plane, const int32_t *offset, vector_int across)
{
    /* Upper left, upper right, lower left, lower right, from the lowest bits on. */
    vector pixels = {0};
    for (unsigned i = 0; i < LANES; i++) {
        const uint8_t *pixel = plane->pixels + offset[i];
        pixels[i] = two_pixels(pixel) | (uint32_t)two_pixels(pixel + plane->stride) << 16;
    }
    const vector_int upper = (vector_int)(pixels & 255), lower = (vector_int)(pixels >> 16 & 255);
    return (struct rows){
        256 * upper + ((vector_int)(pixels >> 8 & 255) - upper) * across,
        256 * lower + ((vector_int)(pixels >> 24) - lower) * across,
    };
}
#endif

/* Coordinates are in 256ths of a pixel (powers of two are exact), so their low bits are the
 * weights. */
static inline void find_block(const struct plane *plane, const struct wide_ray *ray,
                              const struct ray_steps *steps, struct block *block,
                              struct extent *extent)
{
    const vector_float w = ray->w0 + steps->w, scale = 256 / w;
    const vector_int x = whole((ray->x0 + steps->x) * scale);
    const vector_int y = whole((ray->y0 + steps->y) * scale);
    /* Unsigned, as products of points far outside do not fit. */
    const vector offset = (vector)(y >> 8) * (uint32_t)plane->stride + (vector)(x >> 8);
    const vector_int across = x & 255, down = y & 255;
    memcpy(block->offset, &offset, sizeof offset);
    memcpy(block->across, &across, sizeof across);
    memcpy(block->down, &down, sizeof down);
    extent->x = larger(extent->x, (vector)x);
    extent->y = larger(extent->y, (vector)y);
    extent->w = smaller(extent->w, w);
}

static inline bool is_inside(const struct plane *plane, const struct extent *extent)
{
    const uint32_t right = (plane->width - 1) * 256 - 1, bottom = (plane->height - 1) * 256 - 1;
    const vector x = extent->x, y = extent->y, near = (vector)(extent->w > NEAREST);
    return !has_negative((vector_int)(x | (right - x) | y | (bottom - y) | ~near));
}

static inline void fetch(const struct plane *plane, const struct block *block, vector *values)
{
    vector_int across, down;
    memcpy(&across, block->across, sizeof across);
    memcpy(&down, block->down, sizeof down);
    const struct rows rows = weigh(plane, block->offset, across);
    *values = (vector)(256 * rows.upper + (rows.lower - rows.upper) * down + 32768) >> 16;
}

#endif
