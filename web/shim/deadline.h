/* The time limit of the running call, and the caller's wish to stop it. */
#ifndef WEB_DEADLINE_H
#define WEB_DEADLINE_H

#include <sudoku/solver.h>

/* Allows the running call SECONDS from now; 0: the usual limit. */
void deadline_set(double seconds);

/* The same limits for calls of the library, with NODES at most (0: no limit). An explainer keeps
 * them: they always mean the running call. */
struct sudoku_limits deadline_limits(double nodes);

/* Returns STATUS, or why a call was stopped if it is SUDOKU_CANCELLED. */
enum sudoku_status deadline_status(enum sudoku_status status);

#endif
