/* Lane-wise operations of a vector that consists of registers.
 *
 * Included by a vec_*.h after a reg_*.h, the type vec, its vec_mask, and EACH_REGISTER(operation),
 * a vec of operation(name) for each register's name.
 *
 * A lane has 16 bits, or 10 (vec_words.h). In each lane a vec_mask has all bits except the highest,
 * or none of them; the highest is undefined, and 0 after a comparison of two lanes. A vec_sign
 * represents a set of lanes by any bit in each. */
#ifndef ENGINE9_VECTORS_VEC_EACH_H
#define ENGINE9_VECTORS_VEC_EACH_H

#include <stdint.h>

#include "engine9/vectors/reg_common.h"

typedef vec vec_sign;

/* VALUE in every lane. */
static inline vec vec_all(uint16_t value)
{
#define ALL(n) reg_all(value)
    return EACH_REGISTER(ALL);
#undef ALL
}

/* Bit operations: a & b, a | b, a & ~b; of three operands: or, xor, majority. */
static inline vec vec_and(vec a, vec b)
{
#define AND(n) reg_and(a.n, b.n)
    return EACH_REGISTER(AND);
#undef AND
}

static inline vec vec_or(vec a, vec b)
{
#define OR(n) reg_or(a.n, b.n)
    return EACH_REGISTER(OR);
#undef OR
}

static inline vec vec_without(vec a, vec b)
{
#define WITHOUT(n) reg_without(a.n, b.n)
    return EACH_REGISTER(WITHOUT);
#undef WITHOUT
}

static inline vec vec_or3(vec a, vec b, vec c)
{
#define OR3(n) reg_or3(a.n, b.n, c.n)
    return EACH_REGISTER(OR3);
#undef OR3
}

static inline vec vec_xor3(vec a, vec b, vec c)
{
#define XOR(n) reg_xor3(a.n, b.n, c.n)
    return EACH_REGISTER(XOR);
#undef XOR
}

static inline vec vec_majority(vec a, vec b, vec c)
{
#define MAJORITY(n) reg_majority(a.n, b.n, c.n)
    return EACH_REGISTER(MAJORITY);
#undef MAJORITY
}

/* Lanes as numbers: a - 1 in the bits of digits (the highest bit shows whether a was 0, see
 * vec_borrowed()), a + b, maximum, a * 16. */
static inline vec vec_minus_1(vec a)
{
#define MINUS_1(n) reg_minus_1(a.n)
    return EACH_REGISTER(MINUS_1);
#undef MINUS_1
}

static inline vec vec_add(vec a, vec b)
{
#define ADD(n) reg_add(a.n, b.n)
    return EACH_REGISTER(ADD);
#undef ADD
}

static inline vec vec_max(vec a, vec b)
{
#define MAX(n) reg_max(a.n, b.n)
    return EACH_REGISTER(MAX);
#undef MAX
}

static inline vec vec_times_16(vec a)
{
#define SHIFT(n) reg_times_16(a.n)
    return EACH_REGISTER(SHIFT);
#undef SHIFT
}

/* The number of digits in each lane. */
static inline vec vec_count(vec a)
{
#define COUNT(n) reg_count(a.n)
    return EACH_REGISTER(COUNT);
#undef COUNT
}

/* Lanes with two digits. */
static inline vec_mask vec_is_pair(vec a)
{
#define IS_PAIR(n) reg_is_pair(a.n)
    return EACH_REGISTER(IS_PAIR);
#undef IS_PAIR
}

/* The total number of digits of PAIR in A, B and C; undefined unless PAIR has two digits. */
static inline vec vec_hits(vec pair, vec a, vec b, vec c)
{
#define HITS(n) reg_hits(pair.n, a.n, b.n, c.n)
    return EACH_REGISTER(HITS);
#undef HITS
}

/* Lanes with a == b, a != b, a & b not empty, a & (a - 1) empty. */
static inline vec_mask vec_equal(vec a, vec b)
{
#define EQUAL(n) reg_equal(a.n, b.n)
    return EACH_REGISTER(EQUAL);
#undef EQUAL
}

static inline vec_mask vec_differ(vec a, vec b)
{
#define DIFFER(n) reg_differ(a.n, b.n)
    return EACH_REGISTER(DIFFER);
#undef DIFFER
}

static inline vec_mask vec_meet(vec a, vec b)
{
    return vec_differ(vec_and(a, b), vec_all(0));
}

static inline vec_mask vec_single_or_empty(vec a, vec a_minus_1)
{
#define SINGLE_OR_EMPTY(n) reg_single_or_empty(a.n, a_minus_1.n)
    return EACH_REGISTER(SINGLE_OR_EMPTY);
#undef SINGLE_OR_EMPTY
}

/* Lanes that were 0 before vec_minus_1() in at least one of several vectors: start with
 * vec_no_borrows(), join each, and finish with vec_borrowed(). */
static inline vec vec_no_borrows(void)
{
#define NONE(n) reg_no_borrows()
    return EACH_REGISTER(NONE);
#undef NONE
}

static inline vec vec_join_borrows(vec borrows, vec less)
{
#define JOIN(n) reg_join_borrows(borrows.n, less.n)
    return EACH_REGISTER(JOIN);
#undef JOIN
}

static inline vec_sign vec_borrowed(vec borrows)
{
#define BORROWED(n) reg_borrowed(borrows.n)
    return EACH_REGISTER(BORROWED);
#undef BORROWED
}

/* Lanes that are not empty; lanes with a != b; the union. */
static inline vec_sign vec_sign_of(vec a)
{
    return a;
}

static inline vec_sign vec_unlike(vec a, vec b)
{
#define UNLIKE(n) reg_unlike(a.n, b.n)
    return EACH_REGISTER(UNLIKE);
#undef UNLIKE
}

static inline vec_sign vec_sign_or(vec_sign a, vec_sign b)
{
    return vec_or(a, b);
}

/* A in MASK, otherwise B, or nothing. */
static inline vec vec_where(vec_mask mask, vec a, vec b)
{
#define WHERE(n) reg_where(mask.n, a.n, b.n)
    return EACH_REGISTER(WHERE);
#undef WHERE
}

/* A in MASK, otherwise A without B. */
static inline vec vec_without_unless(vec_mask mask, vec a, vec b)
{
#define UNLESS(n) reg_without_unless(mask.n, a.n, b.n)
    return EACH_REGISTER(UNLESS);
#undef UNLESS
}

/* A where PART is empty, otherwise nothing. */
static inline vec vec_if_empty(vec part, vec a)
{
#define IF_EMPTY(n) reg_if_empty(part.n, a.n)
    return EACH_REGISTER(IF_EMPTY);
#undef IF_EMPTY
}

/* A and the digits of B not in C. */
static inline vec vec_or_without(vec a, vec b, vec c)
{
#define OR_WITHOUT(n) reg_or_without(a.n, b.n, c.n)
    return EACH_REGISTER(OR_WITHOUT);
#undef OR_WITHOUT
}

static inline vec vec_keep(vec_mask mask, vec a)
{
    return vec_and(mask, a);
}

#ifndef VEC_ROTATES_STACKS
/* For each lane, the lane of the next stack of the same board, and of the one after it. */
static inline vec vec_stack_next(vec a)
{
#define NEXT(n) reg_stack_next(a.n)
    return EACH_REGISTER(NEXT);
#undef NEXT
}

static inline vec vec_stack_after(vec a)
{
#define AFTER(n) reg_stack_after(a.n)
    return EACH_REGISTER(AFTER);
#undef AFTER
}
#endif

#ifndef VEC_GATHERS_BYTES
#include "engine9/vectors/vec_cells.h"
#endif

#endif
