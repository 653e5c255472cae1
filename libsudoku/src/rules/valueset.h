/* Sets of values in 16 bits. */
#ifndef RULES_VALUESET_H
#define RULES_VALUESET_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/rules.h>

/* Returns the set of all COUNT (1..16) values. */
static inline sudoku_valueset valueset_all(unsigned count)
{
    return (sudoku_valueset)((1U << count) - 1);
}

static inline bool valueset_is_single(sudoku_valueset set)
{
    return set != 0 && (set & (set - 1U)) == 0;
}

/* Returns the number of values in SET, without an instruction that old processors lack. */
static inline unsigned valueset_count(sudoku_valueset set)
{
    unsigned pairs = set - (set >> 1 & 0x5555U);
    unsigned fours = (pairs & 0x3333U) + (pairs >> 2 & 0x3333U);
    return ((fours + (fours >> 4)) & 0x0f0fU) * 0x101U >> 8 & 31U;
}

/* Return the smallest and the largest value of SET, from 0. SET must not be empty. */
static inline unsigned valueset_min(sudoku_valueset set)
{
    return sudoku_digitset_first(set) - 1;
}

static inline unsigned valueset_max(sudoku_valueset set)
{
#if defined(__GNUC__)
    return 31U - (unsigned)__builtin_clz(set);
#else
    unsigned max = 0;
    while (set >>= 1)
        max++;
    return max;
#endif
}

/* Returns SET with bit I where bit 15 - I was. */
static inline sudoku_valueset valueset_reverse(sudoku_valueset set)
{
    unsigned bits = set;
    bits = (bits & 0x5555) << 1 | (bits >> 1 & 0x5555);
    bits = (bits & 0x3333) << 2 | (bits >> 2 & 0x3333);
    bits = (bits & 0x0f0f) << 4 | (bits >> 4 & 0x0f0f);
    return (sudoku_valueset)((bits & 0x00ff) << 8 | bits >> 8);
}

#endif
