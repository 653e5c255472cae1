/* A register of vec_bands.h with AVX2: 256 bits, four boards.
 *
 * Takes registers, gives registers, never fails. */
#ifndef ENGINE9_REG_AVX2_H
#define ENGINE9_REG_AVX2_H

#include <immintrin.h>
#include <stdint.h>

enum { REG_BOARDS = 4 };

typedef __m256i reg;

static inline reg reg_load(const uint16_t *lanes)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)lanes);
}

static inline void reg_store(uint16_t *lanes, reg a)
{
    _mm256_storeu_si256((__m256i *)(void *)lanes, a);
}

static inline reg reg_all(uint16_t value)
{
    return _mm256_set1_epi16((short)value);
}

static inline reg reg_and(reg a, reg b)
{
    return _mm256_and_si256(a, b);
}

static inline reg reg_or(reg a, reg b)
{
    return _mm256_or_si256(a, b);
}

static inline reg reg_xor(reg a, reg b)
{
    return _mm256_xor_si256(a, b);
}

static inline reg reg_without(reg a, reg b)
{
    return _mm256_andnot_si256(b, a);
}

static inline reg reg_minus_1(reg a)
{
    return _mm256_add_epi16(a, _mm256_set1_epi16(-1));
}

static inline reg reg_add(reg a, reg b)
{
    return _mm256_add_epi16(a, b);
}

static inline reg reg_to_high_byte(reg a)
{
    return _mm256_slli_epi16(a, 8);
}

static inline reg reg_top_bit(reg a)
{
    return _mm256_srai_epi16(a, 15);
}

static inline reg reg_equal(reg a, reg b)
{
    return _mm256_cmpeq_epi16(a, b);
}

static inline reg reg_differ(reg a, reg b)
{
    return _mm256_xor_si256(_mm256_cmpeq_epi16(a, b), _mm256_set1_epi16(-1));
}

static inline reg reg_where(reg mask, reg a, reg b)
{
    return _mm256_blendv_epi8(b, a, mask);
}

static inline reg reg_or_else(reg part, reg a)
{
    return _mm256_or_si256(part,
                           _mm256_and_si256(a, _mm256_cmpeq_epi16(part, _mm256_setzero_si256())));
}

static inline reg reg_max(reg a, reg b)
{
    return _mm256_max_epu16(a, b);
}

/* Digits by halves of bytes: W. Mula, "SSSE3: fast popcount" (2008). */
static inline reg reg_count(reg a)
{
    const reg counts =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const reg half = _mm256_set1_epi8(15);
    reg low = _mm256_shuffle_epi8(counts, _mm256_and_si256(a, half));
    reg high = _mm256_shuffle_epi8(counts, _mm256_and_si256(_mm256_srli_epi16(a, 4), half));
    reg bytes = _mm256_add_epi8(low, high);
    return _mm256_maddubs_epi16(bytes, _mm256_set1_epi8(1));
}

/* A comparison is -1 where it holds: 1 for a digit in common, and 1 for both. */
static inline reg reg_hits(reg pair, reg set)
{
    reg common = _mm256_and_si256(pair, set);
    reg none = _mm256_cmpeq_epi16(common, _mm256_setzero_si256());
    reg both = _mm256_cmpeq_epi16(common, pair);
    return _mm256_add_epi16(_mm256_set1_epi16(1), _mm256_sub_epi16(none, both));
}

static inline reg reg_stack_next(reg a)
{
    return _mm256_shuffle_epi8(a, _mm256_broadcastsi128_si256(_mm_setr_epi8(
                                      2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15)));
}

static inline reg reg_stack_after(reg a)
{
    return _mm256_shuffle_epi8(a, _mm256_broadcastsi128_si256(_mm_setr_epi8(
                                      4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15)));
}

static inline unsigned reg_boards(reg mask)
{
    unsigned bytes = (unsigned)_mm256_movemask_epi8(mask);
    return ((bytes & 0x3f) ? 1u : 0) | ((bytes & 0x3f00) ? 2u : 0) | ((bytes & 0x3f0000) ? 4u : 0) |
           ((bytes & 0x3f000000) ? 8u : 0);
}

static inline reg reg_of_boards(unsigned boards)
{
    const reg bit = _mm256_setr_epi64x(1, 2, 4, 8);
    return _mm256_cmpeq_epi64(_mm256_and_si256(_mm256_set1_epi64x(boards), bit), bit);
}

static inline reg reg_move_board(reg a, unsigned from, unsigned to)
{
    (void)to;
    long long halves = (long long)(2 * from + 1) << 32 | 2 * from;
    return _mm256_permutevar8x32_epi32(a, _mm256_set1_epi64x(halves));
}

#endif
