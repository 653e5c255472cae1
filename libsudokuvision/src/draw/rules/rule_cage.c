#include "draw/rules/rule_cage.h"

/* In cells: from the edges of the cells to the border, and the border's width. */
static const double inset = 0.07, border = 0.028;

/* The cells of a cage, with a margin of others. */
struct cage {
    const struct rule_brush *brush;
    svision_color color;
    bool has[SUDOKU_RULES_MAX_VALUES + 2][SUDOKU_RULES_MAX_VALUES + 2];
};

/* True if the cage has the cell ACROSS line and ALONG it: rows, or columns if IS_DOWN. */
static bool has_cell(const struct cage *cage, bool is_down, int across, int along)
{
    return is_down ? cage->has[along + 1][across + 1] : cage->has[across + 1][along + 1];
}

/* True if the cage has the cell, and not the one beyond its SIDE (-1: before the line, 1: after).
 */
static bool has_edge(const struct cage *cage, bool is_down, int across, int along, int side)
{
    return has_cell(cage, is_down, across, along) && !has_cell(cage, is_down, across + side, along);
}

/* Draws the border of cells FIRST to LAST, shorter at corners to the inside, longer at others. */
static void draw_run(const struct cage *cage, bool is_down, int across, int first, int last,
                     int side)
{
    double from = has_cell(cage, is_down, across, first - 1) ? first - inset : first + inset;
    double to = has_cell(cage, is_down, across, last + 1) ? last + 1 + inset : last + 1 - inset;
    double level = side < 0 ? across + inset : across + 1 - inset;
    const struct svision_point ends[2] = {{is_down ? level : from, is_down ? from : level},
                                          {is_down ? level : to, is_down ? to : level}};
    brush_dashes(cage->brush, ends[0], ends[1], border, cage->color);
}

/* Draws all borders on one SIDE of a row, or of a column. */
static void draw_side(const struct cage *cage, bool is_down, int across, int length, int side)
{
    for (int first = 0, last; first < length; first = last + 1) {
        last = first;
        if (!has_edge(cage, is_down, across, first, side))
            continue;
        while (has_edge(cage, is_down, across, last + 1, side))
            last++;
        draw_run(cage, is_down, across, first, last, side);
    }
}

void rule_cage_draw(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct cage cage = {.brush = brush, .color = rule->kind->color};
    int rows = brush->plan->rows, columns = brush->plan->columns;
    for (unsigned i = 0; i < rule->cell_count; i++)
        cage.has[rule->cells[i] / columns + 1][rule->cells[i] % columns + 1] = true;
    for (int side = -1; side <= 1; side += 2) {
        for (int row = 0; row < rows; row++)
            draw_side(&cage, false, row, columns, side);
        for (int column = 0; column < columns; column++)
            draw_side(&cage, true, column, rows, side);
    }
}
