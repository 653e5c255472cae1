/* A register of vec_bands.h with SSE4.1: 128 bits, two boards.
 *
 * Takes registers, gives registers, never fails. */
#ifndef ENGINE9_REG_SSE_H
#define ENGINE9_REG_SSE_H

#include <smmintrin.h>
#include <stdint.h>

enum { REG_BOARDS = 2 };

typedef __m128i reg;

static inline reg reg_load(const uint16_t *lanes)
{
    return _mm_loadu_si128((const __m128i *)(const void *)lanes);
}

static inline void reg_store(uint16_t *lanes, reg a)
{
    _mm_storeu_si128((__m128i *)(void *)lanes, a);
}

static inline reg reg_all(uint16_t value)
{
    return _mm_set1_epi16((short)value);
}

static inline reg reg_and(reg a, reg b)
{
    return _mm_and_si128(a, b);
}

static inline reg reg_or(reg a, reg b)
{
    return _mm_or_si128(a, b);
}

static inline reg reg_xor(reg a, reg b)
{
    return _mm_xor_si128(a, b);
}

static inline reg reg_without(reg a, reg b)
{
    return _mm_andnot_si128(b, a);
}

static inline reg reg_minus_1(reg a)
{
    return _mm_add_epi16(a, _mm_set1_epi16(-1));
}

static inline reg reg_add(reg a, reg b)
{
    return _mm_add_epi16(a, b);
}

static inline reg reg_to_high_byte(reg a)
{
    return _mm_slli_epi16(a, 8);
}

static inline reg reg_top_bit(reg a)
{
    return _mm_srai_epi16(a, 15);
}

static inline reg reg_equal(reg a, reg b)
{
    return _mm_cmpeq_epi16(a, b);
}

static inline reg reg_differ(reg a, reg b)
{
    return _mm_xor_si128(_mm_cmpeq_epi16(a, b), _mm_set1_epi16(-1));
}

static inline reg reg_where(reg mask, reg a, reg b)
{
    return _mm_blendv_epi8(b, a, mask);
}

static inline reg reg_or_else(reg part, reg a)
{
    return _mm_or_si128(part, _mm_and_si128(a, _mm_cmpeq_epi16(part, _mm_setzero_si128())));
}

static inline reg reg_max(reg a, reg b)
{
    return _mm_max_epu16(a, b);
}

/* Digits by halves of bytes: W. Mula, "SSSE3: fast popcount" (2008). */
static inline reg reg_count(reg a)
{
    const reg counts = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const reg half = _mm_set1_epi8(15);
    reg low = _mm_shuffle_epi8(counts, _mm_and_si128(a, half));
    reg high = _mm_shuffle_epi8(counts, _mm_and_si128(_mm_srli_epi16(a, 4), half));
    reg bytes = _mm_add_epi8(low, high);
    return _mm_maddubs_epi16(bytes, _mm_set1_epi8(1));
}

/* A comparison is -1 where it holds: 1 for a digit in common, and 1 for both. */
static inline reg reg_hits(reg pair, reg set)
{
    reg common = _mm_and_si128(pair, set);
    reg none = _mm_cmpeq_epi16(common, _mm_setzero_si128());
    reg both = _mm_cmpeq_epi16(common, pair);
    return _mm_add_epi16(_mm_set1_epi16(1), _mm_sub_epi16(none, both));
}

static inline reg reg_stack_next(reg a)
{
    return _mm_shuffle_epi8(a, _mm_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15));
}

static inline reg reg_stack_after(reg a)
{
    return _mm_shuffle_epi8(a, _mm_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15));
}

static inline unsigned reg_boards(reg mask)
{
    unsigned bytes = (unsigned)_mm_movemask_epi8(mask);
    return ((bytes & 0x3f) ? 1u : 0) | ((bytes & 0x3f00) ? 2u : 0);
}

static inline reg reg_of_boards(unsigned boards)
{
    return _mm_set_epi64x(-(long long)(boards >> 1), -(long long)(boards & 1));
}

static inline reg reg_move_board(reg a, unsigned from, unsigned to)
{
    return from == to ? a : _mm_shuffle_epi32(a, _MM_SHUFFLE(1, 0, 3, 2));
}

#endif
