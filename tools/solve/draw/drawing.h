/* Drawn boards: separate pictures, or for the pages of a document. */
#ifndef SOLVE_DRAW_DRAWING_H
#define SOLVE_DRAW_DRAWING_H

#include "solve/answer/question.h"
#include "solve/draw/pages.h"

/* Adds a picture of CELLS (NULL: single candidates) with CANDIDATES (NULL: none) to the output.
 * Returns false if it cannot be drawn, as was reported. */
bool drawing_add(const struct question_context *asked, const uint8_t *cells,
                 const sudoku_digitset *candidates);

/* Adds a picture of RULES, the puzzle of TEXT, with VALUES (NULL: the givens) and
 * CANDIDATES (NULL: those that the rules give). Returns false if it cannot be drawn, as was
 * reported. */
bool drawing_add_rules(const struct question_context *asked, const struct sudoku_rules *rules,
                       struct rule_text text, const uint8_t *values,
                       const sudoku_valueset *candidates);

/* Adds a picture of STEP in the position of CELLS and CANDIDATES, with TITLE (NULL: that of the
 * options). Returns false if it cannot be drawn, as was reported. */
bool drawing_add_step(const struct question_context *asked, const uint8_t *cells,
                      const sudoku_digitset *candidates, const struct sudoku_step *step,
                      const char *title);

#endif
