/* Which given is likely mistyped.
 *
 * Takes a puzzle without a solution, gives the givens without which it has exactly one, fails to
 * name any where that cannot be told quickly. */
#ifndef SOLVE_SUSPECT_H
#define SOLVE_SUSPECT_H

#include "solve_board.h"

/* Writes a sentence that names up to three suspects into TEXT of SIZE bytes. False: none. */
bool suspect_given(const struct solve_board *board, const uint8_t *givens,
                   const sudoku_digitset *candidates, char *text, size_t size);

#endif
