/* Grids as the tracker passes them on. */
#ifndef TESTS_CAM_CAM_HELPERS_H
#define TESTS_CAM_CAM_HELPERS_H

#include "cam/grid.h"
#include "support/check.h"

static const char easy_puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char easy_solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
static const char other_puzzle[] =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

static inline void put_cells(const char *text, uint8_t *cells)
{
    for (unsigned i = 0; text[i]; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
}

/* Returns a grid in STATE with the puzzle in TEXT and the tracker's number NUMBER; the easy
 * puzzle has its solution if it is committed. */
static inline struct cam_grid make_grid(enum svision_track_state state, const char *text,
                                        unsigned number)
{
    struct cam_grid grid = {.state = state,
                            .puzzle = number,
                            .visibility = 1,
                            .side = 9,
                            .box_rows = 3,
                            .box_columns = 3};
    put_cells(text, grid.cells);
    if (text == easy_puzzle)
        put_cells(easy_solution, grid.solution);
    return grid;
}

#endif
