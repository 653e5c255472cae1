/* A register with SSE4.1: 128 bits, two times four lanes. */
#ifndef ENGINE9_VECTORS_REG_SSE_H
#define ENGINE9_VECTORS_REG_SSE_H

#include <smmintrin.h>

enum { REG_BOARDS = 2 };

typedef __m128i reg;

#define REG(name)      _mm_##name
#define REG_BITS(name) _mm_##name##_si128
#define REG_BYTES(...) _mm_setr_epi8(__VA_ARGS__)

#include "engine9/vectors/reg_x86.h"

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

static inline reg reg_high_low(reg a, reg b)
{
    return _mm_alignr_epi8(b, a, 8);
}

static inline reg reg_low_low(reg a, reg b)
{
    return _mm_unpacklo_epi64(a, b);
}

#endif
