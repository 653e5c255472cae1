/* Gathers with AVX-512. */
#ifndef KERNELS_GATHER_AVX512_H
#define KERNELS_GATHER_AVX512_H

#include <immintrin.h>

#include "kernels/gather.h"

static inline vector_int shares_of(vector_int share)
{
    return share << 16 | (256 - share);
}

/* Vectors for points within the picture need no clamping. Coordinates are in 256ths of a pixel
 * (powers of two are exact), so their low bits are the weights. Four bytes are loaded for two
 * pixels: those after the upper two extend at most to the row below, those before the lower two at
 * most to the row above. Two of each four are widened to 16 bits, and their products with the
 * weights are added in pairs. These products are signed, so half the range is subtracted from the
 * means of two pixels, in 256ths. */
enum { HALF_RANGE = 1 << 15, ROUNDED = HALF_RANGE + 256 * HALF_RANGE };

static inline bool is_inside(const struct plane *plane, const struct extent *extent)
{
    const __m512i width = _mm512_set1_epi32((int32_t)(plane->width - 1) * 256);
    const __m512i height = _mm512_set1_epi32((int32_t)(plane->height - 1) * 256);
    __mmask16 inside = _mm512_cmp_ps_mask((__m512)extent->w, _mm512_set1_ps(NEAREST), _CMP_GT_OQ);
    inside = _mm512_mask_cmplt_epu32_mask(inside, (__m512i)extent->x, width);
    return _mm512_mask_cmplt_epu32_mask(inside, (__m512i)extent->y, height) == 0xFFFF;
}

static inline void find_block(const struct plane *plane, const struct wide_ray *ray,
                              const struct ray_steps *steps, struct block *block,
                              struct extent *extent)
{
    const __m512 x0 = _mm512_set1_ps(ray->x0), y0 = _mm512_set1_ps(ray->y0);
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
    /* The lower half of each number from the first operand, the upper one from the second. */
    __m512i place = _mm512_ternarylogic_epi32(_mm512_set1_epi32(0xFFFF), _mm512_srli_epi32(x, 8),
                                              _mm512_slli_epi32(y, 8), 0xCA);
    __m512i right = _mm512_shuffle_epi8(x, lowest_twice);
    __m512i lower = _mm512_shuffle_epi8(y, lowest_twice);
    _mm512_storeu_si512(block->offset, _mm512_madd_epi16(place, row_and_column));
    _mm512_storeu_si512(block->across, _mm512_mask_sub_epi16(right, 0x55555555, all, right));
    _mm512_storeu_si512(block->down, _mm512_mask_sub_epi16(lower, 0x55555555, all, lower));
    extent->x = (vector)_mm512_max_epu32((__m512i)extent->x, x);
    extent->y = (vector)_mm512_max_epu32((__m512i)extent->y, y);
    extent->w = (vector_float)_mm512_min_ps((__m512)extent->w, w);
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

#endif
