#include "draw/step/step_marks.h"

static bool has(const struct sudoku_candidate *items, size_t count, unsigned cell, unsigned digit)
{
    for (size_t i = 0; i < count; i++)
        if (items[i].cell == cell && items[i].digit == digit)
            return true;
    return false;
}

static bool unit_has(const struct sudoku_layout *layout, unsigned unit, unsigned cell)
{
    const uint16_t *units;
    unsigned count = sudoku_layout_cell_units(layout, cell, &units);
    for (unsigned i = 0; i < count; i++)
        if (units[i] == unit)
            return true;
    return false;
}

static bool node_has(const struct sudoku_node *node, unsigned cell, unsigned digit)
{
    for (unsigned i = 0; i < node->cell_count && node->digit == digit; i++)
        if (node->cells[i] == cell)
            return true;
    return false;
}

/* The mark given by the first link with the candidate. */
static enum step_mark mark_in_chain(const struct sudoku_step *step, unsigned cell, unsigned digit)
{
    for (size_t i = 0; i < step->link_count; i++) {
        const struct sudoku_link *link = &step->links[i];
        bool is_to = node_has(&link->to, cell, digit);
        if (!is_to && !node_has(&link->from, cell, digit))
            continue;
        if ((is_to ? &link->to : &link->from)->cell_count > 1)
            return STEP_GROUP;
        return is_to != link->is_strong ? STEP_START : STEP_PREMISE;
    }
    return STEP_PLAIN;
}

/* More premises than cells concern the whole board and cannot be drawn. */
static bool is_about_all(const struct sudoku_layout *layout, const struct sudoku_step *step)
{
    return step->place_count + step->cell_count > sudoku_layout_cell_count(layout);
}

static bool is_premise(const struct sudoku_layout *layout, const struct sudoku_step *step,
                       unsigned cell, unsigned digit)
{
    for (size_t i = 0; i < step->place_count; i++)
        if (step->places[i].digit == digit && unit_has(layout, step->places[i].unit, cell))
            return true;
    return step_rests_on_cell(step, cell);
}

enum step_mark step_mark_of(const struct sudoku_layout *layout, const struct sudoku_step *step,
                            unsigned cell, unsigned digit)
{
    if (has(step->placements, step->placement_count, cell, digit))
        return STEP_PLACEMENT;
    if (has(step->eliminations, step->elimination_count, cell, digit))
        return STEP_ELIMINATION;
    if (has(step->fins, step->fin_count, cell, digit))
        return STEP_FIN;
    if (has(step->pattern, step->pattern_count, cell, digit))
        return STEP_PATTERN;
    if (step->link_count)
        return mark_in_chain(step, cell, digit);
    return !is_about_all(layout, step) && is_premise(layout, step, cell, digit) ? STEP_PREMISE
                                                                                : STEP_PLAIN;
}

bool step_rests_on_cell(const struct sudoku_step *step, unsigned cell)
{
    for (size_t i = 0; i < step->cell_count; i++)
        if (step->cells[i] == cell)
            return true;
    return false;
}

bool step_rests_on_unit_of(const struct sudoku_layout *layout, const struct sudoku_step *step,
                           unsigned cell)
{
    for (size_t i = 0; i < step->place_count && !is_about_all(layout, step); i++)
        if (unit_has(layout, step->places[i].unit, cell))
            return true;
    return false;
}
