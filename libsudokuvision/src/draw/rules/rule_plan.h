/* A puzzle with rules on a drawn board: its cells, thick borders, margins and values. */
#ifndef DRAW_RULES_RULE_PLAN_H
#define DRAW_RULES_RULE_PLAN_H

#include "draw/plan.h"

/* A clue outside the board. */
struct rule_outside {
    int row, column; /* of the first cell */
    int down, right; /* the direction of the cells: -1, 0 or 1 */
    unsigned depth;  /* the number of clues between it and the board */
};

/* True if the fields of DRAWING for a puzzle with rules are valid. */
bool rule_plan_is_sound(const struct svision_drawing *drawing);

/* Fills the places, margins and note of PLAN. */
void rule_plan_make(struct draw_plan *plan);

/* Answer for boards with rules what draw_plan_digit() and the like ask. */
unsigned rule_plan_digit(const struct draw_plan *plan, unsigned cell);
bool rule_plan_is_given(const struct draw_plan *plan, unsigned cell, unsigned digit);
sudoku_digitset rule_plan_candidates(const struct draw_plan *plan, unsigned cell);

/* Returns the shape of rule INDEX, SUDOKU_RULE_SHAPE_NONE for one that is not drawn: a part of
 * another rule or one about cells beside the board. */
enum sudoku_rule_shape rule_plan_shape(const struct sudoku_rules *rules, unsigned index);

/* True if rule INDEX has thick borders. */
bool rule_plan_is_zone(const struct draw_plan *plan, unsigned index);

/* Finds the place of rule INDEX, whose shape is outside the board. */
struct rule_outside rule_plan_outside(const struct sudoku_rules *rules, unsigned index);

#endif
