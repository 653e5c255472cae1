/* Sets of digits 1..64 as bit masks.
 *
 *     sudoku_digitset set = sudoku_digitset_remove(sudoku_digitset_all(9), 5);
 *     while (set)
 *         printf("%u\n", sudoku_digitset_pop(&set));
 *
 * Every operation is inline, a few instructions on one machine word, without a branch. Bit D-1
 * represents digit D. All functions are pure and thread-safe; they do not check their arguments. */
#ifndef SUDOKU_DIGITSET_H
#define SUDOKU_DIGITSET_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The largest digit of a set, and so the largest side of a board. */
#define SUDOKU_MAX_SIDE 64

typedef uint64_t sudoku_digitset;

/* The empty set. */
#define SUDOKU_DIGITSET_EMPTY ((sudoku_digitset)0)

/* Returns the set of DIGIT (1..64) alone. */
static inline sudoku_digitset sudoku_digitset_of(unsigned digit)
{
    return (sudoku_digitset)1 << (digit - 1);
}

/* Returns the set of all digits 1..SIDE; SIDE is 1..64. */
static inline sudoku_digitset sudoku_digitset_all(unsigned side)
{
    return ~(sudoku_digitset)0 >> (64 - side);
}

/* True if SET holds DIGIT (1..64). */
static inline bool sudoku_digitset_has(sudoku_digitset set, unsigned digit)
{
    return (set >> (digit - 1)) & 1;
}

/* Returns SET with DIGIT (1..64) added. */
static inline sudoku_digitset sudoku_digitset_add(sudoku_digitset set, unsigned digit)
{
    return set | sudoku_digitset_of(digit);
}

/* Returns SET with DIGIT (1..64) removed. */
static inline sudoku_digitset sudoku_digitset_remove(sudoku_digitset set, unsigned digit)
{
    return set & ~sudoku_digitset_of(digit);
}

/* Returns the digits 1..SIDE (1..64) that SET does not hold. */
static inline sudoku_digitset sudoku_digitset_complement(sudoku_digitset set, unsigned side)
{
    return ~set & sudoku_digitset_all(side);
}

/* Returns the digits in A or B. */
static inline sudoku_digitset sudoku_digitset_union(sudoku_digitset a, sudoku_digitset b)
{
    return a | b;
}

/* Returns the digits in both A and B. */
static inline sudoku_digitset sudoku_digitset_intersection(sudoku_digitset a, sudoku_digitset b)
{
    return a & b;
}

/* Returns the digits of A that are not in B. */
static inline sudoku_digitset sudoku_digitset_difference(sudoku_digitset a, sudoku_digitset b)
{
    return a & ~b;
}

/* True if B holds every digit of A. */
static inline bool sudoku_digitset_is_subset(sudoku_digitset a, sudoku_digitset b)
{
    return (a & ~b) == 0;
}

/* Returns the number of digits in SET, 0..64. */
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

/* True if SET holds exactly one digit. */
static inline bool sudoku_digitset_is_single(sudoku_digitset set)
{
    return set != 0 && (set & (set - 1)) == 0;
}

/* Returns the smallest digit of SET, 1..64. SET must not be empty. */
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

/* Removes the smallest digit from *SET, which must not be empty, and returns it. `while (set) {
 * unsigned digit = sudoku_digitset_pop(&set); ... }` visits every digit once. */
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
