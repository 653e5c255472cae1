/* The table of engines. */
#ifndef SOLVER_ENGINES_H
#define SOLVER_ENGINES_H

#include "engine/engine.h"

/* Returns the engine with that number, or NULL for AUTO and unknown numbers. */
const struct engine *engine_of(enum sudoku_engine engine);

#endif
