#include "draw/rules/rule_lines.h"

#include <math.h>

/* In cells: widths of lines, radii of what is at their ends, and the sides of an arrowhead. */
static const double line_width = 0.22, bulb_width = 0.28, end_line_width = 0.12, thin_width = 0.065,
                    bulb_radius = 0.36, ring_radius = 0.37, diamond_radius = 0.4, head_side = 0.24;

static svision_color color_of(const struct sudoku_rule *rule)
{
    return rule->kind->color;
}

/* The centers of the rule's cells, at most as many as the board has, and one more. */
struct centers {
    unsigned count;
    struct svision_point points[SUDOKU_RULES_MAX_VALUES * SUDOKU_RULES_MAX_VALUES + 1];
};

enum { MAX_POINTS = SUDOKU_RULES_MAX_VALUES * SUDOKU_RULES_MAX_VALUES };

static struct centers line_of(const struct rule_brush *brush, const struct sudoku_rule *rule,
                              unsigned first)
{
    struct centers line = {.count = 0};
    for (unsigned i = first; i < rule->cell_count && line.count < MAX_POINTS; i++)
        line.points[line.count++] = brush_center(brush, rule->cells[i]);
    return line;
}

static void draw_line(const struct rule_brush *brush, const struct centers *line, double width,
                      svision_color color)
{
    brush_stroke(brush, line->points, line->count, width, color);
}

void rule_line_draw(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct centers line = line_of(brush, rule, 0);
    draw_line(brush, &line, line_width, color_of(rule));
}

void rule_folded_line_draw(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct centers folded = line_of(brush, rule, 0), line = folded;
    for (unsigned i = 0; i < line.count; i++)
        line.points[i % 2 ? line.count - 1 - i / 2 : i / 2] = folded.points[i];
    draw_line(brush, &line, line_width, color_of(rule));
}

void rule_loop_draw(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct centers line = line_of(brush, rule, 0);
    line.points[line.count] = line.points[0];
    line.count++;
    draw_line(brush, &line, line_width, color_of(rule));
}

void rule_thermometer_draw(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct centers line = line_of(brush, rule, 0);
    brush_disc(brush, line.points[0], bulb_radius, color_of(rule));
    draw_line(brush, &line, bulb_width, color_of(rule));
}

void rule_ring_line_draw(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct centers line = line_of(brush, rule, 0);
    draw_line(brush, &line, end_line_width, color_of(rule));
    for (unsigned i = 0; i < 2; i++) {
        struct svision_point end = line.points[i ? line.count - 1 : 0];
        brush_disc(brush, end, ring_radius, brush->plan->colors.paper);
        brush_ring(brush, end, end, ring_radius, thin_width, color_of(rule));
    }
}

void rule_diamond_line_draw(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct centers line = line_of(brush, rule, 0);
    draw_line(brush, &line, end_line_width, color_of(rule));
    for (unsigned i = 0; i < 2; i++) {
        struct svision_point end = line.points[i ? line.count - 1 : 0];
        const struct svision_point diamond[] = {{end.x + diamond_radius, end.y},
                                                {end.x, end.y + diamond_radius},
                                                {end.x - diamond_radius, end.y},
                                                {end.x, end.y - diamond_radius}};
        brush_area(brush, diamond, 4, color_of(rule));
    }
}

/* The point DISTANCE from FROM towards TO. */
static struct svision_point towards(struct svision_point from, struct svision_point to,
                                    double distance)
{
    double length = hypot(to.x - from.x, to.y - from.y);
    double share = length > 0 ? distance / length : 0;
    return (struct svision_point){from.x + share * (to.x - from.x),
                                  from.y + share * (to.y - from.y)};
}

/* Draws the ring around the head cells, and returns the line from it. */
static struct centers draw_head(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    unsigned heads = rule->kind->heads ? rule->kind->heads : 1;
    heads = heads < rule->cell_count ? heads : rule->cell_count;
    struct svision_point first = brush_center(brush, rule->cells[0]);
    struct svision_point last = brush_center(brush, rule->cells[heads - 1]);
    struct centers line = line_of(brush, rule, heads - 1);
    brush_ring(brush, first, last, ring_radius, thin_width, color_of(rule));
    for (unsigned i = 0; i + 1 < heads && line.count > 1; i++) {
        struct svision_point head = brush_center(brush, rule->cells[i]);
        if (hypot(head.x - line.points[1].x, head.y - line.points[1].y) <
            hypot(line.points[0].x - line.points[1].x, line.points[0].y - line.points[1].y))
            line.points[0] = head;
    }
    if (line.count > 1)
        line.points[0] = towards(line.points[0], line.points[1], ring_radius);
    return line;
}

void rule_stem_draw(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct centers line = draw_head(brush, rule);
    if (line.count > 1)
        draw_line(brush, &line, thin_width, color_of(rule));
}

void rule_arrow_draw(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct centers line = draw_head(brush, rule);
    if (line.count < 2)
        return;
    struct svision_point tip = line.points[line.count - 1], before = line.points[line.count - 2];
    struct svision_point back = towards(tip, before, head_side / 1.414);
    double across = (back.y - tip.y) * 0.8, down = (tip.x - back.x) * 0.8;
    const struct svision_point head[] = {
        {back.x + across, back.y + down}, tip, {back.x - across, back.y - down}};
    draw_line(brush, &line, thin_width, color_of(rule));
    brush_stroke(brush, head, 3, thin_width, color_of(rule));
}

void rule_double_arrow_draw(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct centers line = line_of(brush, rule, 0);
    if (line.count < 2)
        return;
    unsigned last = line.count - 1;
    struct svision_point ends[2] = {line.points[0], line.points[last]};
    line.points[0] = towards(ends[0], line.points[1], ring_radius);
    line.points[last] = towards(ends[1], line.points[last - 1], ring_radius);
    draw_line(brush, &line, thin_width, color_of(rule));
    for (unsigned i = 0; i < 2; i++)
        brush_ring(brush, ends[i], ends[i], ring_radius, thin_width, color_of(rule));
}

/* From corner to corner. */
void rule_diagonal_draw(const struct rule_brush *brush, const struct sudoku_rule *rule)
{
    struct centers line = line_of(brush, rule, 0);
    struct svision_point first = line.points[0], last = line.points[line.count - 1];
    const double half = 0.707106781;
    const struct svision_point ends[2] = {towards(first, last, -half), towards(last, first, -half)};
    double width = (double)brush->plan->thin / brush->plan->cell;
    if (line.count > 1)
        brush_stroke(brush, ends, 2, width, color_of(rule));
}
