/* engine9 with AVX2 for one puzzle: one board. */
#include "vec_avx2.h"

enum { SIDES = 1 };

#include "search_tmpl.h"

const struct nine_version nine_avx2_one = NINE_VERSION(SUDOKU_SIMD_AVX2);
