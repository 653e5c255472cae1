/* Rectified cells.
 *
 * They follow the mesh of crossings, so curved paper is flattened too. */
#ifndef DIGITS_MARK_CELLS_H
#define DIGITS_MARK_CELLS_H

#include "detect/grid.h"

enum {
    CELL_SIDE = 32, /* pixels of a patch */
    CELL_PIXELS = CELL_SIDE * CELL_SIDE,
};

/* Maximum pixels per side of a cell in the source level; finer levels would be sampled with gaps.
 */
#define CELLS_SOURCE_SIDE 45.0F

/* Returns the level of PYRAMID from which the cells of GRID are read. */
unsigned cells_level(const struct pyramid *pyramid, const struct grid *grid);

/* Fills PATCHES with the cells of GRID, row by row as they lie in the picture. */
void cells_extract(const struct pyramid *pyramid, const struct grid *grid,
                   uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS]);

/* Fills PATCH from PLANE between four CORNERS, clockwise from the top left. */
void cells_extract_one(const struct plane *plane, const struct svision_point corners[4],
                       uint8_t *patch);

#endif
