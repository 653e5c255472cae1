/* Engine `logic`: propagation to the fixpoint, without a guess; logic.c lists the rules. */
#ifndef PROPAGATION_LOGIC_H
#define PROPAGATION_LOGIC_H

#include <sudoku/digitset.h>

/* Returns the cell_count sets left by the last search of the engine, owned by STATE. */
const sudoku_digitset *logic_candidates(const void *state);

#endif
