/* engine9 with SSE4.1: two boards. */
#include "engine9/vectors/reg_sse.h"

#include "engine9/vectors/vec_bands.h"

enum { VECTORS = 1 };

#include "engine9/search_tmpl.h"

const struct engine9_version engine9_sse = ENGINE9_VERSION(SUDOKU_SIMD_SSE);
