/* engine9 with NEON: one board in 128 bits. */
#include "engine9/vectors/vec_quarters.h"

enum { VECTORS = 1 };

#include "engine9/search_tmpl.h"

#include "engine9/count_tmpl.h"

const struct engine9_version engine9_neon = ENGINE9_COUNTING_VERSION(SUDOKU_SIMD_NEON, NULL);
