#include "draw/draw_pen.h"
#include "draw/draw_plan.h"
#include "draw/paint/lettering.h"
#include "draw/rules/rule_shapes.h"
#include "draw/step/step_marks.h"
#include "draw/step/step_shapes.h"

/* How units other than rows, columns, boxes and regions are shown. Disjoint groups need nothing. */
enum mark { MARK_NONE, MARK_SHADE, MARK_LINE, MARK_FRAME };

static enum mark mark_of(enum sudoku_unit_kind kind)
{
    switch (kind) {
    case SUDOKU_UNIT_DIAGONAL:
        return MARK_LINE;
    case SUDOKU_UNIT_WINDOW:
        return MARK_FRAME;
    case SUDOKU_UNIT_ASTERISK:
    case SUDOKU_UNIT_CENTER_DOT:
    case SUDOKU_UNIT_GIRANDOLA:
        return MARK_SHADE;
    default:
        return MARK_NONE;
    }
}

static bool is_shaded(const struct sudoku_layout *layout, unsigned cell)
{
    const uint16_t *units;
    unsigned count = sudoku_layout_cell_units(layout, cell, &units);
    for (unsigned i = 0; i < count; i++) {
        enum mark mark = mark_of(sudoku_layout_unit_kind(layout, units[i]));
        if (mark == MARK_SHADE || mark == MARK_FRAME)
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
        if (cell != DRAW_NO_CELL && is_shaded(plan->drawing.layout, cell))
            pen->rect(pen->user, left, top, left + plan->cell, top + plan->cell,
                      plan->colors.shade);
    }
}

/* The point ACROSS and DOWN cells from the top left corner of CELL. */
static struct svision_point point_at(const struct draw_plan *plan, unsigned cell, float across,
                                     float down)
{
    const struct sudoku_layout *layout = plan->drawing.layout;
    float column = (float)sudoku_layout_cell_column(layout, cell) + across;
    float row = (float)sudoku_layout_cell_row(layout, cell) + down;
    return (struct svision_point){(float)plan->left + column * (float)plan->cell,
                                  (float)plan->top + row * (float)plan->cell};
}

/* From corner to corner. */
static void draw_diagonal(const struct draw_plan *plan, const struct draw_pen *pen, unsigned first,
                          unsigned last)
{
    const struct sudoku_layout *layout = plan->drawing.layout;
    float x =
        sudoku_layout_cell_column(layout, first) < sudoku_layout_cell_column(layout, last) ? 0 : 1;
    float y = sudoku_layout_cell_row(layout, first) < sudoku_layout_cell_row(layout, last) ? 0 : 1;
    const struct svision_point ends[] = {point_at(plan, first, x, y),
                                         point_at(plan, last, 1 - x, 1 - y)};
    pen->stroke(pen->user, ends, 2, false, (float)plan->thin, plan->colors.thin);
}

/* Inset in the cells of a window, to distinguish it from a box. */
static void draw_window(const struct draw_plan *plan, const struct draw_pen *pen, unsigned first,
                        unsigned last)
{
    static const float inset = 0.1F;
    const struct svision_point a = point_at(plan, first, inset, inset);
    const struct svision_point b = point_at(plan, last, 1 - inset, 1 - inset);
    const struct svision_point corners[] = {a, {b.x, a.y}, b, {a.x, b.y}};
    pen->stroke(pen->user, corners, 4, true, (float)plan->thin, plan->colors.thin);
}

static void draw_marks(const struct draw_plan *plan, const struct draw_pen *pen)
{
    const struct sudoku_layout *layout = plan->drawing.layout;
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(layout); unit++) {
        const uint16_t *cells = sudoku_layout_unit_cells(layout, unit);
        unsigned last = cells[sudoku_layout_unit_length(layout, unit) - 1];
        enum mark mark = mark_of(sudoku_layout_unit_kind(layout, unit));
        if (mark == MARK_LINE)
            draw_diagonal(plan, pen, cells[0], last);
        else if (mark == MARK_FRAME)
            draw_window(plan, pen, cells[0], last);
    }
}

/* True if there is a THICK (or thin) line between two adjacent places. */
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

/* Draws the THICK (or thin) parts of line INDEX. A line of width w covers w / 2 pixels before the
 * edge of the cells, and extends equally beyond its ends. */
static void draw_line(const struct draw_plan *plan, const struct draw_pen *pen, bool down,
                      int index, bool thick)
{
    int steps = down ? plan->rows : plan->columns, width = thick ? plan->thick : plan->thin;
    svision_color color = thick ? plan->colors.thick : plan->colors.thin;
    int across = (down ? plan->left : plan->top) + index * plan->cell - width / 2;
    int origin = (down ? plan->top : plan->left) - width / 2;
    for (int start = 0, end; start < steps; start = end + 1) {
        for (end = start; end < steps && has_step(plan, down, index, end, thick);)
            end++;
        int from = origin + start * plan->cell, to = origin + end * plan->cell + width;
        if (end > start && down)
            pen->rect(pen->user, across, from, across + width, to, color);
        else if (end > start)
            pen->rect(pen->user, from, across, to, across + width, color);
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

/* Candidates that are too small are omitted, together with a step. */
static bool has_candidate_room(const struct draw_plan *plan)
{
    enum { MIN_ROOM = 4 };
    return lettering_candidate_room(plan->side, (float)plan->cell) >= MIN_ROOM;
}

/* Candidates of a step stand out: dark on their marks, light where they are placed. */
static svision_color candidate_color(const struct draw_plan *plan, unsigned cell, unsigned digit)
{
    const struct svision_drawing *drawing = &plan->drawing;
    switch (drawing->step ? step_mark_of(drawing->layout, drawing->step, cell, digit)
                          : STEP_PLAIN) {
    case STEP_PLAIN:
        return plan->colors.candidate;
    case STEP_PLACEMENT:
        return plan->step_colors.placed;
    default:
        return plan->step_colors.marked;
    }
}

static void draw_cell(const struct draw_plan *plan, const struct draw_pen *pen, unsigned cell,
                      float x, float y)
{
    const struct svision_drawing *drawing = &plan->drawing;
    const struct digit_names names = {plan->side, drawing->symbols, drawing->rules != NULL,
                                      plan->offset};
    unsigned digit = draw_plan_digit(plan, cell);
    float size = (float)plan->cell;
    if (digit) {
        bool given = draw_plan_is_given(plan, cell, digit);
        lettering_digit(pen, digit, &names, x, y, size,
                        given ? plan->colors.given : plan->colors.found);
    } else if (has_candidate_room(plan)) {
        sudoku_digitset left = draw_plan_candidates(plan, cell);
        while (left) {
            digit = sudoku_digitset_pop(&left);
            lettering_candidate(pen, digit, &names, x, y, size, candidate_color(plan, cell, digit));
        }
    }
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

/* -------------------------------------------------------------------------------------- steps */

struct step_painter {
    const struct draw_plan *plan;
    const struct draw_pen *pen;
};

static void paint_shape(void *user, const struct step_shape *shape)
{
    const struct step_painter *painter = user;
    const struct draw_plan *plan = painter->plan;
    struct svision_point points[DRAW_MAX_POINTS];
    for (unsigned i = 0; i < shape->count; i++)
        points[i] = (struct svision_point){plan->left + shape->points[i].x * plan->cell,
                                           plan->top + shape->points[i].y * plan->cell};
    if (shape->width > 0)
        painter->pen->stroke(painter->pen->user, points, shape->count, shape->is_closed,
                             shape->width * (float)plan->cell, shape->color);
    else
        painter->pen->area(painter->pen->user, points, shape->count, shape->color);
}

static void draw_step(const struct draw_plan *plan, const struct draw_pen *pen,
                      enum step_layer layer)
{
    const struct svision_drawing *drawing = &plan->drawing;
    const struct step_scene scene = {drawing->layout, drawing->step, drawing->cells,
                                     drawing->candidates, plan->step_colors};
    struct step_painter painter = {plan, pen};
    if (drawing->step && has_candidate_room(plan))
        step_shapes(&scene, layer, paint_shape, &painter);
}

static void draw_title(const struct draw_plan *plan, const struct draw_pen *pen)
{
    const struct svision_drawing *drawing = &plan->drawing;
    const struct svision_point center = {plan->width / 2.0,
                                         plan->title_top + plan->title_height / 2.0};
    int width = plan->columns * plan->cell;
    if (drawing->write_title)
        drawing->write_title(drawing->title_user, drawing->title, center, plan->title_height, width,
                             plan->colors.title);
    else
        lettering_text(pen, drawing->title, (float)center.x, (float)center.y,
                       (float)plan->title_height, (float)width, plan->colors.title);
}

static void draw_ruled(const struct draw_plan *plan, const struct draw_pen *pen)
{
    rule_shapes_draw(plan, pen, RULE_LAYER_CELLS);
    rule_shapes_draw(plan, pen, RULE_LAYER_LINES);
    draw_lines(plan, pen);
    rule_shapes_draw(plan, pen, RULE_LAYER_CAGES);
    rule_shapes_draw(plan, pen, RULE_LAYER_MARKS);
    draw_cells(plan, pen);
    rule_shapes_draw(plan, pen, RULE_LAYER_OUTSIDE);
}

void draw_with(const struct draw_plan *plan, const struct draw_pen *pen)
{
    if (plan->cell == 0)
        return;
    if (plan->drawing.rules) {
        draw_ruled(plan, pen);
    } else {
        draw_shades(plan, pen);
        draw_step(plan, pen, STEP_LAYER_CELLS);
        draw_marks(plan, pen);
        draw_lines(plan, pen);
        draw_step(plan, pen, STEP_LAYER_MARKS);
        draw_cells(plan, pen);
    }
    if (plan->has_title)
        draw_title(plan, pen);
}
