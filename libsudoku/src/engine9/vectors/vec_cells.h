/* Boards in and out of vectors, for instruction sets that cannot gather bytes.
 *
 * Included at the end of a vec_*.h. */
#ifndef ENGINE9_VECTORS_VEC_CELLS_H
#define ENGINE9_VECTORS_VEC_CELLS_H

#include <stdint.h>

#include <sudoku/digitset.h>

/* BOARD of X becomes the 81 cells at CELLS, each translated by the table SETS with its low five
 * bits; the other boards are of no use. */
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

/* The cells of BOARD, all of them solved, as 81 digits. */
static inline void vec_write_digits(const vec x[9], unsigned board, uint8_t *digits)
{
    uint16_t lanes[9][VEC_LANES];
    for (unsigned k = 0; k < 9; k++)
        vec_store(lanes[k], x[k]);
    for (unsigned band = 0; band < 3; band++)
        for (unsigned row = 0; row < 3; row++)
            for (unsigned stack = 0; stack < 3; stack++)
                for (unsigned column = 0; column < 3; column++)
                    *digits++ = (uint8_t)sudoku_digitset_first(
                        lanes[3 * row + column][vec_lane(board, band, stack)]);
}

#endif
