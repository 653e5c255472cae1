/* engine9 in portable C: the reference for the other versions. */
/* As in avx2.c. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("schedule-insns", "sched-pressure")
#endif

#include "engine9/vectors/reg_portable.h"

#include "engine9/vectors/vec_words.h"

enum { VECTORS = 1 };

#include "engine9/search_tmpl.h"

#include "engine9/count_tmpl.h"

const struct engine9_version engine9_portable =
    ENGINE9_COUNTING_VERSION(SUDOKU_SIMD_PORTABLE, NULL);
