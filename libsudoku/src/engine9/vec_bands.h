/* The vector of engine9 as three registers, one a band, with several boards side by side.
 *
 * Takes boards' sets, gives the operations that the templates are written in, never fails.
 * Included after a reg_*.h, which says what a register is: four 16-bit lanes a board, the three
 * stacks and an idle lane that is zero in every set of candidates.
 *
 * A rotation of bands costs nothing here, and a register is filled to three quarters whatever its
 * width. A vec_mask has a lane of all ones or all zeros for each lane of a vec; where two are
 * compared, lanes hold less than 0x8000. */
#ifndef ENGINE9_VEC_BANDS_H
#define ENGINE9_VEC_BANDS_H

#include <stdint.h>

enum { VEC_BOARDS = REG_BOARDS, REG_LANES = 4 * REG_BOARDS, VEC_LANES = 3 * REG_LANES };

/* Named and not an array: gcc keeps it in registers. */
typedef struct {
    reg band0, band1, band2;
} vec;

typedef vec vec_mask;

#define EACH_BAND(operation)                                                                       \
    (vec)                                                                                          \
    {                                                                                              \
        operation(band0), operation(band1), operation(band2)                                       \
    }

/* The lane of a box, for vec_load() and vec_store(). */
static inline unsigned vec_lane(unsigned board, unsigned band, unsigned stack)
{
    return REG_LANES * band + 4 * board + stack;
}

static inline vec vec_load(const uint16_t *lanes)
{
    return (vec){reg_load(lanes), reg_load(lanes + REG_LANES), reg_load(lanes + 2 * REG_LANES)};
}

static inline void vec_store(uint16_t *lanes, vec a)
{
    reg_store(lanes, a.band0);
    reg_store(lanes + REG_LANES, a.band1);
    reg_store(lanes + 2 * REG_LANES, a.band2);
}

/* VALUE in every lane. */
static inline vec vec_all(uint16_t value)
{
    reg all = reg_all(value);
    return (vec){all, all, all};
}

/* 1..9 for the boxes of each board. */
static inline vec vec_lane_numbers(void)
{
    static const uint16_t numbers[3 * 16] = {1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0,
                                             4, 5, 6, 0, 4, 5, 6, 0, 4, 5, 6, 0, 4, 5, 6, 0,
                                             7, 8, 9, 0, 7, 8, 9, 0, 7, 8, 9, 0, 7, 8, 9, 0};
    return (vec){reg_load(numbers), reg_load(numbers + 16), reg_load(numbers + 32)};
}

/* Bit operations: a & b, a | b, a & ~b; of three: or, exclusive or, majority; (a & ~b) | c. */
static inline vec vec_and(vec a, vec b)
{
#define AND(n) reg_and(a.n, b.n)
    return EACH_BAND(AND);
#undef AND
}

static inline vec vec_or(vec a, vec b)
{
#define OR(n) reg_or(a.n, b.n)
    return EACH_BAND(OR);
#undef OR
}

static inline vec vec_without(vec a, vec b)
{
#define WITHOUT(n) reg_without(a.n, b.n)
    return EACH_BAND(WITHOUT);
#undef WITHOUT
}

static inline vec vec_or3(vec a, vec b, vec c)
{
    return vec_or(vec_or(a, b), c);
}

static inline vec vec_xor3(vec a, vec b, vec c)
{
#define XOR(n) reg_xor(reg_xor(a.n, b.n), c.n)
    return EACH_BAND(XOR);
#undef XOR
}

static inline vec vec_majority(vec a, vec b, vec c)
{
    return vec_or(vec_and(a, b), vec_and(c, vec_or(a, b)));
}

static inline vec vec_without_or(vec a, vec b, vec c)
{
    return vec_or(vec_without(a, b), c);
}

/* Lanes as numbers: a - 1 (0 becomes 0xffff), a + b, the greater, a << 8. */
static inline vec vec_minus_1(vec a)
{
#define MINUS_1(n) reg_minus_1(a.n)
    return EACH_BAND(MINUS_1);
#undef MINUS_1
}

static inline vec vec_add(vec a, vec b)
{
#define ADD(n) reg_add(a.n, b.n)
    return EACH_BAND(ADD);
#undef ADD
}

static inline vec vec_max(vec a, vec b)
{
#define MAX(n) reg_max(a.n, b.n)
    return EACH_BAND(MAX);
#undef MAX
}

static inline vec vec_to_high_byte(vec a)
{
#define SHIFT(n) reg_to_high_byte(a.n)
    return EACH_BAND(SHIFT);
#undef SHIFT
}

/* How many digits each lane holds. */
static inline vec vec_count(vec a)
{
#define COUNT(n) reg_count(a.n)
    return EACH_BAND(COUNT);
#undef COUNT
}

/* How many digits of PAIR, which has two, SET holds; anything where PAIR has none. */
static inline vec vec_hits(vec pair, vec set)
{
#define HITS(n) reg_hits(pair.n, set.n)
    return EACH_BAND(HITS);
#undef HITS
}

/* Lanes with a == b, a != b, a & b not empty, a & (a - 1) empty, the top bit set. */
static inline vec_mask vec_equal(vec a, vec b)
{
#define EQUAL(n) reg_equal(a.n, b.n)
    return EACH_BAND(EQUAL);
#undef EQUAL
}

static inline vec_mask vec_differ(vec a, vec b)
{
#define DIFFER(n) reg_differ(a.n, b.n)
    return EACH_BAND(DIFFER);
#undef DIFFER
}

static inline vec_mask vec_meet(vec a, vec b)
{
    return vec_differ(vec_and(a, b), vec_all(0));
}

static inline vec_mask vec_single_or_empty(vec a, vec a_minus_1)
{
    return vec_equal(vec_and(a, a_minus_1), vec_all(0));
}

static inline vec_mask vec_top_bit(vec a)
{
#define TOP_BIT(n) reg_top_bit(a.n)
    return EACH_BAND(TOP_BIT);
#undef TOP_BIT
}

static inline vec_mask vec_mask_or(vec_mask a, vec_mask b)
{
    return vec_or(a, b);
}

/* A where MASK is set, else B, or else nothing. */
static inline vec vec_where(vec_mask mask, vec a, vec b)
{
#define WHERE(n) reg_where(mask.n, a.n, b.n)
    return EACH_BAND(WHERE);
#undef WHERE
}

/* Lanes of PART, which A includes, that are not empty; else those of A. */
static inline vec vec_or_else(vec part, vec a)
{
#define OR_ELSE(n) reg_or_else(part.n, a.n)
    return EACH_BAND(OR_ELSE);
#undef OR_ELSE
}

static inline vec vec_keep(vec_mask mask, vec a)
{
    return vec_and(mask, a);
}

/* For each lane that of the next stack (band), and of the one after it, on the same board. */
static inline vec vec_stack_next(vec a)
{
#define NEXT(n) reg_stack_next(a.n)
    return EACH_BAND(NEXT);
#undef NEXT
}

static inline vec vec_stack_after(vec a)
{
#define AFTER(n) reg_stack_after(a.n)
    return EACH_BAND(AFTER);
#undef AFTER
}

static inline vec vec_band_next(vec a)
{
    return (vec){a.band1, a.band2, a.band0};
}

static inline vec vec_band_after(vec a)
{
    return (vec){a.band2, a.band0, a.band1};
}

/* Which boards (bit by bit) have a lane in MASK. */
static inline unsigned vec_boards(vec_mask mask)
{
    return reg_boards(reg_or(reg_or(mask.band0, mask.band1), mask.band2));
}

/* All lanes of BOARDS. */
static inline vec_mask vec_of_boards(unsigned boards)
{
    reg lanes = reg_of_boards(boards);
    return (vec_mask){lanes, lanes, lanes};
}

/* The lanes of board FROM as lanes of board TO; the other lanes are of no use. */
static inline vec vec_move_board(vec a, unsigned from, unsigned to)
{
#define MOVE(n) reg_move_board(a.n, from, to)
    return EACH_BAND(MOVE);
#undef MOVE
}

#undef EACH_BAND

#include "vec_cells.h"

#endif
