/* Cells whose digits are light on dark, on a page whose others are dark on light: givens that stand
 * on black squares.
 *
 * The light of such a digit is that of the paper around, which nobody printed on; so the negative
 * shows it as dark as the square was, on paper. */
#ifndef DIGITS_INVERSE_H
#define DIGITS_INVERSE_H

#include <stdbool.h>

#include "digits/cells.h"

struct inverse_cells {
    unsigned count;
    /* Of each cell, the brightness of the paper plus that of its ground, from which a pixel is
     * subtracted to give that of the negative; 0: it is none of them. */
    uint16_t sum[BOARD_MAX_CELLS];
    /* Of each cell, whether it is as dark as they are in part: what stands there is not known. */
    bool open[BOARD_MAX_CELLS];
};

/* Finds them among PATCHES, the cells of a grid of SIDE, and makes these their negatives. */
void inverse_turn(uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS], unsigned side,
                  struct inverse_cells *cells);

/* Of a grid of SIDE with the WEIGHTS of grid_weigh(), gives the lines beside CELLS, at which light
 * ends as well, the median weight of all others. */
void inverse_ignore_lines(const struct inverse_cells *cells, unsigned side, float *weights);

/* Makes the CELLS of GRID negatives in the picture. */
void inverse_relight(const struct inverse_cells *cells, const struct grid *grid,
                     struct pyramid *pyramid);

#endif
