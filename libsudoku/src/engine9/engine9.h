/* Engine `engine9`: the classic 9x9 board, several boards in one vector.
 *
 * For its method read version.h, then round_tmpl.h, choose_tmpl.h, tree_tmpl.h and search_tmpl.h.
 */
#ifndef ENGINE9_ENGINE9_H
#define ENGINE9_ENGINE9_H

#include <stdbool.h>

#include <sudoku/solver.h>

/* True if LAYOUT has the units of the classic layout. */
bool engine9_knows(const struct sudoku_layout *layout);

/* Selects the instructions SIMD for STATE. Returns SUDOKU_OK, or SUDOKU_ERR_ARGUMENT if this build
 * or this processor lacks them. */
enum sudoku_status engine9_select(void *state, enum sudoku_simd simd);

#endif
