/* engine9 with SSE4.1 for a crowded puzzle: one board. */
#include "reg_sse.h"

#include "vec_halves.h"

enum { SIDES = 1 };

#include "search_tmpl.h"

const struct nine_version nine_sse_narrow = NINE_VERSION(SUDOKU_SIMD_SSE);
