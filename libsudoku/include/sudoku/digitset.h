/* A set of digits 1..64 as a bit mask.
 *
 *     sudoku_digitset set = sudoku_digitset_remove(sudoku_digitset_all(9), 5);
 *     while (set)
 *         printf("%u\n", sudoku_digitset_pop(&set));
 *
 * Every operation is a few instructions in one machine word, inline, without a branch. Bit D-1
 * stands for digit D. */
#ifndef SUDOKU_DIGITSET_H
#define SUDOKU_DIGITSET_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The largest digit that a set can hold, and so the largest side of a board. */
#define SUDOKU_MAX_SIDE 64

typedef uint64_t sudoku_digitset;

/* The set without any digit. */
#define SUDOKU_DIGITSET_EMPTY ((sudoku_digitset)0)

/* The set of DIGIT (1..64) alone. */
static inline sudoku_digitset sudoku_digitset_of(unsigned digit)
{
    return (sudoku_digitset)1 << (digit - 1);
}

/* The set of all digits 1..SIDE (1..64). */
static inline sudoku_digitset sudoku_digitset_all(unsigned side)
{
    return ~(sudoku_digitset)0 >> (64 - side);
}

/* Whether SET holds DIGIT (1..64). */
static inline bool sudoku_digitset_has(sudoku_digitset set, unsigned digit)
{
    return (set >> (digit - 1)) & 1;
}

/* SET with DIGIT (1..64) in it. */
static inline sudoku_digitset sudoku_digitset_add(sudoku_digitset set, unsigned digit)
{
    return set | sudoku_digitset_of(digit);
}

/* SET without DIGIT (1..64). */
static inline sudoku_digitset sudoku_digitset_remove(sudoku_digitset set, unsigned digit)
{
    return set & ~sudoku_digitset_of(digit);
}

/* The digits 1..SIDE (1..64) that SET does not hold. */
static inline sudoku_digitset sudoku_digitset_complement(sudoku_digitset set, unsigned side)
{
    return ~set & sudoku_digitset_all(side);
}

/* The digits that A or B holds. */
static inline sudoku_digitset sudoku_digitset_union(sudoku_digitset a, sudoku_digitset b)
{
    return a | b;
}

/* The digits that both A and B hold. */
static inline sudoku_digitset sudoku_digitset_intersection(sudoku_digitset a, sudoku_digitset b)
{
    return a & b;
}

/* The digits of A that B does not hold. */
static inline sudoku_digitset sudoku_digitset_difference(sudoku_digitset a, sudoku_digitset b)
{
    return a & ~b;
}

/* Whether B holds every digit of A. */
static inline bool sudoku_digitset_is_subset(sudoku_digitset a, sudoku_digitset b)
{
    return (a & ~b) == 0;
}

/* How many digits SET holds, 0..64. */
static inline unsigned sudoku_digitset_count(sudoku_digitset set)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_popcountll(set);
#else
    unsigned count = 0;
    for (; set; set &= set - 1)
        count++;
    return count;
#endif
}

/* Whether SET holds exactly one digit. */
static inline bool sudoku_digitset_is_single(sudoku_digitset set)
{
    return set != 0 && (set & (set - 1)) == 0;
}

/* The smallest digit of SET, 1..64; SET must not be empty. */
static inline unsigned sudoku_digitset_first(sudoku_digitset set)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(set) + 1;
#else
    unsigned digit = 1;
    for (; !(set & 1); set >>= 1)
        digit++;
    return digit;
#endif
}

/* Takes the smallest digit out of *SET, which must not be empty, and gives it. With it,
 * `while (set) { unsigned digit = sudoku_digitset_pop(&set); ... }` visits every digit once. */
static inline unsigned sudoku_digitset_pop(sudoku_digitset *set)
{
    unsigned digit = sudoku_digitset_first(*set);
    *set &= *set - 1;
    return digit;
}

#ifdef __cplusplus
}
#endif
#endif
