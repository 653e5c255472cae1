/* engine9 with AVX-512 for one puzzle: three boards share it. */
#include "engine9/vectors/vec_avx512.h"

enum { VECTORS = 1 };

#include "engine9/search_tmpl.h"
#include "engine9/verify_tmpl.h"

const struct engine9_version engine9_avx512_one =
    ENGINE9_CHECKING_VERSION(SUDOKU_SIMD_AVX512, verify);
