/* engine9 with AVX-512 for a crowded puzzle: one board in 256 bits. The compiler makes operations
 * of three operands and on masks of what AVX2 has. */
#include "vec_avx2.h"

enum { SIDES = 1 };

#include "search_tmpl.h"

const struct nine_version nine_avx512_narrow = NINE_VERSION(SUDOKU_SIMD_AVX512);
