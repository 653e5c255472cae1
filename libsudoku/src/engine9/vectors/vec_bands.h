/* The vector of engine9 as three registers, one a band, with several boards side by side.
 *
 * The templates are written in these operations. Included after a reg_*.h, which says what a
 * register is: four 16-bit lanes a board, the three stacks and an idle lane that is zero in every
 * set of candidates.
 *
 * A rotation of bands costs nothing here, and a register is filled to three quarters whatever its
 * width. */
#ifndef ENGINE9_VECTORS_VEC_BANDS_H
#define ENGINE9_VECTORS_VEC_BANDS_H

#include <stdint.h>

enum { VEC_BOARDS = REG_BOARDS, REG_LANES = 4 * REG_BOARDS, VEC_LANES = 3 * REG_LANES };

enum { VEC_FITS_REGISTERS = 0 };

/* Named and not an array: gcc keeps it in registers. */
typedef struct {
    reg band0, band1, band2;
} vec;

typedef vec vec_mask;

#define EACH_REGISTER(operation)                                                                   \
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

/* For each lane that of the next band, and of the one after it, on the same board. */
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
    return EACH_REGISTER(MOVE);
#undef MOVE
}

#include "engine9/vectors/vec_each.h"

#endif
