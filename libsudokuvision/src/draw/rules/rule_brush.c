#include "draw/rules/rule_brush.h"

#include <math.h>

#include "draw/paint/lettering.h"

/* In cells: a dash and the gap after it, before they are fitted to a line. */
static const double dash_length = 0.11, gap_length = 0.08;

/* In cells: the height of text in a corner, its distance from the cell's edges, and the paper
 * around it. */
static const double corner_height = 0.2, corner_inset = 0.07, corner_paper = 0.03;

static struct svision_point to_pixels(const struct rule_brush *brush, struct svision_point point)
{
    const struct draw_plan *plan = brush->plan;
    return (struct svision_point){plan->left + point.x * plan->cell,
                                  plan->top + point.y * plan->cell};
}

struct svision_point brush_center(const struct rule_brush *brush, unsigned cell)
{
    const unsigned columns = (unsigned)brush->plan->columns;
    const unsigned row = cell / columns, column = cell % columns;
    return (struct svision_point){column + 0.5, row + 0.5};
}

/* Long lines are drawn in parts that share a point. */
void brush_stroke(const struct rule_brush *brush, const struct svision_point *points,
                  unsigned count, double width, svision_color color)
{
    struct svision_point line[DRAW_MAX_POINTS];
    for (unsigned first = 0; first == 0 || first + 1 < count; first += DRAW_MAX_POINTS - 1) {
        unsigned length = count - first < DRAW_MAX_POINTS ? count - first : DRAW_MAX_POINTS;
        for (unsigned i = 0; i < length; i++)
            line[i] = to_pixels(brush, points[first + i]);
        brush->pen->stroke(brush->pen->user, line, length, false,
                           (float)(width * brush->plan->cell), color);
    }
}

void brush_dashes(const struct rule_brush *brush, struct svision_point from,
                  struct svision_point to, double width, svision_color color)
{
    double length = hypot(to.x - from.x, to.y - from.y);
    unsigned count = (unsigned)lround((length + gap_length) / (dash_length + gap_length));
    count = count ? count : 1;
    double scale = length / (count * dash_length + (count - 1) * gap_length);
    double dash = (dash_length - width) * scale, gap = (gap_length + width) * scale;
    double across = (to.x - from.x) / length, down = (to.y - from.y) / length;
    const struct draw_pen *pen = brush->pen;
    if (pen->dashes) {
        const struct svision_point ends[2] = {to_pixels(brush, from), to_pixels(brush, to)};
        float cell = (float)brush->plan->cell;
        pen->dashes(pen->user, ends, (float)dash * cell, (float)gap * cell, (float)width * cell,
                    color);
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        double start = i * (dash + gap);
        const struct svision_point line[2] = {
            {from.x + start * across, from.y + start * down},
            {from.x + (start + dash) * across, from.y + (start + dash) * down}};
        brush_stroke(brush, line, 2, width, color);
    }
}

void brush_area(const struct rule_brush *brush, const struct svision_point *corners, unsigned count,
                svision_color color)
{
    struct svision_point area[DRAW_MAX_POINTS];
    for (unsigned i = 0; i < count; i++)
        area[i] = to_pixels(brush, corners[i]);
    brush->pen->area(brush->pen->user, area, count, color);
}

/* The border of all points within RADIUS of the line from A to B, in DRAW_MAX_POINTS points. */
static void make_ring(struct svision_point a, struct svision_point b, double radius,
                      struct svision_point *ring)
{
    enum { HALF = DRAW_MAX_POINTS / 2 };
    const double half_turn = 3.141592653589793;
    double turn = atan2(b.y - a.y, b.x - a.x);
    for (unsigned i = 0; i < DRAW_MAX_POINTS; i++) {
        struct svision_point center = i < HALF ? b : a;
        double angle =
            turn - half_turn / 2 + half_turn * (i % HALF + 0.5) / HALF + (i < HALF ? 0 : half_turn);
        ring[i] =
            (struct svision_point){center.x + radius * cos(angle), center.y + radius * sin(angle)};
    }
}

void brush_ring(const struct rule_brush *brush, struct svision_point a, struct svision_point b,
                double radius, double width, svision_color color)
{
    struct svision_point ring[DRAW_MAX_POINTS];
    make_ring(a, b, radius, ring);
    for (unsigned i = 0; i < DRAW_MAX_POINTS; i++)
        ring[i] = to_pixels(brush, ring[i]);
    brush->pen->stroke(brush->pen->user, ring, DRAW_MAX_POINTS, true,
                       (float)(width * brush->plan->cell), color);
}

void brush_disc(const struct rule_brush *brush, struct svision_point center, double radius,
                svision_color color)
{
    struct svision_point ring[DRAW_MAX_POINTS];
    make_ring(center, center, radius, ring);
    brush_area(brush, ring, DRAW_MAX_POINTS, color);
}

void brush_text(const struct rule_brush *brush, const char *text, struct svision_point center,
                double height, double width, svision_color color)
{
    struct svision_point at = to_pixels(brush, center);
    lettering_text(brush->pen, text, (float)at.x, (float)at.y, (float)(height * brush->plan->cell),
                   (float)(width * brush->plan->cell), color);
}

void brush_corner_text(const struct rule_brush *brush, const char *text, unsigned cell,
                       svision_color color)
{
    struct svision_point at = brush_center(brush, cell);
    double width = svision_draw_text_width(text, corner_height);
    width = width < 1 - 2 * corner_inset ? width : 1 - 2 * corner_inset;
    double left = at.x - 0.5 + corner_inset, top = at.y - 0.5 + corner_inset;
    double right = left + width, bottom = top + corner_height;
    const struct svision_point paper[] = {{left - corner_paper, top - corner_paper},
                                          {right + corner_paper, top - corner_paper},
                                          {right + corner_paper, bottom + corner_paper},
                                          {left - corner_paper, bottom + corner_paper}};
    brush_area(brush, paper, 4, brush->plan->colors.paper);
    brush_text(brush, text, (struct svision_point){left + width / 2, top + corner_height / 2},
               corner_height, width, color);
}
