/* A register with NEON: 128 bits, two times four lanes. */
#ifndef ENGINE9_VECTORS_REG_NEON_H
#define ENGINE9_VECTORS_REG_NEON_H

#include <arm_neon.h>
#include <stdint.h>

enum { REG_BOARDS = 2 };

typedef uint16x8_t reg;

static inline reg reg_load(const uint16_t *lanes)
{
    return vld1q_u16(lanes);
}

static inline void reg_store(uint16_t *lanes, reg a)
{
    vst1q_u16(lanes, a);
}

static inline reg reg_all(uint16_t value)
{
    return vdupq_n_u16(value);
}

static inline reg reg_and(reg a, reg b)
{
    return vandq_u16(a, b);
}

static inline reg reg_or(reg a, reg b)
{
    return vorrq_u16(a, b);
}

static inline reg reg_xor(reg a, reg b)
{
    return veorq_u16(a, b);
}

static inline reg reg_without(reg a, reg b)
{
    return vbicq_u16(a, b);
}

#include "engine9/vectors/reg_three.h"

static inline reg reg_not(reg a)
{
    return vmvnq_u16(a);
}

static inline reg reg_minus_1(reg a)
{
    return vsubq_u16(a, vdupq_n_u16(1));
}

static inline reg reg_add(reg a, reg b)
{
    return vaddq_u16(a, b);
}

static inline reg reg_times_16(reg a)
{
    return vshlq_n_u16(a, 4);
}

static inline reg reg_top_bit(reg a)
{
    return vtstq_u16(a, vdupq_n_u16(0x8000));
}

static inline reg reg_equal(reg a, reg b)
{
    return vceqq_u16(a, b);
}

static inline reg reg_differ(reg a, reg b)
{
    return vmvnq_u16(vceqq_u16(a, b));
}

static inline reg reg_where(reg mask, reg a, reg b)
{
    return vbslq_u16(mask, a, b);
}

static inline reg reg_or_else(reg part, reg a)
{
    return vorrq_u16(part, vandq_u16(a, vceqzq_u16(part)));
}

static inline reg reg_max(reg a, reg b)
{
    return vmaxq_u16(a, b);
}

static inline reg reg_count(reg a)
{
    return vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(a)));
}

static inline reg reg_pair(reg a)
{
    return vandq_u16(a, vceqq_u16(reg_count(a), vdupq_n_u16(2)));
}

static inline reg reg_hits(reg pair, reg set)
{
    return reg_count(vandq_u16(pair, set));
}

/* The bytes of lanes moved within each board's four. */
static inline reg reg_shuffle(reg a, const uint8_t from[16])
{
    return vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(a), vld1q_u8(from)));
}

static inline reg reg_stack_next(reg a)
{
    static const uint8_t from[16] = {2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15};
    return reg_shuffle(a, from);
}

static inline reg reg_stack_after(reg a)
{
    static const uint8_t from[16] = {4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15};
    return reg_shuffle(a, from);
}

static inline unsigned reg_boards(reg mask)
{
    uint64x2_t halves = vreinterpretq_u64_u16(mask);
    const uint64_t lanes = 0xffffffffffff;
    return (unsigned)((vgetq_lane_u64(halves, 0) & lanes) != 0) |
           (unsigned)((vgetq_lane_u64(halves, 1) & lanes) != 0) << 1;
}

static inline reg reg_of_boards(unsigned boards)
{
    uint64x2_t halves = {-(uint64_t)(boards & 1), -(uint64_t)(boards >> 1)};
    return vreinterpretq_u16_u64(halves);
}

static inline reg reg_move_board(reg a, unsigned from, unsigned to)
{
    return from == to ? a : vextq_u16(a, a, 4);
}

static inline reg reg_high_low(reg a, reg b)
{
    return vextq_u16(a, b, 4);
}

static inline reg reg_low_low(reg a, reg b)
{
    return vcombine_u16(vget_low_u16(a), vget_low_u16(b));
}

#endif
