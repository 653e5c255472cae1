/* Positions from the caller's numbers, checked. */
#ifndef LOGIC_POSITION_INPUT_H
#define LOGIC_POSITION_INPUT_H

#include "logic/position.h"

/* Sets POSITION to GIVEN. Returns SUDOKU_OK, SUDOKU_CONFLICT, SUDOKU_NO_SOLUTION or
 * SUDOKU_ERR_ARGUMENT as sudoku_logic_set_position() does. */
enum sudoku_status position_set(struct position *position, const struct topology *topology,
                                const struct sudoku_logic_position *given);

/* Applies STEP, or notes that a number is out of range. */
enum sudoku_status position_apply(struct position *position, const struct sudoku_step *step);

#endif
