/* The vector of engine9 for one board in two words.
 *
 * vec_each.h documents the operations. Included after reg_portable.h. The first word holds bands 0
 * and 1, the second band 2; its upper three lanes are idle, and zero in every set of candidates. */
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
        a.bands01 |= (uint64_t)lanes[i] << LANE_BITS * i;
    for (unsigned i = 0; i < 3; i++)
        a.band2 |= (uint64_t)lanes[6 + i] << LANE_BITS * i;
    return a;
}

static inline void vec_store(uint16_t *lanes, vec a)
{
    for (unsigned i = 0; i < 6; i++)
        lanes[i] = a.bands01 >> LANE_BITS * i & 0x3ff;
    for (unsigned i = 0; i < 3; i++)
        lanes[6 + i] = a.band2 >> LANE_BITS * i & 0x3ff;
}

static inline void vec_store_bands(uint64_t bands[3], vec a)
{
    bands[0] = a.bands01;
    bands[1] = a.bands01 >> BAND_BITS;
    bands[2] = a.band2;
}

/* Without the lanes in memory of vec_cells.h. */
#define VEC_READS_CELLS
static inline void vec_read_cells(vec x[9], unsigned board, const uint8_t *cells,
                                  const uint16_t sets[32])
{
    (void)board;
    for (unsigned k = 0; k < 9; k++) {
        const uint8_t *first = cells + k / 3 * 9 + k % 3;
        uint64_t band[3] = {0};
        for (unsigned i = 0; i < 3; i++)
            for (unsigned stack = 0; stack < 3; stack++)
                band[i] |= (uint64_t)sets[first[27 * i + 3 * stack] & 31] << LANE_BITS * stack;
        x[k] = (vec){band[0] | band[1] << BAND_BITS, band[2]};
    }
}

/* Returns word 0 or 1, whose lanes start at VEC_WORD_LANES times its number. */
#define VEC_HAS_WORDS
enum { VEC_WORD_LANES = 6 };
static inline uint64_t vec_word(vec a, unsigned word)
{
    return word ? a.band2 : a.bands01;
}

static inline vec_mask vec_of_lane(unsigned lane)
{
    const uint64_t first = 0x3ff;
    return lane < 6 ? (vec){first << LANE_BITS * lane, 0}
                    : (vec){0, first << LANE_BITS * (lane - 6)};
}

/* Rotations leave garbage above the lanes of band 2, which the sets that they restrict remove, and
 * so does a rotation of bands after one of stacks. */
static inline vec vec_band_next(vec a)
{
    return (vec){a.bands01 >> BAND_BITS | a.band2 << BAND_BITS, a.bands01};
}

static inline vec vec_band_after(vec a)
{
    const uint64_t band = ((uint64_t)1 << BAND_BITS) - 1;
    return (vec){(a.band2 & band) | a.bands01 << BAND_BITS, a.bands01 >> BAND_BITS};
}

/* A copy of band 2 above itself saves the masks. */
#define VEC_ROTATES_STACKS
static inline vec vec_stack_next(vec a)
{
    return (vec){reg_stack_next(a.bands01), (a.band2 | a.band2 << BAND_BITS) >> LANE_BITS};
}

static inline vec vec_stack_after(vec a)
{
    return (vec){reg_stack_after(a.bands01), (a.band2 | a.band2 << BAND_BITS) >> 2 * LANE_BITS};
}

static inline unsigned vec_boards(vec sign)
{
    const uint64_t band2 = (uint64_t)0x1ff * 0x100401;
    return ((sign.bands01 & (band2 | band2 << BAND_BITS)) | (sign.band2 & band2)) != 0;
}

static inline vec_mask vec_of_boards(unsigned boards)
{
    return (vec_mask){-(uint64_t)boards, -(uint64_t)boards};
}

#include "engine9/vectors/vec_each.h"

#define LANES_OF reg
#include "engine9/singles_tmpl.h"
#undef LANES_OF

/* Same as reg_place_singles() for band 2, with two cells in a word: k and 5 + k, and cell 4 in both
 * halves. */
ENGINE9_PART reg place_in_halves(reg x[9], reg *fixed)
{
    const reg half = ((reg)1 << BAND_BITS) - 1;
    reg two, one, single[5], both[5];
    reg_count_digits(x, &two, &one);
    for (unsigned k = 0; k < 5; k++)
        both[k] = x[k] | x[k < 4 ? 5 + k : k] << BAND_BITS;
    reg borrows = reg_take_singles(both, 5, two | two << BAND_BITS, single);
    reg any = reg_or3(reg_or3(single[0], single[1], single[2]), single[3], single[4]);
    reg parity = reg_xor(reg_xor3(single[0], single[1], single[2]), single[3]);
    *fixed = (any | any >> BAND_BITS) & half;
    reg_put_singles(both, 5, single, *fixed | *fixed << BAND_BITS);
    for (unsigned k = 0; k < 5; k++)
        x[k] = both[k] & half;
    for (unsigned k = 0; k < 4; k++)
        x[5 + k] = both[k] >> BAND_BITS;
    return reg_bad_boxes(reg_xor3(parity, parity >> BAND_BITS, single[4]), *fixed, one,
                         borrows & borrows >> BAND_BITS);
}

/* Processes one register at a time: processors have room for nine of them. */
#define VEC_PLACES_IN_PARTS
ENGINE9_PART vec_sign vec_place(vec x[9], vec *fixed)
{
    reg bands01[9], band2[9];
    vec_sign bad;
    for (unsigned k = 0; k < 9; k++) {
        bands01[k] = x[k].bands01;
        band2[k] = x[k].band2;
    }
    bad.bands01 = reg_place_singles(bands01, &fixed->bands01);
    bad.band2 = place_in_halves(band2, &fixed->band2);
    for (unsigned k = 0; k < 9; k++)
        x[k] = (vec){bands01[k], band2[k]};
    return bad;
}

#endif
