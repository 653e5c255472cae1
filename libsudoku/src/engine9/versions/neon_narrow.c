/* engine9 with NEON for a plentiful puzzle: one board. */
#include "engine9/vectors/reg_neon.h"

#include "engine9/vectors/vec_halves.h"

enum { VECTORS = 1 };

#include "engine9/search_tmpl.h"

#include "engine9/count_tmpl.h"

const struct engine9_version engine9_neon_narrow = ENGINE9_COUNTING_VERSION(SUDOKU_SIMD_NEON);
