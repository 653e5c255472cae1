/* Cells that are smaller or greater than all of their neighbors: how f-puzzles says that one cell
 * is greater than another. */
#ifndef RULES_FORMS_FPUZZLES_EXTREMA_H
#define RULES_FORMS_FPUZZLES_EXTREMA_H

#include "rules/forms/fpuzzles_items.h"

/* True if RULE is that of a cell that is greater than another. */
bool fpuzzles_is_greater(const struct sudoku_rule *rule);

/* The minima and maxima of a board, which do not apply between two of the same list. */
struct fpuzzles_extrema {
    bool is_minimum[SHEET_MAX_CELLS], is_maximum[SHEET_MAX_CELLS];
};

/* Finds the extrema that together say the same as all rules of cells greater than others; false if
 * none do. */
bool fpuzzles_find_extrema(const struct fpuzzles_sheet *sheet, struct fpuzzles_extrema *extrema);

#endif
