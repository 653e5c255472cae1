/* The vector of engine9 with AVX2 for one board: one register.
 *
 * The operations are those that vec_each.h explains. Lane 4b + s is the box of band b and stack
 * s; lanes 3, 7, 11 and 12..15 are idle and zero in every set of candidates. */
#ifndef ENGINE9_VECTORS_VEC_AVX2_H
#define ENGINE9_VECTORS_VEC_AVX2_H

#include "engine9/vectors/reg_avx2.h"

enum { VEC_BOARDS = 1, VEC_LANES = 16 };

/* With AVX-512 there are 32 registers in place of 16. */
#ifdef __AVX512VL__
enum { VEC_FITS_REGISTERS = 1 };
#else
enum { VEC_FITS_REGISTERS = 0 };
#endif

typedef struct {
    reg board;
} vec;

typedef vec vec_mask;

#define EACH_REGISTER(operation)                                                                   \
    (vec)                                                                                          \
    {                                                                                              \
        operation(board)                                                                           \
    }

static inline unsigned vec_lane(unsigned board, unsigned band, unsigned stack)
{
    return 16 * board + 4 * band + stack;
}

static inline vec vec_load(const uint16_t *lanes)
{
    return (vec){reg_load(lanes)};
}

static inline void vec_store(uint16_t *lanes, vec a)
{
    reg_store(lanes, a.board);
}

static inline vec vec_band_next(vec a)
{
    return (vec){_mm256_permute4x64_epi64(a.board, _MM_SHUFFLE(3, 0, 2, 1))};
}

static inline vec vec_band_after(vec a)
{
    return (vec){_mm256_permute4x64_epi64(a.board, _MM_SHUFFLE(3, 1, 0, 2))};
}

static inline unsigned vec_boards(vec_mask mask)
{
    return (_mm256_movemask_epi8(mask.board) & 0x3f3f3f) != 0;
}

static inline vec_mask vec_of_boards(unsigned boards)
{
    return (vec_mask){_mm256_set1_epi64x(-(long long)boards)};
}

static inline vec vec_move_board(vec a, unsigned from, unsigned to)
{
    (void)from;
    (void)to;
    return a;
}

#include "engine9/vectors/vec_each.h"

#endif
