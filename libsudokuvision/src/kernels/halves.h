/* Vectors of unsigned 16-bit numbers, for what compilers do not make of loops. KERNEL_HALVES is
 * defined for sets that have them. */
#ifndef KERNELS_HALVES_H
#define KERNELS_HALVES_H

#include <string.h>

#include "kernels/kernel.h"

#if defined(__SSE4_1__)
#include <immintrin.h>
#define KERNEL_HALVES
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#define KERNEL_HALVES
#endif

#ifdef KERNEL_HALVES

/* Numbers of a vector; and vectors and numbers that are compared together. */
#if defined(__AVX512BW__)
enum { HALVES = 32, PART_VECTORS = 1 };
#elif defined(__AVX2__)
enum { HALVES = 16, PART_VECTORS = 2 };
#else
enum { HALVES = 8, PART_VECTORS = 2 };
#endif
enum { PART = PART_VECTORS * HALVES };

typedef uint16_t halves __attribute__((vector_size(HALVES * sizeof(uint16_t))));

static inline halves load_halves(const uint16_t *numbers)
{
    halves loaded;
    memcpy(&loaded, numbers, sizeof loaded);
    return loaded;
}

#if defined(__AVX512BW__)
static inline halves load_bytes(const uint8_t *bytes)
{
    return (halves)_mm512_cvtepu8_epi16(_mm256_loadu_si256((const __m256i *)(const void *)bytes));
}

/* The 16 highest bits of each product. */
static inline halves multiply_high(halves a, halves b)
{
    return (halves)_mm512_mulhi_epu16((__m512i)a, (__m512i)b);
}

/* Products of which HIGH are the upper 16 bits and LOW the lower ones, rounded up to 2^16. */
static inline halves round_up(halves high, halves low)
{
    const __mmask32 some = _mm512_test_epi16_mask((__m512i)low, (__m512i)low);
    return (halves)_mm512_mask_add_epi16((__m512i)high, some, (__m512i)high, _mm512_set1_epi16(1));
}

/* The bits of PART numbers of A below those of B. */
static inline uint32_t find_lower(const halves *a, const halves *b)
{
    return _mm512_cmplt_epu16_mask((__m512i)a[0], (__m512i)b[0]);
}
#elif defined(__AVX2__)
static inline halves load_bytes(const uint8_t *bytes)
{
    return (halves)_mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(const void *)bytes));
}

static inline halves multiply_high(halves a, halves b)
{
    return (halves)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
}

/* Packing works on halves of the vector, so the quarters are reordered 0, 2, 1, 3. */
static inline uint32_t find_lower(const halves *a, const halves *b)
{
    const __m256i first = _mm256_subs_epu16((__m256i)b[0], (__m256i)a[0]);
    const __m256i second = _mm256_subs_epu16((__m256i)b[1], (__m256i)a[1]);
    const __m256i both = _mm256_permute4x64_epi64(_mm256_packs_epi16(first, second), 0xD8);
    return ~(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(both, _mm256_setzero_si256()));
}
#elif defined(__SSE4_1__)
static inline halves load_bytes(const uint8_t *bytes)
{
    return (halves)_mm_cvtepu8_epi16(_mm_loadl_epi64((const __m128i *)(const void *)bytes));
}

static inline halves multiply_high(halves a, halves b)
{
    return (halves)_mm_mulhi_epu16((__m128i)a, (__m128i)b);
}

static inline uint32_t find_lower(const halves *a, const halves *b)
{
    const __m128i first = _mm_subs_epu16((__m128i)b[0], (__m128i)a[0]);
    const __m128i both = _mm_packs_epi16(first, _mm_subs_epu16((__m128i)b[1], (__m128i)a[1]));
    return 0xFFFFU ^ (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(both, _mm_setzero_si128()));
}
#else
static inline halves load_bytes(const uint8_t *bytes)
{
    return (halves)wasm_u16x8_load8x8(bytes);
}

static inline halves multiply_high(halves a, halves b)
{
    const v128_t low = wasm_u32x4_extmul_low_u16x8((v128_t)a, (v128_t)b);
    const v128_t high = wasm_u32x4_extmul_high_u16x8((v128_t)a, (v128_t)b);
    return (halves)wasm_i16x8_shuffle(low, high, 1, 3, 5, 7, 9, 11, 13, 15);
}

static inline uint32_t find_lower(const halves *a, const halves *b)
{
    const v128_t first = wasm_u16x8_lt((v128_t)a[0], (v128_t)b[0]);
    return wasm_i8x16_bitmask(
        wasm_i8x16_narrow_i16x8(first, wasm_u16x8_lt((v128_t)a[1], (v128_t)b[1])));
}
#endif

#if !defined(__AVX512BW__)
static inline halves round_up(halves high, halves low)
{
    return high + 1 + (halves)(low == 0);
}
#endif

#endif

#endif
