/* Strokes, areas and text on a drawn board, measured in cells from its top left corner. */
#ifndef DRAW_RULES_RULE_BRUSH_H
#define DRAW_RULES_RULE_BRUSH_H

#include "draw/draw_pen.h"
#include "draw/plan.h"

struct rule_brush {
    const struct draw_plan *plan;
    const struct draw_pen *pen;
    const struct sudoku_rules *rules;
};

/* Returns the center of CELL. */
struct svision_point brush_center(const struct rule_brush *brush, unsigned cell);

/* Strokes the line through COUNT POINTS. */
void brush_stroke(const struct rule_brush *brush, const struct svision_point *points,
                  unsigned count, double width, svision_color color);

/* Strokes the line in dashes, the first and the last at its ends. */
void brush_dashes(const struct rule_brush *brush, struct svision_point from,
                  struct svision_point to, double width, svision_color color);

/* Fills the area with COUNT corners (at most DRAW_MAX_POINTS). */
void brush_area(const struct rule_brush *brush, const struct svision_point *corners, unsigned count,
                svision_color color);

/* Strokes the border of the area within RADIUS of the line from A to B. */
void brush_ring(const struct rule_brush *brush, struct svision_point a, struct svision_point b,
                double radius, double width, svision_color color);

/* Fills the disc around CENTER. */
void brush_disc(const struct rule_brush *brush, struct svision_point center, double radius,
                svision_color color);

/* Writes TEXT around CENTER with capitals of HEIGHT, no wider than WIDTH. */
void brush_text(const struct rule_brush *brush, const char *text, struct svision_point center,
                double height, double width, svision_color color);

/* Writes TEXT in the corner of CELL, on paper. */
void brush_corner_text(const struct rule_brush *brush, const char *text, unsigned cell,
                       svision_color color);

#endif
