/* engine9 with AVX-512 for many puzzles: six boards, each with its own. */
#include "engine9/vectors/vec_avx512.h"

enum { VECTORS = 2 };

#include "engine9/search_tmpl.h"
#include "engine9/verify_tmpl.h"

const struct engine9_version engine9_avx512_many =
    ENGINE9_SPECIAL_VERSION(SUDOKU_SIMD_AVX512, search, verify);
