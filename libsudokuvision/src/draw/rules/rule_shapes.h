/* Draws each rule by the shape of its kind. */
#ifndef DRAW_RULES_RULE_SHAPES_H
#define DRAW_RULES_RULE_SHAPES_H

#include "draw/draw_pen.h"
#include "draw/plan.h"

/* From the bottom; the lines of the grid are above the first two, and digits above the marks. */
enum rule_layer {
    RULE_LAYER_CELLS,
    RULE_LAYER_LINES,
    RULE_LAYER_CAGES,
    RULE_LAYER_MARKS,
    RULE_LAYER_OUTSIDE
};

/* Draws LAYER of the rules of PLAN's drawing. */
void rule_shapes_draw(const struct draw_plan *plan, const struct draw_pen *pen,
                      enum rule_layer layer);

#endif
