#include "play/view/grid.h"

#include <stdlib.h>

/* Returns the place of the box of CELL in joined boards: that of the first board with the cell. */
static int box_of_joined_cell(const struct shape *shape, unsigned row, unsigned column)
{
    enum { SIDE = 9, BOX = 3, WIDTH = 1024 };
    for (unsigned i = 0; i < shape->board_count; i++) {
        unsigned top = shape->places[2 * i], left = shape->places[2 * i + 1];
        if (row >= top && row < top + SIDE && column >= left && column < left + SIDE)
            return (int)((row - (row - top) % BOX) * WIDTH + column - (column - left) % BOX);
    }
    return 0;
}

/* Returns the box or region of CELL. */
static int region_of_cell(const struct game *game, unsigned cell)
{
    const struct sudoku_layout *layout = game_layout(game);
    const uint16_t *units;
    unsigned count = sudoku_layout_cell_units(layout, cell, &units);
    if (game_shape(game)->board_count)
        return box_of_joined_cell(game_shape(game), sudoku_layout_cell_row(layout, cell),
                                  sudoku_layout_cell_column(layout, cell));
    for (unsigned i = 0; i < count; i++) {
        enum sudoku_unit_kind kind = sudoku_layout_unit_kind(layout, units[i]);
        if (kind == SUDOKU_UNIT_BOX || kind == SUDOKU_UNIT_REGION)
            return units[i];
    }
    return 0;
}

void grid_open(struct grid *grid, const struct game *game)
{
    const struct sudoku_layout *layout = game_layout(game);
    unsigned cells = game_cell_count(game);
    *grid = (struct grid){0};
    for (unsigned cell = 0; cell < cells; cell++) {
        unsigned row = sudoku_layout_cell_row(layout, cell) + 1;
        unsigned column = sudoku_layout_cell_column(layout, cell) + 1;
        grid->rows = row > grid->rows ? row : grid->rows;
        grid->columns = column > grid->columns ? column : grid->columns;
    }
    size_t places = (size_t)grid->rows * grid->columns;
    grid->cells = buffer_resize(NULL, places * sizeof *grid->cells);
    grid->groups = buffer_resize(NULL, places * sizeof *grid->groups);
    for (size_t i = 0; i < places; i++)
        grid->cells[i] = grid->groups[i] = -1;
    for (unsigned cell = 0; cell < cells; cell++) {
        size_t place = (size_t)sudoku_layout_cell_row(layout, cell) * grid->columns +
                       sudoku_layout_cell_column(layout, cell);
        grid->cells[place] = (int)cell;
        grid->groups[place] = region_of_cell(game, cell);
    }
}

void grid_close(struct grid *grid)
{
    free(grid->cells);
    free(grid->groups);
    *grid = (struct grid){0};
}

static int value_at(const struct grid *grid, const int *values, int row, int column)
{
    if (row < 0 || column < 0 || row >= (int)grid->rows || column >= (int)grid->columns)
        return -1;
    return values[(size_t)row * grid->columns + (size_t)column];
}

int grid_cell(const struct grid *grid, int row, int column)
{
    return value_at(grid, grid->cells, row, column);
}

bool grid_is_border(const struct grid *grid, int row, int column, int other_row, int other_column)
{
    return value_at(grid, grid->groups, row, column) !=
           value_at(grid, grid->groups, other_row, other_column);
}
