/* The vector of engine9 for one board in an AVX2 register.
 *
 * vec_each.h documents the operations. Lane 4b + s is the box of band b and stack s; lanes 3, 7, 11
 * and 12..15 are idle, and zero in every set of candidates. */
#ifndef ENGINE9_VECTORS_VEC_AVX2_H
#define ENGINE9_VECTORS_VEC_AVX2_H

#include "engine9/vectors/reg_avx2.h"

enum { VEC_BOARDS = 1, VEC_LANES = 16, LANE_BITS = 16 };

enum { VEC_FITS_REGISTERS = 1 };

#include "engine9/vectors/vec_single.h"

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

static inline void vec_store_bands(uint64_t bands[3], vec a)
{
    uint64_t words[4];
    _mm256_storeu_si256((reg *)(void *)words, a.board);
    for (unsigned band = 0; band < 3; band++)
        bands[band] = words[band];
}

static inline vec_mask vec_of_lane(unsigned lane)
{
    static const uint16_t one[2 * VEC_LANES] = {[VEC_LANES] = 0xffff};
    return vec_load(one + VEC_LANES - lane);
}

/* One instruction finds the minimum of eight lanes. */
#define VEC_FINDS_LARGEST
static inline unsigned vec_largest(vec keys, unsigned board)
{
    (void)board;
    static const uint16_t boxes[VEC_LANES] = {0, 1, 2, 0, 3, 4, 5, 0, 6, 7, 8};
    reg own = reg_or(reg_times_16(keys.board), reg_load(boxes));
    __m128i most = _mm_max_epu16(_mm256_castsi256_si128(own), _mm256_extracti128_si256(own, 1));
    __m128i least = _mm_minpos_epu16(_mm_xor_si128(most, _mm_set1_epi16(-1)));
    return 0xffff & ~(unsigned)_mm_cvtsi128_si32(least);
}

static inline vec vec_band_next(vec a)
{
    return (vec){_mm256_permute4x64_epi64(a.board, _MM_SHUFFLE(3, 0, 2, 1))};
}

static inline vec vec_band_after(vec a)
{
    return (vec){_mm256_permute4x64_epi64(a.board, _MM_SHUFFLE(3, 1, 0, 2))};
}

static inline unsigned vec_boards(vec sign)
{
    const __m256i lanes = _mm256_set_epi64x(0, 0xffffffffffff, 0xffffffffffff, 0xffffffffffff);
    return !_mm256_testz_si256(sign.board, lanes);
}

static inline vec_mask vec_of_boards(unsigned boards)
{
    return (vec_mask){_mm256_set1_epi64x(-(long long)boards)};
}

#ifdef __AVX512VBMI__
#define VEC_GATHERS_BYTES
#endif

#include "engine9/vectors/vec_each.h"

#ifdef VEC_GATHERS_BYTES
#include "engine9/vectors/vec_bytes.h"
#endif

#endif
