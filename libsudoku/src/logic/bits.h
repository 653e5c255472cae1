/* Sets of up to 16 digits of a cell or places of a unit, as bits. */
#ifndef LOGIC_BITS_H
#define LOGIC_BITS_H

#include <stdbool.h>

/* The number of bits in SET, 16 at most. */
static inline unsigned bit_count(unsigned set)
{
    set -= set >> 1 & 0x5555u;
    set = (set & 0x3333u) + (set >> 2 & 0x3333u);
    set = (set + (set >> 4)) & 0x0f0fu;
    return (set + (set >> 8)) & 0x1fu;
}

/* True if SET has two bits or more; exactly one. */
static inline bool bit_has_two(unsigned set)
{
    return (set & (set - 1)) != 0;
}

static inline bool bit_is_single(unsigned set)
{
    return set && !bit_has_two(set);
}

/* The lowest bit of SET, which must not be 0. */
static inline unsigned bit_first(unsigned set)
{
    return (unsigned)__builtin_ctz(set);
}

/* The highest bit of SET, which must not be 0. */
static inline unsigned bit_last(unsigned set)
{
    return 31 - (unsigned)__builtin_clz(set);
}

/* Removes and returns the lowest bit of *SET, which must not be 0. */
static inline unsigned bit_pop(unsigned *set)
{
    unsigned bit = bit_first(*set);
    *set &= *set - 1;
    return bit;
}

#endif
