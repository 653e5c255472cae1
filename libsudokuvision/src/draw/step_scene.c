#include "draw/step_scene.h"

#include "draw/lettering.h"

struct svision_point step_candidate_at(const struct sudoku_layout *layout, unsigned cell,
                                       unsigned digit)
{
    struct svision_point at = lettering_candidate_at(sudoku_layout_side(layout), digit);
    at.x += sudoku_layout_cell_column(layout, cell) + 0.5;
    at.y += sudoku_layout_cell_row(layout, cell) + 0.5;
    return at;
}
