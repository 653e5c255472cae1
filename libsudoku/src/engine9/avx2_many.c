/* engine9 with AVX2 for many puzzles: two boards that take turns. */
#include "vec_avx2.h"

enum { SIDES = 2 };

#include "search_tmpl.h"

const struct nine_version nine_avx2_many = NINE_VERSION(SUDOKU_SIMD_AVX2);
