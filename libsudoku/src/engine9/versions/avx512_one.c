/* engine9 with AVX-512 for one puzzle: three boards share it. */
#include "engine9/vectors/vec_avx512.h"

enum { VECTORS = 1 };

#include "engine9/narrow_first_tmpl.h"
#include "engine9/verify_tmpl.h"

static void search_shared(void *memory, struct engine9_job *job)
{
    search_narrow_first(&engine9_avx512_narrow, memory, job);
}

const struct engine9_version engine9_avx512_one =
    ENGINE9_SPECIAL_VERSION(SUDOKU_SIMD_AVX512, search_shared, verify);
