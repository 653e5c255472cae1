/* engine9 with AVX-512 for a plentiful puzzle: one board in 256 bits. The compiler turns the AVX2
 * operations into operations of three operands and on masks. */
#include "engine9/vectors/vec_avx2.h"

enum { VECTORS = 1 };

#include "engine9/search_tmpl.h"

#include "engine9/count_tmpl.h"
#include "engine9/hand_over_tmpl.h"

const struct engine9_version engine9_avx512_narrow =
    ENGINE9_COUNTING_VERSION(SUDOKU_SIMD_AVX512, find_waiting);
