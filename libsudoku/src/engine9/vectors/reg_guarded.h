/* Lanes of ten bits in an unsigned word, or in a vector of such words.
 *
 * Arithmetic within lanes follows H. S. Warren, "Hacker's Delight", section 2-18: a guard bit above
 * the nine digits of each lane absorbs borrows and carries. Included after the type reg and
 * LANES(value), VALUE in each lane of a word; the includer undefines both. */
#ifndef ENGINE9_VECTORS_REG_GUARDED_H
#define ENGINE9_VECTORS_REG_GUARDED_H

#include <stdint.h>

#define TOP_BITS LANES(0x200)

static inline reg reg_all(uint16_t value)
{
    return (reg){0} + LANES(value);
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

/* The guard remains unless it was borrowed. */
static inline reg reg_minus_1(reg a)
{
    return a + LANES(0x1ff);
}

static inline reg reg_no_borrows(void)
{
    return reg_all(0x3ff);
}

static inline reg reg_join_borrows(reg borrows, reg less)
{
    return borrows & less;
}

static inline reg reg_borrowed(reg borrows)
{
    return (~borrows & TOP_BITS) >> 1;
}

static inline reg reg_add(reg a, reg b)
{
    return a + b;
}

static inline reg reg_times_16(reg a)
{
    return a << 4;
}

/* Returns a mask of all bits below the top bits TOPS. */
static inline reg reg_smear(reg tops)
{
    return tops - (tops >> 9);
}

static inline reg reg_differ(reg a, reg b)
{
    return reg_smear(((a ^ b) + LANES(0x1ff)) & TOP_BITS);
}

/* The guard minus one, or the guard. */
static inline reg reg_equal(reg a, reg b)
{
    return (((a ^ b) + LANES(0x1ff)) >> 9 & LANES(1)) + LANES(0x1ff);
}

static inline reg reg_where(reg mask, reg a, reg b)
{
    return b ^ ((a ^ b) & mask);
}

static inline reg reg_max(reg a, reg b)
{
    return reg_where(reg_smear(((a | TOP_BITS) - b) & TOP_BITS), a, b);
}

/* Sums over two, four and all bits. */
static inline reg reg_count(reg a)
{
    a -= a >> 1 & LANES(0x155);
    a = (a & LANES(0x333)) + (a >> 2 & LANES(0x33));
    return (a & LANES(0xf)) + (a >> 4 & LANES(0xf)) + (a >> 8 & LANES(3));
}

/* Returns the top bits of lanes with two digits. */
static inline reg reg_pair_tops(reg a)
{
    reg rest = a & reg_minus_1(a), more = rest & reg_minus_1(rest);
    return (rest + LANES(0x1ff)) & ~(more + LANES(0x1ff)) & TOP_BITS;
}

static inline reg reg_is_pair(reg a)
{
    return reg_smear(reg_pair_tops(a));
}

/* Returns the top bits of lanes where PAIR and SET share a digit, plus the same again where they
 * share both. */
static inline reg reg_hits_in(reg pair, reg set)
{
    reg common = pair & set;
    reg some = common + LANES(0x1ff), lacks = (common ^ pair) + LANES(0x1ff);
    return (some & TOP_BITS) + TOP_BITS - (lacks & TOP_BITS);
}

/* Sums of top bits carry into the next lane, of which nothing else is in use. */
static inline reg reg_hits(reg pair, reg a, reg b, reg c)
{
    return (reg_hits_in(pair, a) + reg_hits_in(pair, b) + reg_hits_in(pair, c)) >> 9;
}

#undef TOP_BITS

#endif
