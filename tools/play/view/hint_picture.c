#include "play/view/hint_picture.h"

#include <math.h>

double hint_candidate_pitch(unsigned side)
{
    return 0.86 / ceil(sqrt(side));
}

struct svision_point hint_candidate_place(unsigned side, unsigned digit)
{
    unsigned columns = (unsigned)ceil(sqrt(side)), rows = (side + columns - 1) / columns;
    unsigned row = (digit - 1) / columns, column = (digit - 1) % columns;
    return (struct svision_point){0.07 + hint_candidate_pitch(side) * (column + 0.5),
                                  0.5 + 0.86 / rows * (row + 0.5 - rows / 2.0)};
}

/* A picture under a hint. */
struct hint_view {
    const struct hint_place *place;
    const struct svision_canvas *canvas;
    const struct game *game;
    const struct theme *theme;
};

/* Returns the pixel at X and Y, in cells from the board's top left corner. */
static struct svision_point pixel_at(const struct hint_view *view, double x, double y)
{
    return (struct svision_point){view->place->box.x + x * view->place->cell,
                                  view->place->box.y + y * view->place->cell};
}

/* ---------------------------------------------------------------------------------------- links */

/* Returns the mean place of the candidates of NODE. */
static struct svision_point node_center(const struct hint_view *view,
                                        const struct sudoku_node *node)
{
    const struct sudoku_layout *layout = game_layout(view->game);
    const struct svision_point middle = hint_candidate_place(game_side(view->game), node->digit);
    double x = 0, y = 0, count = node->cell_count ? node->cell_count : 1;
    for (unsigned i = 0; i < node->cell_count; i++) {
        x += sudoku_layout_cell_column(layout, node->cells[i]) + middle.x;
        y += sudoku_layout_cell_row(layout, node->cells[i]) + middle.y;
    }
    return pixel_at(view, x / count, y / count);
}

static void paint_link(const struct hint_view *view, const struct sudoku_link *link)
{
    const double cell = view->place->cell;
    paint_line(view->canvas, node_center(view, &link->from), node_center(view, &link->to),
               0.05 * cell, link->is_strong ? 0 : 0.12 * cell, view->theme->hint);
}

/* ---------------------------------------------------------------------------------------- units */

static bool group_has(const struct hint_group *group, int cell)
{
    for (size_t i = 0; i < group->cell_count; i++)
        if (group->cells[i] == cell)
            return true;
    return false;
}

/* A unit around one of its cells. */
struct unit_cell {
    const struct hint_view *view;
    const struct hint_group *group;
    int row, column;
};

/* Returns how far the outline reaches from the middle of the cell DOWN and RIGHT, in cells. */
static double reach_of(const struct unit_cell *at, int down, int right)
{
    static const double inset[] = {[HINT_GROUP_BASE] = 0.06, [HINT_GROUP_COVER] = 0.12};
    int neighbor = grid_cell(at->view->place->grid, at->row + down, at->column + right);
    return group_has(at->group, neighbor) ? 0.5 : 0.5 - inset[at->group->kind];
}

/* Paints a side of the outline, whose two ends are DOWN and RIGHT of the middle of the cell. */
static void paint_side(const struct unit_cell *at, const double down[2], const double right[2])
{
    const struct hint_view *view = at->view;
    const double x = at->column + 0.5, y = at->row + 0.5, size = view->place->cell;
    const bool is_base = at->group->kind == HINT_GROUP_BASE;
    paint_line(view->canvas, pixel_at(view, x + right[0], y + down[0]),
               pixel_at(view, x + right[1], y + down[1]), 0.05 * size, is_base ? 0 : 0.12 * size,
               is_base ? view->theme->hint : view->theme->found);
}

/* Paints the sides of CELL at which GROUP ends. */
static void paint_sides(const struct hint_view *view, const struct hint_group *group, unsigned cell)
{
    const struct sudoku_layout *layout = game_layout(view->game);
    const struct unit_cell at = {view, group, (int)sudoku_layout_cell_row(layout, cell),
                                 (int)sudoku_layout_cell_column(layout, cell)};
    const double up = reach_of(&at, -1, 0), down = reach_of(&at, 1, 0);
    const double left = reach_of(&at, 0, -1), right = reach_of(&at, 0, 1);
    const double height[2] = {-up, down}, width[2] = {-left, right};
    if (up < 0.5)
        paint_side(&at, (const double[]){-up, -up}, width);
    if (down < 0.5)
        paint_side(&at, (const double[]){down, down}, width);
    if (left < 0.5)
        paint_side(&at, height, (const double[]){-left, -left});
    if (right < 0.5)
        paint_side(&at, height, (const double[]){right, right});
}

void hint_picture_paint(const struct hint_place *place, const struct svision_canvas *canvas,
                        const struct game *game, const struct theme *theme)
{
    const struct hint_view view = {place, canvas, game, theme};
    const struct game_hint hint = game_hint(game);
    for (size_t i = 0; i < hint.group_count; i++)
        for (size_t k = 0; hint.groups[i].kind != HINT_GROUP_SET && k < hint.groups[i].cell_count;
             k++)
            paint_sides(&view, &hint.groups[i], hint.groups[i].cells[k]);
    for (size_t i = 0; i < hint.link_count; i++)
        paint_link(&view, &hint.links[i]);
}
