/* engine9 with AVX2 for many puzzles: two boards that take turns. */
#include "engine9/vectors/vec_avx2.h"

enum { VECTORS = 2 };

#include "engine9/search_tmpl.h"

const struct engine9_version engine9_avx2_many = ENGINE9_VERSION(SUDOKU_SIMD_AVX2);
