/* The vector of engine9 with AVX2 for one board: a 256-bit register.
 *
 * Takes a board's sets, gives the operations that vec_bands.h explains, never fails. Lane 4b + s is
 * the box of band b and stack s; lanes 3, 7, 11 and 12..15 are idle and zero in every set of
 * candidates. */
#ifndef ENGINE9_VEC_AVX2_H
#define ENGINE9_VEC_AVX2_H

#include "reg_avx2.h"

enum { VEC_BOARDS = 1, VEC_LANES = 16 };

typedef reg vec;
typedef reg vec_mask;

static inline unsigned vec_lane(unsigned board, unsigned band, unsigned stack)
{
    return 16 * board + 4 * band + stack;
}

static inline vec vec_lane_numbers(void)
{
    return _mm256_setr_epi16(1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0, 0, 0, 0, 0);
}

static inline vec vec_band_next(vec a)
{
    return _mm256_permute4x64_epi64(a, _MM_SHUFFLE(3, 0, 2, 1));
}

static inline vec vec_band_after(vec a)
{
    return _mm256_permute4x64_epi64(a, _MM_SHUFFLE(3, 1, 0, 2));
}

static inline unsigned vec_boards(vec_mask mask)
{
    return (_mm256_movemask_epi8(mask) & 0x3f3f3f) != 0;
}

static inline vec_mask vec_of_boards(unsigned boards)
{
    return _mm256_set1_epi64x(-(long long)boards);
}

static inline vec vec_move_board(vec a, unsigned from, unsigned to)
{
    (void)from;
    (void)to;
    return a;
}

static inline vec vec_load(const uint16_t *lanes)
{
    return reg_load(lanes);
}

static inline void vec_store(uint16_t *lanes, vec a)
{
    reg_store(lanes, a);
}

static inline vec vec_all(uint16_t value)
{
    return reg_all(value);
}

static inline vec vec_or3(vec a, vec b, vec c)
{
    return reg_or(reg_or(a, b), c);
}

static inline vec vec_xor3(vec a, vec b, vec c)
{
    return reg_xor(reg_xor(a, b), c);
}

static inline vec vec_majority(vec a, vec b, vec c)
{
    return reg_or(reg_and(a, b), reg_and(c, reg_or(a, b)));
}

static inline vec vec_without_or(vec a, vec b, vec c)
{
    return reg_or(reg_without(a, b), c);
}

static inline vec_mask vec_meet(vec a, vec b)
{
    return reg_differ(reg_and(a, b), reg_all(0));
}

static inline vec_mask vec_single_or_empty(vec a, vec a_minus_1)
{
    return reg_equal(reg_and(a, a_minus_1), reg_all(0));
}

static inline vec vec_and(vec a, vec b)
{
    return reg_and(a, b);
}

static inline vec vec_or(vec a, vec b)
{
    return reg_or(a, b);
}

static inline vec vec_without(vec a, vec b)
{
    return reg_without(a, b);
}

static inline vec vec_minus_1(vec a)
{
    return reg_minus_1(a);
}

static inline vec vec_add(vec a, vec b)
{
    return reg_add(a, b);
}

static inline vec vec_max(vec a, vec b)
{
    return reg_max(a, b);
}

static inline vec vec_count(vec a)
{
    return reg_count(a);
}

static inline vec vec_hits(vec pair, vec set)
{
    return reg_hits(pair, set);
}

static inline vec_mask vec_equal(vec a, vec b)
{
    return reg_equal(a, b);
}

static inline vec_mask vec_differ(vec a, vec b)
{
    return reg_differ(a, b);
}

static inline vec_mask vec_top_bit(vec a)
{
    return reg_top_bit(a);
}

static inline vec vec_stack_next(vec a)
{
    return reg_stack_next(a);
}

static inline vec vec_stack_after(vec a)
{
    return reg_stack_after(a);
}

static inline vec vec_to_high_byte(vec a)
{
    return reg_to_high_byte(a);
}

static inline vec_mask vec_mask_or(vec_mask a, vec_mask b)
{
    return reg_or(a, b);
}

static inline vec vec_where(vec_mask mask, vec a, vec b)
{
    return reg_where(mask, a, b);
}

static inline vec vec_or_else(vec part, vec a)
{
    return reg_or_else(part, a);
}

static inline vec vec_keep(vec_mask mask, vec a)
{
    return reg_and(mask, a);
}

#include "vec_cells.h"

#endif
