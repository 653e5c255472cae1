/* The vector of engine9 as two registers of 128 bits for one board.
 *
 * The operations are those that vec_each.h explains. Included after a reg_*.h with reg_high_low()
 * and reg_low_low(), the halves of two registers put together.
 *
 * The first register holds bands 0 and 1, the second band 2; its high half is idle, and zero in
 * every set of candidates, as is the last lane of each half. */
#ifndef ENGINE9_VECTORS_VEC_HALVES_H
#define ENGINE9_VECTORS_VEC_HALVES_H

#include <stdint.h>

enum { VEC_BOARDS = 1, VEC_LANES = 16 };

enum { VEC_FITS_REGISTERS = 0 };

typedef struct {
    reg bands01, band2;
} vec;

typedef vec vec_mask;

#define EACH_REGISTER(operation)                                                                   \
    (vec)                                                                                          \
    {                                                                                              \
        operation(bands01), operation(band2)                                                       \
    }

static inline unsigned vec_lane(unsigned board, unsigned band, unsigned stack)
{
    return 16 * board + 4 * band + stack;
}

static inline vec vec_load(const uint16_t *lanes)
{
    return (vec){reg_load(lanes), reg_load(lanes + 8)};
}

static inline void vec_store(uint16_t *lanes, vec a)
{
    reg_store(lanes, a.bands01);
    reg_store(lanes + 8, a.band2);
}

static inline vec vec_band_next(vec a)
{
    return (vec){reg_high_low(a.bands01, a.band2), reg_low_low(a.bands01, reg_all(0))};
}

static inline vec vec_band_after(vec a)
{
    return (vec){reg_low_low(a.band2, a.bands01), reg_high_low(a.bands01, reg_all(0))};
}

static inline unsigned vec_boards(vec_mask mask)
{
    return (reg_boards(mask.bands01) | (reg_boards(mask.band2) & 1)) != 0;
}

static inline vec_mask vec_of_boards(unsigned boards)
{
    reg lanes = reg_of_boards(3 * boards);
    return (vec_mask){lanes, lanes};
}

static inline vec vec_move_board(vec a, unsigned from, unsigned to)
{
    (void)from;
    (void)to;
    return a;
}

#include "engine9/vectors/vec_each.h"

#endif
