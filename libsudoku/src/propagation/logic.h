/* Engine `logic`: propagation to the fixpoint, without a guess.
 *
 * The rules are in logic.c. */
#ifndef PROPAGATION_LOGIC_H
#define PROPAGATION_LOGIC_H

#include <sudoku/digitset.h>

/* The cell_count sets that remained after the engine's last search. They belong to STATE. */
const sudoku_digitset *logic_candidates(const void *state);

#endif
