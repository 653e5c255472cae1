#include "draw/step/step_scene.h"

#include "draw/paint/lettering.h"

struct svision_point step_candidate_at(const struct sudoku_layout *layout, unsigned cell,
                                       unsigned digit)
{
    struct svision_point at = lettering_candidate_at(sudoku_layout_side(layout), digit);
    at.x += sudoku_layout_cell_column(layout, cell) + 0.5;
    at.y += sudoku_layout_cell_row(layout, cell) + 0.5;
    return at;
}

static bool are_candidates(const struct sudoku_layout *layout, const struct sudoku_candidate *items,
                           size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (items[i].cell >= sudoku_layout_cell_count(layout) || items[i].digit < 1 ||
            items[i].digit > sudoku_layout_side(layout))
            return false;
    return true;
}

static bool is_node(const struct sudoku_layout *layout, const struct sudoku_node *node)
{
    if (node->cell_count < 1 || node->cell_count > SUDOKU_MAX_NODE_CELLS || node->digit < 1 ||
        node->digit > sudoku_layout_side(layout))
        return false;
    for (unsigned i = 0; i < node->cell_count; i++)
        if (node->cells[i] >= sudoku_layout_cell_count(layout))
            return false;
    return true;
}

/* Units out of range have no cells to draw. */
bool step_is_of(const struct sudoku_layout *layout, const struct sudoku_step *step)
{
    for (size_t i = 0; i < step->cell_count; i++)
        if (step->cells[i] >= sudoku_layout_cell_count(layout))
            return false;
    for (size_t i = 0; i < step->link_count; i++)
        if (!is_node(layout, &step->links[i].from) || !is_node(layout, &step->links[i].to))
            return false;
    return are_candidates(layout, step->placements, step->placement_count) &&
           are_candidates(layout, step->eliminations, step->elimination_count) &&
           are_candidates(layout, step->fins, step->fin_count) &&
           are_candidates(layout, step->pattern, step->pattern_count);
}
