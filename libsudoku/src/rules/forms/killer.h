/* Killer puzzles on a line. */
#ifndef RULES_FORMS_KILLER_H
#define RULES_FORMS_KILLER_H

#include "rules/forms/form.h"

/* The form of SumoCue and JSudoku, 3x3:k: or 3x3:d:k: and a number for each cell, the number of its
 * cage and 256 times its sum. */
enum sudoku_status killer_write_string(struct form_writer *writer);

/* The form of lists of killers: a character for each of 81 cells. One cell of each cage has its
 * sum, 0-9, A-Z for 10-35 and a-j for 36-45, or 0 for none; the others point to a cell of their
 * cage: < ^ > v, and ` ' , . up left, up right, down left and down right. */
enum sudoku_status killer_write_line(struct form_writer *writer);

#endif
