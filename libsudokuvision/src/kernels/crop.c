/* Crops a mark by bilinear interpolation, first down, then across. */
#include "kernels/kernel.h"

#ifdef __AVX2__
#include <immintrin.h>
#endif

enum { SIDE = KERNEL_PATCH, CROP = KERNEL_CROP };

#if defined(__AVX512F__)

/* An interpolated row fits in two vectors, and two permutations select from them. */
static inline void crop_row(const float *upper, float own, float next,
                            const struct kernel_steps *across, float *crop)
{
    const __m512 shares = _mm512_set1_ps(own), others = _mm512_set1_ps(next);
    const float *lower = upper + SIDE;
    __m512 left = _mm512_loadu_ps(upper) * shares + _mm512_loadu_ps(lower) * others;
    __m512 right = _mm512_loadu_ps(upper + CROP) * shares + _mm512_loadu_ps(lower + CROP) * others;
    __m512i before = _mm512_loadu_si512(across->before);
    __m512 first = _mm512_permutex2var_ps(left, before, right);
    before = _mm512_add_epi32(before, _mm512_set1_epi32(1));
    __m512 second = _mm512_permutex2var_ps(left, before, right);
    _mm512_storeu_ps(crop,
                     first * _mm512_loadu_ps(across->own) + second * _mm512_loadu_ps(across->next));
}

#else

static inline void pick(const float *between, const struct kernel_steps *across, float *crop)
{
#ifdef __AVX2__
    for (int x = 0; x < CROP; x += 8) {
        __m256i before = _mm256_loadu_si256((const __m256i *)(across->before + x));
        __m256 first = _mm256_i32gather_ps(between, before, sizeof *between);
        __m256 second = _mm256_i32gather_ps(between + 1, before, sizeof *between);
        _mm256_storeu_ps(crop + x, first * _mm256_loadu_ps(across->own + x) +
                                       second * _mm256_loadu_ps(across->next + x));
    }
#else
    for (int x = 0; x < CROP; x++)
        crop[x] = between[across->before[x]] * across->own[x] +
                  between[across->before[x] + 1] * across->next[x];
#endif
}

static inline void crop_row(const float *upper, float own, float next,
                            const struct kernel_steps *across, float *crop)
{
    float between[SIDE];
    for (int x = 0; x < SIDE; x++)
        between[x] = upper[x] * own + upper[x + SIDE] * next;
    pick(between, across, crop);
}

#endif

void KERNEL(crop)(const float *values, const struct kernel_steps *across,
                  const struct kernel_steps *down, float *crop)
{
    for (int row = 0; row < CROP; row++)
        crop_row(values + down->before[row] * SIDE, down->own[row], down->next[row], across,
                 crop + row * CROP);
}
