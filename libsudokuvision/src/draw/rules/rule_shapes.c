#include "draw/rules/rule_shapes.h"

#include <math.h>
#include <string.h>

#include "draw/paint/lettering.h"
#include "draw/rules/rule_brush.h"
#include "draw/rules/rule_cage.h"
#include "draw/rules/rule_lines.h"
#include "draw/rules/rule_plan.h"

/* Labels are short; longer ones are cut. */
enum { LABEL_SIZE = 64, MIN_CELL = 8 };

static const svision_color parity_color = 0xDADADA;

/* In cells: radii, widths and heights. */
static const double dot_radius = 0.13, label_radius = 0.28, dot_edge = 0.03, ring_radius = 0.38,
                    ring_width = 0.04, letter_height = 0.34, sign_size = 0.13, sign_width = 0.04,
                    clue_height = 0.42, clue_width = 0.66, clue_place = 0.6, clue_step = 0.75,
                    parity_radius = 0.36, parity_half = 0.34, note_height = 0.28;

/* Writes the label of RULE in TEXT, "" if there is none. */
static void find_label(const struct sudoku_rule *rule, unsigned place, char text[LABEL_SIZE])
{
    text[0] = '\0';
    if (rule->kind->label)
        rule->kind->label(rule, place, text, LABEL_SIZE);
}

/* ----------------------------------------------------------------------------------------- cells
 */

static void shade_cell(const struct rule_brush *brush, unsigned cell, double half,
                       svision_color color)
{
    struct svision_point at = brush_center(brush, cell);
    const struct svision_point corners[] = {{at.x - half, at.y - half},
                                            {at.x + half, at.y - half},
                                            {at.x + half, at.y + half},
                                            {at.x - half, at.y + half}};
    brush_area(brush, corners, 4, color);
}

static void draw_shade(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    for (unsigned i = 0; i < rule->cell_count; i++)
        shade_cell(brush, rule->cells[i], 0.5, rule->kind->color);
}

static void draw_mark(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    shade_cell(brush, rule->cells[0], 0.5, rule->kind->color);
}

/* Units that are neither lines nor within thick borders. */
static void draw_unit(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    unsigned columns = (unsigned)brush->plan->columns;
    bool has_rows = false, has_columns = false;
    for (unsigned i = 1; i < rule->cell_count; i++) {
        has_rows |= rule->cells[i] / columns != rule->cells[0] / columns;
        has_columns |= rule->cells[i] % columns != rule->cells[0] % columns;
    }
    if (has_rows && has_columns)
        draw_shade(brush, rule);
}

/* Cells that must be even have a square, those that must be odd a disc. */
static void draw_parities(const struct rule_brush *brush)
{
    unsigned min = sudoku_rules_min_value(brush->rules);
    unsigned all = (1U << sudoku_rules_value_count(brush->rules)) - 1;
    unsigned even = all & (min % 2 ? 0xAAAA : 0x5555), odd = all & ~even;
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(brush->rules); cell++) {
        unsigned set = sudoku_rules_values(brush->rules, cell);
        if ((set & (set - 1)) == 0 || set == all)
            continue;
        if (set == even)
            shade_cell(brush, cell, parity_half, parity_color);
        else if (set == odd)
            brush_disc(brush, brush_center(brush, cell), parity_radius, parity_color);
    }
}

/* ----------------------------------------------------------------------------- cages and marks */

static void draw_corner(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    char label[LABEL_SIZE];
    unsigned cell = rule->cells[0];
    bool is_cage = rule->kind->shape == SUDOKU_RULE_SHAPE_CAGE;
    for (unsigned i = 1; i < rule->cell_count && is_cage; i++)
        cell = rule->cells[i] < cell ? rule->cells[i] : cell;
    find_label(rule, 0, label);
    if (*label)
        brush_corner_text(brush, label, cell,
                          is_cage ? rule->kind->color : brush->plan->colors.given);
}

static void draw_cage(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    rule_cage_draw(brush, rule);
    draw_corner(brush, rule);
}

static void draw_rings(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    for (unsigned i = 0; i < rule->cell_count; i++) {
        struct svision_point center = brush_center(brush, rule->cells[i]);
        brush_ring(brush, center, center, ring_radius, ring_width, rule->kind->color);
    }
}

/* The mean of the cells' centers. */
static struct svision_point middle_of(const struct rule_brush *brush,
                                      const struct sudoku_rule *rule)
{
    struct svision_point middle = {0, 0};
    for (unsigned i = 0; i < rule->cell_count; i++) {
        struct svision_point center = brush_center(brush, rule->cells[i]);
        middle.x += center.x / rule->cell_count;
        middle.y += center.y / rule->cell_count;
    }
    return middle;
}

/* Text of several words is divided into two lines. */
static void write_in_disc(const struct rule_brush *brush, char *text, struct svision_point center)
{
    enum { SHORT = 3 };
    const double height = 0.19, width = 1.5 * label_radius, step = 0.12;
    size_t length = strlen(text);
    char *split = length > SHORT ? memchr(text + (length - 1) / 2, ' ', length / 2) : NULL;
    svision_color color = brush->plan->colors.given;
    if (!split) {
        brush_text(brush, text, center, height, width, color);
        return;
    }
    *split = '\0';
    brush_text(brush, text, (struct svision_point){center.x, center.y - step}, height, width,
               color);
    brush_text(brush, split + 1, (struct svision_point){center.x, center.y + step}, height, width,
               color);
}

static void draw_dot(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    char label[LABEL_SIZE];
    struct svision_point middle = middle_of(brush, rule);
    find_label(rule, 0, label);
    double radius = *label ? label_radius : dot_radius;
    brush_disc(brush, middle, radius, rule->kind->color);
    brush_ring(brush, middle, middle, radius, dot_edge, brush->plan->colors.thick);
    if (*label)
        write_in_disc(brush, label, middle);
}

static void draw_letter(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    char label[LABEL_SIZE];
    struct svision_point middle = middle_of(brush, rule);
    find_label(rule, 0, label);
    brush_disc(brush, middle, letter_height * 0.6, brush->plan->colors.paper);
    brush_text(brush, label, middle, letter_height, 1, brush->plan->colors.given);
}

static void draw_greater(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct svision_point a = brush_center(brush, rule->cells[0]), b = a;
    if (rule->cell_count > 1)
        b = brush_center(brush, rule->cells[1]);
    double x = (b.x - a.x) * sign_size, y = (b.y - a.y) * sign_size;
    struct svision_point middle = middle_of(brush, rule);
    const struct svision_point sign[] = {{middle.x - x - y, middle.y - y + x},
                                         {middle.x + x, middle.y + y},
                                         {middle.x - x + y, middle.y - y - x}};
    brush_disc(brush, middle, 1.3 * sign_size, brush->plan->colors.paper);
    brush_stroke(brush, sign, 3, sign_width, rule->kind->color);
}

/* ------------------------------------------------------------------------------- outside the board
 */

static void write_outside(const struct rule_brush *brush, const struct sudoku_rule *rule,
                          unsigned place, struct rule_outside at)
{
    char label[LABEL_SIZE];
    double distance = 0.5 + clue_place + clue_step * at.depth;
    const struct svision_point center = {at.column + 0.5 - at.right * distance,
                                         at.row + 0.5 - at.down * distance};
    find_label(rule, place, label);
    if (*label)
        brush_text(brush, label, center, clue_height, clue_width, brush->plan->colors.given);
}

/* From the label to the corner of the first cell. */
static void draw_pointer(const struct rule_brush *brush, struct rule_outside at)
{
    const double from = 0.3, to = 0.08, side = 0.16;
    double x = at.column + 0.5 - at.right * 0.5, y = at.row + 0.5 - at.down * 0.5;
    const struct svision_point tip = {x - at.right * to, y - at.down * to};
    const struct svision_point shaft[] = {{x - at.right * from, y - at.down * from}, tip};
    const struct svision_point head[] = {
        {tip.x - at.right * side, tip.y}, tip, {tip.x, tip.y - at.down * side}};
    brush_stroke(brush, shaft, 2, sign_width, brush->plan->colors.given);
    if (at.right && at.down)
        brush_stroke(brush, head, 3, sign_width, brush->plan->colors.given);
}

static void draw_outside(const struct rule_brush *brush, unsigned index)
{
    const struct sudoku_rule *rule = sudoku_rules_rule(brush->rules, index);
    struct rule_outside at = rule_plan_outside(brush->rules, index);
    write_outside(brush, rule, 0, at);
    if (rule->kind->shape == SUDOKU_RULE_SHAPE_OUTSIDE_ARROW && at.depth == 0)
        draw_pointer(brush, at);
}

static void draw_around(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    int rows = brush->plan->rows, columns = brush->plan->columns;
    for (int place = 0; place < 2 * (rows + columns); place++) {
        int line = place / 2, end = place % 2, forward = end ? -1 : 1;
        struct rule_outside at = {.row = line, .column = end ? columns - 1 : 0, .right = forward};
        if (line >= rows)
            at = (struct rule_outside){
                .row = end ? rows - 1 : 0, .column = line - rows, .down = forward};
        write_outside(brush, rule, (unsigned)place, at);
    }
}

static void write_note(const struct rule_brush *brush)
{
    const struct draw_plan *plan = brush->plan;
    double scale = plan->columns > 9 ? plan->columns / 9.0 : 1;
    double bottom = plan->rows + (double)plan->margins[DRAW_BOTTOM];
    const struct svision_point center = {plan->columns / 2.0, bottom - 0.4 * scale};
    brush_text(brush, plan->note, center, note_height * scale, plan->columns, plan->colors.title);
}

/* ---------------------------------------------------------------------------------------- shapes
 */

/* How a shape is drawn; RULE_LAYER_OUTSIDE is drawn by place. */
static const struct shape {
    enum rule_layer layer;
    rule_draw *draw; /* NULL: nothing */
} shapes[] = {
    [SUDOKU_RULE_SHAPE_UNIT] = {RULE_LAYER_CELLS, draw_unit},
    [SUDOKU_RULE_SHAPE_SHADE] = {RULE_LAYER_CELLS, draw_shade},
    [SUDOKU_RULE_SHAPE_MARK] = {RULE_LAYER_CELLS, draw_mark},
    [SUDOKU_RULE_SHAPE_DIAGONAL] = {RULE_LAYER_LINES, rule_diagonal_draw},
    [SUDOKU_RULE_SHAPE_LINE] = {RULE_LAYER_LINES, rule_line_draw},
    [SUDOKU_RULE_SHAPE_FOLDED_LINE] = {RULE_LAYER_LINES, rule_folded_line_draw},
    [SUDOKU_RULE_SHAPE_LOOP] = {RULE_LAYER_LINES, rule_loop_draw},
    [SUDOKU_RULE_SHAPE_THERMOMETER] = {RULE_LAYER_LINES, rule_thermometer_draw},
    [SUDOKU_RULE_SHAPE_RING_LINE] = {RULE_LAYER_LINES, rule_ring_line_draw},
    [SUDOKU_RULE_SHAPE_DIAMOND_LINE] = {RULE_LAYER_LINES, rule_diamond_line_draw},
    [SUDOKU_RULE_SHAPE_ARROW] = {RULE_LAYER_LINES, rule_arrow_draw},
    [SUDOKU_RULE_SHAPE_DOUBLE_ARROW] = {RULE_LAYER_LINES, rule_double_arrow_draw},
    [SUDOKU_RULE_SHAPE_STEM] = {RULE_LAYER_LINES, rule_stem_draw},
    [SUDOKU_RULE_SHAPE_CAGE] = {RULE_LAYER_CAGES, draw_cage},
    [SUDOKU_RULE_SHAPE_RINGS] = {RULE_LAYER_CAGES, draw_rings},
    [SUDOKU_RULE_SHAPE_DOT] = {RULE_LAYER_MARKS, draw_dot},
    [SUDOKU_RULE_SHAPE_LETTER] = {RULE_LAYER_MARKS, draw_letter},
    [SUDOKU_RULE_SHAPE_GREATER] = {RULE_LAYER_MARKS, draw_greater},
    [SUDOKU_RULE_SHAPE_AROUND] = {RULE_LAYER_OUTSIDE, draw_around},
};

static void draw_rule(const struct rule_brush *brush, unsigned index, enum rule_layer layer)
{
    const struct sudoku_rule *rule = sudoku_rules_rule(brush->rules, index);
    enum sudoku_rule_shape shape = rule_plan_shape(brush->rules, index);
    bool is_line =
        rule->cell_count && shape >= SUDOKU_RULE_SHAPE_LINE && shape <= SUDOKU_RULE_SHAPE_STEM;
    if (layer == RULE_LAYER_OUTSIDE &&
        (shape == SUDOKU_RULE_SHAPE_OUTSIDE || shape == SUDOKU_RULE_SHAPE_OUTSIDE_ARROW))
        draw_outside(brush, index);
    else if (layer == RULE_LAYER_CAGES && is_line)
        draw_corner(brush, rule);
    if ((unsigned)shape >= sizeof shapes / sizeof shapes[0] || !shapes[shape].draw ||
        shapes[shape].layer != layer)
        return;
    if (shape != SUDOKU_RULE_SHAPE_UNIT || !rule_plan_is_zone(brush->plan, index))
        shapes[shape].draw(brush, rule);
}

void rule_shapes_draw(const struct draw_plan *plan, const struct draw_pen *pen,
                      enum rule_layer layer)
{
    const struct rule_brush brush = {plan, pen, plan->drawing.rules};
    if (plan->cell < MIN_CELL)
        return;
    for (unsigned i = 0; i < sudoku_rules_rule_count(brush.rules); i++)
        draw_rule(&brush, i, layer);
    if (layer == RULE_LAYER_CELLS)
        draw_parities(&brush);
    else if (layer == RULE_LAYER_OUTSIDE && *plan->note)
        write_note(&brush);
}
