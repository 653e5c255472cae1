/* Operations common to SSE4.1 and AVX2 registers: every instruction here works within 128 bits.
 *
 * Included by a reg_*.h after reg, REG(name), the intrinsic NAME of that width, REG_BITS(name), the
 * same for intrinsics named by their bits, and REG_BYTES(...), sixteen bytes in each 128 bits. */
#ifndef ENGINE9_VECTORS_REG_X86_H
#define ENGINE9_VECTORS_REG_X86_H

#include <stdint.h>

static inline reg reg_load(const uint16_t *lanes)
{
    return REG_BITS(loadu)((const reg *)(const void *)lanes);
}

static inline void reg_store(uint16_t *lanes, reg a)
{
    REG_BITS(storeu)((reg *)(void *)lanes, a);
}

static inline reg reg_all(uint16_t value)
{
    return REG(set1_epi16)((short)value);
}

static inline reg reg_and(reg a, reg b)
{
    return REG_BITS(and)(a, b);
}

static inline reg reg_or(reg a, reg b)
{
    return REG_BITS(or)(a, b);
}

static inline reg reg_xor(reg a, reg b)
{
    return REG_BITS(xor)(a, b);
}

static inline reg reg_without(reg a, reg b)
{
    return REG_BITS(andnot)(b, a);
}

static inline reg reg_not(reg a)
{
    return reg_xor(a, REG(set1_epi16)(-1));
}

#ifdef __AVX512VL__
static inline reg reg_or3(reg a, reg b, reg c)
{
    return REG(ternarylogic_epi32)(a, b, c, 0xfe);
}

static inline reg reg_majority(reg a, reg b, reg c)
{
    return REG(ternarylogic_epi32)(a, b, c, 0xe8);
}
#else
#include "engine9/vectors/reg_three.h"
#endif

static inline reg reg_minus_1(reg a)
{
    return REG(add_epi16)(a, REG(set1_epi16)(-1));
}

static inline reg reg_add(reg a, reg b)
{
    return REG(add_epi16)(a, b);
}

static inline reg reg_times_16(reg a)
{
    return REG(slli_epi16)(a, 4);
}

/* Only 0 - 1 has the highest bit. */
static inline reg reg_no_borrows(void)
{
    return reg_all(0);
}

static inline reg reg_join_borrows(reg borrows, reg less)
{
    return reg_or(borrows, less);
}

static inline reg reg_borrowed(reg borrows)
{
    return reg_and(borrows, reg_all(0x8000));
}

static inline reg reg_equal(reg a, reg b)
{
    return REG(cmpeq_epi16)(a, b);
}

static inline reg reg_differ(reg a, reg b)
{
    return reg_xor(reg_equal(a, b), reg_all(0xffff));
}

static inline reg reg_where(reg mask, reg a, reg b)
{
    return REG(blendv_epi8)(b, a, mask);
}

static inline reg reg_max(reg a, reg b)
{
    return REG(max_epu16)(a, b);
}

#ifdef __AVX512BITALG__
static inline reg reg_count(reg a)
{
    return REG(popcnt_epi16)(a);
}

static inline reg reg_is_pair(reg a)
{
    return reg_equal(reg_count(a), reg_all(2));
}

static inline reg reg_hits_in(reg pair, reg set)
{
    return reg_count(reg_and(pair, set));
}
#else
/* Digits by halves of bytes: W. Mula, "SSSE3: fast popcount" (2008). */
static inline reg reg_count(reg a)
{
    const reg counts = REG_BYTES(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const reg half = REG(set1_epi8)(15);
    reg low = REG(shuffle_epi8)(counts, reg_and(a, half));
    reg high = REG(shuffle_epi8)(counts, reg_and(REG(srli_epi16)(a, 4), half));
    return REG(maddubs_epi16)(REG(add_epi8)(low, high), REG(set1_epi8)(1));
}

static inline reg reg_is_pair(reg a)
{
    reg rest = reg_and(a, reg_minus_1(a)), more = reg_and(rest, reg_minus_1(rest));
    return reg_without(reg_equal(more, reg_all(0)), reg_equal(rest, reg_all(0)));
}

/* A comparison yields -1 if true: 1 for a common digit, and 1 more for both. */
static inline reg reg_hits_in(reg pair, reg set)
{
    reg common = reg_and(pair, set);
    reg none = reg_equal(common, reg_all(0));
    reg both = reg_equal(common, pair);
    return reg_add(reg_all(1), REG(sub_epi16)(none, both));
}
#endif

static inline reg reg_hits(reg pair, reg a, reg b, reg c)
{
    return reg_add(reg_add(reg_hits_in(pair, a), reg_hits_in(pair, b)), reg_hits_in(pair, c));
}

static inline reg reg_stack_next(reg a)
{
    return REG(shuffle_epi8)(a, REG_BYTES(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15));
}

static inline reg reg_stack_after(reg a)
{
    return REG(shuffle_epi8)(a, REG_BYTES(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15));
}

#endif
