/* Which given is likely mistyped: one without which a puzzle that has no solution has exactly one.
 */
#ifndef SOLVE_ANSWER_SUSPECT_H
#define SOLVE_ANSWER_SUSPECT_H

#include "solve/work/board.h"

/* Writes a sentence that names up to three suspects into TEXT of SIZE bytes. False: none. */
bool suspect_given(const struct solve_board *board, const uint8_t *givens,
                   const sudoku_digitset *candidates, char *text, size_t size);

#endif
