/* Engine `engine9`: the classic 9x9 board, several boards in one vector.
 *
 * How it works: version.h, then round_tmpl.h, choose_tmpl.h, tree_tmpl.h and search_tmpl.h. */
#ifndef ENGINE9_ENGINE9_H
#define ENGINE9_ENGINE9_H

#include <stdbool.h>

#include <sudoku/solver.h>

/* Whether LAYOUT has the units of the classic one. */
bool engine9_knows(const struct sudoku_layout *layout);

/* Makes STATE use the instructions SIMD from now on. SUDOKU_OK, or SUDOKU_ERR_ARGUMENT where this
 * build or this CPU does not have them. */
enum sudoku_status engine9_select(void *state, enum sudoku_simd simd);

#endif
