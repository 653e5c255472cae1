/* A register of vec_bands.h in portable C: a 64-bit word, one board.
 *
 * Arithmetic within lanes follows H. S. Warren, "Hacker's Delight", section 2-18: a guard bit
 * above each lane's number takes up borrows and carries. */
#ifndef ENGINE9_VECTORS_REG_PORTABLE_H
#define ENGINE9_VECTORS_REG_PORTABLE_H

#include <stdint.h>

enum { REG_BOARDS = 1 };

typedef uint64_t reg;

#define LANES(value) ((uint64_t)0x0001000100010001 * (value))
#define TOP_BITS     LANES(0x8000)

static inline reg reg_load(const uint16_t *lanes)
{
    return lanes[0] | (uint64_t)lanes[1] << 16 | (uint64_t)lanes[2] << 32 |
           (uint64_t)lanes[3] << 48;
}

static inline void reg_store(uint16_t *lanes, reg a)
{
    for (unsigned i = 0; i < 4; i++)
        lanes[i] = (uint16_t)(a >> 16 * i);
}

static inline reg reg_all(uint16_t value)
{
    return LANES(value);
}

static inline reg reg_and(reg a, reg b)
{
    return a & b;
}

static inline reg reg_or(reg a, reg b)
{
    return a | b;
}

static inline reg reg_xor(reg a, reg b)
{
    return a ^ b;
}

static inline reg reg_without(reg a, reg b)
{
    return a & ~b;
}

#include "engine9/vectors/reg_three.h"

static inline reg reg_not(reg a)
{
    return ~a;
}

static inline reg reg_minus_1(reg a)
{
    return (a + LANES(0x7fff)) ^ TOP_BITS;
}

static inline reg reg_add(reg a, reg b)
{
    return a + b;
}

static inline reg reg_to_high_byte(reg a)
{
    return a << 8;
}

/* All bits below the top bits of TOPS: a mask. */
static inline reg reg_smear(reg tops)
{
    return tops - (tops >> 15);
}

static inline reg reg_top_bit(reg a)
{
    return reg_smear(a & TOP_BITS);
}

static inline reg reg_differ(reg a, reg b)
{
    return reg_smear(((a ^ b) + LANES(0x7fff)) & TOP_BITS);
}

static inline reg reg_equal(reg a, reg b)
{
    return ~reg_differ(a, b);
}

static inline reg reg_where(reg mask, reg a, reg b)
{
    return b ^ ((a ^ b) & mask);
}

static inline reg reg_or_else(reg part, reg a)
{
    return part | (a & ~reg_differ(part, 0));
}

static inline reg reg_max(reg a, reg b)
{
    return reg_where(reg_top_bit((a | TOP_BITS) - b), a, b);
}

static inline reg reg_count(reg a)
{
    a -= a >> 1 & LANES(0x5555);
    a = (a & LANES(0x3333)) + (a >> 2 & LANES(0x3333));
    a = (a + (a >> 4)) & LANES(0x0f0f);
    return (a + (a >> 8)) & LANES(0x1f);
}

static inline reg reg_pair(reg a)
{
    reg rest = a & reg_minus_1(a), more = rest & reg_minus_1(rest);
    return a & reg_smear((rest + LANES(0x7fff)) & ~(more + LANES(0x7fff)) & TOP_BITS);
}

/* 1 for a digit in common, and 1 for both. */
static inline reg reg_hits(reg pair, reg set)
{
    reg common = pair & set;
    reg some = common + LANES(0x7fff), lacks = (common ^ pair) + LANES(0x7fff);
    return (some >> 15 & LANES(1)) + (~lacks >> 15 & LANES(1));
}

static inline reg reg_stack_next(reg a)
{
    return a >> 16 | a << 32;
}

static inline reg reg_stack_after(reg a)
{
    return a >> 32 | a << 16;
}

static inline unsigned reg_boards(reg mask)
{
    return (mask & 0x7fff7fff7fff) != 0;
}

static inline reg reg_of_boards(unsigned boards)
{
    return -(uint64_t)boards;
}

static inline reg reg_move_board(reg a, unsigned from, unsigned to)
{
    (void)from;
    (void)to;
    return a;
}

#undef TOP_BITS
#undef LANES

#endif
