#include "draw_pen.h"
#include "draw_plan.h"
#include "lettering.h"

static bool is_shaded(const struct sudoku_layout *layout, unsigned cell)
{
    const uint16_t *units;
    unsigned count = sudoku_layout_cell_units(layout, cell, &units);
    for (unsigned i = 0; i < count; i++) {
        enum sudoku_unit_kind kind = sudoku_layout_unit_kind(layout, units[i]);
        if (kind > SUDOKU_UNIT_REGION && kind != SUDOKU_UNIT_DISJOINT_GROUP &&
            kind != SUDOKU_UNIT_CUSTOM)
            return true;
    }
    return false;
}

static void draw_shades(const struct draw_plan *plan, const struct draw_pen *pen)
{
    for (int i = 0; i < plan->rows * plan->columns; i++) {
        int row = i / plan->columns, column = i % plan->columns;
        unsigned cell = plan->places[row + 1][column + 1].cell;
        int left = plan->left + column * plan->cell, top = plan->top + row * plan->cell;
        if (cell != DRAW_NO_CELL && is_shaded(plan->drawing->layout, cell))
            pen->rect(pen->user, left, top, left + plan->cell, top + plan->cell,
                      plan->colours.shade);
    }
}

/* Whether the line between two neighbouring places is drawn THICK, or thin. */
static bool has_line(const struct draw_place *a, const struct draw_place *b, bool thick)
{
    bool has_a = a->cell != DRAW_NO_CELL, has_b = b->cell != DRAW_NO_CELL;
    if (!has_a && !has_b)
        return false;
    return thick == (has_a != has_b || a->zone != b->zone);
}

/* The places on both sides of step ALONG of line INDEX, which runs across or down. */
static bool has_step(const struct draw_plan *plan, bool down, int index, int along, bool thick)
{
    const struct draw_place *after =
        down ? &plan->places[along + 1][index + 1] : &plan->places[index + 1][along + 1];
    const struct draw_place *before =
        down ? &plan->places[along + 1][index] : &plan->places[index][along + 1];
    return has_line(before, after, thick);
}

/* The parts of line INDEX that are THICK, or those that are thin. A line of width w covers w / 2
 * pixels before the edge of the cells, and reaches as far beyond its ends. */
static void draw_line(const struct draw_plan *plan, const struct draw_pen *pen, bool down,
                      int index, bool thick)
{
    int steps = down ? plan->rows : plan->columns, width = thick ? plan->thick : plan->thin;
    svision_colour colour = thick ? plan->colours.thick : plan->colours.thin;
    int across = (down ? plan->left : plan->top) + index * plan->cell - width / 2;
    int origin = (down ? plan->top : plan->left) - width / 2;
    for (int start = 0, end; start < steps; start = end + 1) {
        for (end = start; end < steps && has_step(plan, down, index, end, thick);)
            end++;
        int from = origin + start * plan->cell, to = origin + end * plan->cell + width;
        if (end > start && down)
            pen->rect(pen->user, across, from, across + width, to, colour);
        else if (end > start)
            pen->rect(pen->user, from, across, to, across + width, colour);
    }
}

static void draw_lines(const struct draw_plan *plan, const struct draw_pen *pen)
{
    for (int thick = 0; thick < 2; thick++) {
        for (int i = 0; i <= plan->rows; i++)
            draw_line(plan, pen, false, i, thick);
        for (int i = 0; i <= plan->columns; i++)
            draw_line(plan, pen, true, i, thick);
    }
}

static void draw_cell(const struct draw_plan *plan, const struct draw_pen *pen, unsigned cell,
                      float x, float y)
{
    enum { LEAST_ROOM = 4 };
    const struct svision_drawing *drawing = plan->drawing;
    unsigned side = sudoku_layout_side(drawing->layout);
    unsigned digit = drawing->cells ? drawing->cells[cell] : 0;
    float size = (float)plan->cell;
    bool given = !drawing->givens || drawing->givens[cell] == digit;
    if (digit)
        lettering_digit(pen, digit, side, x, y, size,
                        given ? plan->colours.given : plan->colours.found);
    else if (drawing->candidates && lettering_candidate_room(side, size) >= LEAST_ROOM)
        lettering_candidates(pen, drawing->candidates[cell], side, x, y, size,
                             plan->colours.candidate);
}

static void draw_cells(const struct draw_plan *plan, const struct draw_pen *pen)
{
    for (int i = 0; i < plan->rows * plan->columns; i++) {
        int row = i / plan->columns, column = i % plan->columns;
        unsigned cell = plan->places[row + 1][column + 1].cell;
        float x = (float)(plan->left + column * plan->cell) + (float)plan->cell / 2;
        float y = (float)(plan->top + row * plan->cell) + (float)plan->cell / 2;
        if (cell != DRAW_NO_CELL)
            draw_cell(plan, pen, cell, x, y);
    }
}

void draw_with(const struct draw_plan *plan, const struct draw_pen *pen)
{
    if (plan->cell == 0)
        return;
    draw_shades(plan, pen);
    draw_lines(plan, pen);
    draw_cells(plan, pen);
    if (plan->has_title)
        lettering_text(pen, plan->drawing->title, (float)plan->width / 2,
                       (float)plan->title_top + (float)plan->title_height / 2,
                       (float)plan->title_height, (float)(plan->columns * plan->cell),
                       plan->colours.title);
}
