/* Engine `logic`: propagation to the fixpoint, without a guess.
 *
 * Takes start candidates, gives those that remain, fails never; see logic.c for the rules. */
#ifndef LOGIC_H
#define LOGIC_H

#include <sudoku/digitset.h>

/* The cell_count sets that remained after the engine's last search. They belong to STATE. */
const sudoku_digitset *logic_candidates(const void *state);

#endif
