/* Lines, thermometers and arrows. */
#ifndef DRAW_RULES_RULE_LINES_H
#define DRAW_RULES_RULE_LINES_H

#include "draw/rules/rule_brush.h"

/* Each draws a rule of the shape that it is named after; see sudoku/rules.h. */
typedef void rule_draw(const struct rule_brush *brush, const struct sudoku_rule *rule);

rule_draw rule_line_draw, rule_folded_line_draw, rule_loop_draw, rule_thermometer_draw,
    rule_ring_line_draw, rule_diamond_line_draw, rule_arrow_draw, rule_double_arrow_draw,
    rule_stem_draw, rule_diagonal_draw;

#endif
