/* engine9 with AVX-512 for many puzzles: six boards, each with its own. */
#include "vec_avx512.h"

enum { SIDES = 2 };

#include "search_tmpl.h"

const struct nine_version nine_avx512_many = NINE_VERSION(SUDOKU_SIMD_AVX512);
