/* The layout of a drawn board. */
#ifndef DRAW_DRAW_PLAN_H
#define DRAW_DRAW_PLAN_H

#include "draw/plan.h"

/* Returns digit 1..side of CELL, or 0 if it is empty. */
unsigned draw_plan_digit(const struct draw_plan *plan, unsigned cell);

/* True if DIGIT of CELL is given. */
bool draw_plan_is_given(const struct draw_plan *plan, unsigned cell, unsigned digit);

/* Returns the candidates of CELL, which is empty. */
sudoku_digitset draw_plan_candidates(const struct draw_plan *plan, unsigned cell);

/* Lays DRAWING out in WIDTH x HEIGHT pixels. Returns false for an invalid argument. */
bool draw_plan_make(struct draw_plan *plan, const struct svision_drawing *drawing, unsigned width,
                    unsigned height);

#endif
