/* Cells with light digits on dark ground, on a page of dark digits on light ground: givens on black
 * squares.
 *
 * The digit is as bright as the unprinted paper around the cell, so the inverted cell shows it as
 * dark as the square was, on paper. */
#ifndef DIGITS_MARK_INVERSE_H
#define DIGITS_MARK_INVERSE_H

#include <stdbool.h>

#include "digits/mark/cells.h"

struct inverse_cells {
    unsigned count;
    /* The brightness of paper plus ground of each inverted cell, from which its pixels are
     * subtracted; 0 for others. */
    uint16_t sum[BOARD_MAX_CELLS];
    /* Cells that are as dark in part, whose contents are unknown. */
    bool open[BOARD_MAX_CELLS];
};

/* Finds such cells among PATCHES, of a grid of SIDE, and inverts them. */
void inverse_invert_cells(uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS], unsigned side,
                          struct inverse_cells *cells);

/* Replaces the WEIGHTS of grid_weigh(), of a grid of SIDE, for lines beside CELLS, where light
 * changes as well, by the median weight of all others. */
void inverse_ignore_lines(const struct inverse_cells *cells, unsigned side, float *weights);

/* Inverts the CELLS of GRID in the picture. */
void inverse_invert_picture(const struct inverse_cells *cells, const struct grid *grid,
                            struct pyramid *pyramid);

#endif
