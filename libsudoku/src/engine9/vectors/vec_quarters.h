/* The vector of engine9 for one board in a 128-bit register: a 32-bit word per band.
 *
 * vec_each.h documents the operations, here for any processor by the vectors of gcc and clang. A
 * band's three boxes are lanes of ten bits side by side; rotation of stacks leaves garbage in a
 * word's upper two bits, outside the lanes. The fourth word is idle, and zero in every set of
 * candidates. */
#ifndef ENGINE9_VECTORS_VEC_QUARTERS_H
#define ENGINE9_VECTORS_VEC_QUARTERS_H

#include <stdint.h>

enum { VEC_BOARDS = 1, VEC_LANES = 9, LANE_BITS = 10 };

enum { VEC_FITS_REGISTERS = 0 };

typedef uint32_t reg __attribute__((vector_size(16)));

#define LANES(value) ((uint32_t)0x100401 * (value))

#include "engine9/vectors/reg_guarded.h"

static inline reg reg_stack_next(reg a)
{
    return a >> LANE_BITS | a << 2 * LANE_BITS;
}

static inline reg reg_stack_after(reg a)
{
    return a >> 2 * LANE_BITS | a << LANE_BITS;
}

#include "engine9/vectors/vec_single.h"

static inline unsigned vec_lane(unsigned board, unsigned band, unsigned stack)
{
    return 9 * board + 3 * band + stack;
}

static inline vec vec_load(const uint16_t *lanes)
{
    vec a = {{0}};
    for (unsigned band = 0; band < 3; band++) {
        const uint16_t *lane = lanes + 3 * band;
        a.board[band] =
            lane[0] | (uint32_t)lane[1] << LANE_BITS | (uint32_t)lane[2] << 2 * LANE_BITS;
    }
    return a;
}

static inline void vec_store(uint16_t *lanes, vec a)
{
    for (unsigned lane = 0; lane < 9; lane++)
        lanes[lane] = a.board[lane / 3] >> LANE_BITS * (lane % 3) & 0x3ff;
}

static inline void vec_store_bands(uint64_t bands[3], vec a)
{
    for (unsigned band = 0; band < 3; band++)
        bands[band] = a.board[band];
}

static inline vec_mask vec_of_lane(unsigned lane)
{
    vec_mask mask = {{0}};
    mask.board[lane / 3] = (uint32_t)0x3ff << LANE_BITS * (lane % 3);
    return mask;
}

/* The words of V with these numbers. */
#ifdef __clang__
#define WORDS(v, ...) __builtin_shufflevector(v, v, __VA_ARGS__)
#else
#define WORDS(v, ...) __builtin_shuffle(v, (reg){__VA_ARGS__})
#endif

static inline vec vec_band_next(vec a)
{
    return (vec){WORDS(a.board, 1, 2, 0, 3)};
}

static inline vec vec_band_after(vec a)
{
    return (vec){WORDS(a.board, 2, 0, 1, 3)};
}

#undef WORDS

static inline unsigned vec_boards(vec sign)
{
    typedef uint64_t halves __attribute__((vector_size(16)));
    const uint64_t band = LANES(0x1ff);
    const halves bands = (halves)sign.board;
    return ((bands[0] & (band | band << 32)) | (bands[1] & band)) != 0;
}

#undef LANES

static inline vec_mask vec_of_boards(unsigned boards)
{
    return (vec_mask){(reg){0} - boards};
}

#include "engine9/vectors/vec_each.h"

#endif
