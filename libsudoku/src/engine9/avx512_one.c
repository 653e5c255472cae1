/* engine9 with AVX-512 for one puzzle: three boards share it. */
#include "vec_avx512.h"

enum { SIDES = 1 };

#include "search_tmpl.h"

const struct nine_version nine_avx512_one = NINE_VERSION(SUDOKU_SIMD_AVX512);
