/* The role of each candidate in a step.
 *
 * Cells, digits and units are those of the layout. */
#ifndef DRAW_STEP_STEP_MARKS_H
#define DRAW_STEP_STEP_MARKS_H

#include <stdbool.h>

#include <sudoku/logic.h>

/* The last of several applicable ones is shown. */
enum step_mark {
    STEP_PLAIN,
    STEP_PREMISE,
    STEP_START, /* a chain's strong link begins, or its weak link ends here */
    STEP_GROUP, /* one of several cells of a chain's node */
    STEP_PATTERN,
    STEP_FIN,
    STEP_ELIMINATION,
    STEP_PLACEMENT
};

enum step_mark step_mark_of(const struct sudoku_layout *layout, const struct sudoku_step *step,
                            unsigned cell, unsigned digit);

/* True if CELL must hold a candidate, or belongs to a unit that must hold a digit. */
bool step_rests_on_cell(const struct sudoku_step *step, unsigned cell);
bool step_rests_on_unit_of(const struct sudoku_layout *layout, const struct sudoku_step *step,
                           unsigned cell);

#endif
