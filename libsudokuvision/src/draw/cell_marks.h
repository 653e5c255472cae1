/* Marks on cells of a photo: tick, ring, dashed ring.
 *
 * They leave the middle of a cell free, where its digit stands. */
#ifndef DRAW_CELL_MARKS_H
#define DRAW_CELL_MARKS_H

#include <sudokuvision/overlay.h>

#include "draw/step_scene.h"

/* Where the question mark of SVISION_CELL_QUERY stands in its cell, and how high it is. */
#define CELL_MARKS_QUERY_X      0.87F
#define CELL_MARKS_QUERY_Y      0.16F
#define CELL_MARKS_QUERY_HEIGHT 0.2F

/* Hands over the shapes of MARK on the cell in COLUMN of ROW. */
void cell_marks_shapes(enum svision_cell_mark mark, unsigned row, unsigned column,
                       svision_color color, step_take_shape *take, void *user);

#endif
