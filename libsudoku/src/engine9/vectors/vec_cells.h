/* Conversion of boards to and from vectors, for instruction sets that cannot gather bytes.
 *
 * Included at the end of a vec_*.h with one board, after LANE_BITS, the width of a lane, and
 * vec_store_bands(), which stores each band's three lanes in a word with undefined other bits. */
#ifndef ENGINE9_VECTORS_VEC_CELLS_H
#define ENGINE9_VECTORS_VEC_CELLS_H

#include <stdint.h>

#include "engine9/version.h"

#ifndef VEC_READS_CELLS
/* Loads BOARD of X from the 81 cells at CELLS, each translated by the table SETS with its low five
 * bits; other boards become undefined. */
static inline void vec_read_cells(vec x[9], unsigned board, const uint8_t *cells,
                                  const uint16_t sets[32])
{
    uint16_t lanes[9][VEC_LANES] = {{0}};
    for (unsigned band = 0; band < 3; band++)
        for (unsigned row = 0; row < 3; row++)
            for (unsigned stack = 0; stack < 3; stack++)
                for (unsigned column = 0; column < 3; column++)
                    lanes[3 * row + column][vec_lane(board, band, stack)] = sets[*cells++ & 31];
    for (unsigned k = 0; k < 9; k++)
        x[k] = vec_load(lanes[k]);
}
#endif

/* Returns the single digit of each lane; undefined for others. */
static inline vec vec_digit(vec a)
{
    vec lower = vec_and(vec_minus_1(a), vec_all(ENGINE9_ALL));
    return vec_add(vec_count(lower), vec_all(1));
}

/* Spreads a band's three digits, each in its lane, three bytes apart: each bit of the factor moves
 * another lane to its place. */
static inline uint64_t spread_digits(uint64_t band)
{
    const uint64_t apart = 24 - LANE_BITS, digit = 15;
    const uint64_t factor = 1 + ((uint64_t)1 << apart) + ((uint64_t)1 << 2 * apart);
    const uint64_t three_lanes = ((uint64_t)1 << 3 * LANE_BITS) - 1;
    return (band & three_lanes) * factor & (digit | digit << 24 | digit << 48);
}

/* Writes the solved cells of the one board as 81 digits. */
static inline void vec_write_digits(const vec x[9], unsigned board, uint8_t *digits)
{
    uint64_t bands[9][3];
    (void)board;
    for (unsigned k = 0; k < 9; k++)
        vec_store_bands(bands[k], vec_digit(x[k]));
    for (unsigned band = 0; band < 3; band++) {
        for (unsigned k = 0; k < 9; k += 3) {
            uint64_t last = spread_digits(bands[k + 2][band]);
            uint64_t row =
                spread_digits(bands[k][band]) | spread_digits(bands[k + 1][band]) << 8 | last << 16;
            for (unsigned i = 0; i < 8; i++)
                *digits++ = (uint8_t)(row >> 8 * i);
            *digits++ = (uint8_t)(last >> 48);
        }
    }
}

#endif
