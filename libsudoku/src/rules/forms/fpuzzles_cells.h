/* Cells and numbers in the items of f-puzzles. */
#ifndef RULES_FORMS_FPUZZLES_CELLS_H
#define RULES_FORMS_FPUZZLES_CELLS_H

#include "rules/forms/drawing.h"

/* Upper bound of all numbers; the rules have narrower ones. */
enum { FPUZZLES_MAX_NUMBER = 4096 };

/* Stores the row and the column of the member "cell" of ITEM, such as "R1C9". False if it is
 * missing, or one of them is outside FIRST..LAST. */
bool fpuzzles_take_cell(const struct drawing *drawing, const struct document_node *item, int first,
                        int last, int *row, int *column);

/* Stores the cells in the array NAMES (NULL: none). Fails if there are fewer than MIN, or others
 * than those of the board. */
enum sudoku_status fpuzzles_take_names(const struct drawing *drawing,
                                       const struct document_node *names, unsigned min,
                                       struct drawing_cells *cells);

/* The same for the member KEY of ITEM. */
enum sudoku_status fpuzzles_take_cells(const struct drawing *drawing,
                                       const struct document_node *item, const char *key,
                                       unsigned min, struct drawing_cells *cells);

/* True if CELL is one of CELLS. */
bool fpuzzles_is_among(const struct drawing_cells *cells, unsigned cell);

/* Fails if the member "cells" of ITEM lists others than CELLS, which differ, in any order. */
enum sudoku_status fpuzzles_check_cells(const struct drawing *drawing,
                                        const struct document_node *item,
                                        const struct drawing_cells *cells);

/* Stores the value of ITEM, 0 to MAX, or USUAL (0: none) in place of an empty one. */
enum sudoku_status fpuzzles_take_value(const struct drawing *drawing,
                                       const struct document_node *item, int usual, int max,
                                       int *value);

#endif
