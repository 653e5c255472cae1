/* The grid of a board: its cells, and the lines between boxes or regions. */
#ifndef PLAY_VIEW_GRID_H
#define PLAY_VIEW_GRID_H

#include "play/core/game.h"

struct grid {
    unsigned rows, columns;
    int *cells;  /* for each place, its cell or -1 */
    int *groups; /* for each place, its box or region, or -1 */
};

/* Creates the grid of the board of GAME; the caller frees it. */
void grid_open(struct grid *grid, const struct game *game);
void grid_close(struct grid *grid);

/* Returns the cell at ROW and COLUMN; -1: none, or off the board. */
int grid_cell(const struct grid *grid, int row, int column);

/* True if a thick line separates two adjacent places, one of which may be off the board. */
bool grid_is_border(const struct grid *grid, int row, int column, int other_row, int other_column);

#endif
