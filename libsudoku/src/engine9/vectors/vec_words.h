/* The vector of engine9 as two words for one board.
 *
 * The operations are those that vec_each.h explains. Included after reg_portable.h. The first word
 * holds bands 0 and 1, the second band 2; its upper three lanes are idle, and zero in every set of
 * candidates. */
#ifndef ENGINE9_VECTORS_VEC_WORDS_H
#define ENGINE9_VECTORS_VEC_WORDS_H

#include <stdint.h>

enum { VEC_BOARDS = 1, VEC_LANES = 9, LANE_BITS = 10, BAND_BITS = 3 * LANE_BITS };

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
    return 9 * board + 3 * band + stack;
}

static inline vec vec_load(const uint16_t *lanes)
{
    vec a = {0, 0};
    for (unsigned i = 0; i < 6; i++)
        a.bands01 |= (uint64_t)(lanes[i] & 0x3ff) << LANE_BITS * i;
    for (unsigned i = 0; i < 3; i++)
        a.band2 |= (uint64_t)(lanes[6 + i] & 0x3ff) << LANE_BITS * i;
    return a;
}

static inline void vec_store(uint16_t *lanes, vec a)
{
    for (unsigned i = 0; i < 6; i++)
        lanes[i] = a.bands01 >> LANE_BITS * i & 0x3ff;
    for (unsigned i = 0; i < 3; i++)
        lanes[6 + i] = a.band2 >> LANE_BITS * i & 0x3ff;
}

static inline vec vec_band_next(vec a)
{
    const uint64_t band = ((uint64_t)1 << BAND_BITS) - 1;
    return (vec){a.bands01 >> BAND_BITS | a.band2 << BAND_BITS, a.bands01 & band};
}

static inline vec vec_band_after(vec a)
{
    return (vec){a.band2 | a.bands01 << BAND_BITS, a.bands01 >> BAND_BITS};
}

static inline unsigned vec_boards(vec_mask mask)
{
    const uint64_t band2 = (uint64_t)0x1ff * 0x100401;
    return (mask.bands01 & (band2 | band2 << BAND_BITS)) || (mask.band2 & band2);
}

static inline vec_mask vec_of_boards(unsigned boards)
{
    return (vec_mask){-(uint64_t)boards, -(uint64_t)boards};
}

static inline vec vec_move_board(vec a, unsigned from, unsigned to)
{
    (void)from;
    (void)to;
    return a;
}

#include "engine9/vectors/vec_each.h"

#endif
