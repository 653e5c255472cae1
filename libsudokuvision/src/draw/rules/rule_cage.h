/* Dashed borders of cages. */
#ifndef DRAW_RULES_RULE_CAGE_H
#define DRAW_RULES_RULE_CAGE_H

#include "draw/rules/rule_brush.h"

/* Draws a dashed border inside the edges of RULE's cells. */
void rule_cage_draw(const struct rule_brush *brush, const struct sudoku_rule *rule);

#endif
