/* Where cells lie, and where lines run between boxes or regions. */
#ifndef PLAY_VIEW_GRID_H
#define PLAY_VIEW_GRID_H

#include "play/model/game.h"

struct grid {
    unsigned rows, columns;
    int *cells;  /* a number a place: the cell, or -1 */
    int *groups; /* the box or region of the place, or -1 */
};

/* Of GAME; the caller frees it. */
void grid_open(struct grid *grid, const struct game *game);
void grid_close(struct grid *grid);

/* The cell at ROW and COLUMN; -1: there is none, or they are off the board. */
int grid_cell(const struct grid *grid, int row, int column);

/* Whether a thick line runs between two places beside each other, of which one may be off the
 * board. */
bool grid_is_border(const struct grid *grid, int row, int column, int other_row, int other_column);

#endif
