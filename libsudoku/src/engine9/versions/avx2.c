/* engine9 with AVX2: one board. */

/* Sixteen registers suffice for a round if instructions are ordered to save them, which clang does
 * by default. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("schedule-insns", "sched-pressure")
#endif

#include "engine9/vectors/vec_avx2.h"

enum { VECTORS = 1 };

#include "engine9/search_tmpl.h"

#include "engine9/count_tmpl.h"

const struct engine9_version engine9_avx2 = ENGINE9_COUNTING_VERSION(SUDOKU_SIMD_AVX2, NULL);
