/* engine9 with AVX2 for many puzzles: four boards. */
#include "reg_avx2.h"

#include "vec_bands.h"

enum { SIDES = 1 };

#include "search_tmpl.h"

const struct nine_version nine_avx2_many = NINE_VERSION(SUDOKU_SIMD_AVX2);
