/* engine9 with SSE4.1: two boards. */
#include "reg_sse.h"

#include "vec_bands.h"

enum { SIDES = 1 };

#include "search_tmpl.h"

const struct nine_version nine_sse = NINE_VERSION(SUDOKU_SIMD_SSE);
