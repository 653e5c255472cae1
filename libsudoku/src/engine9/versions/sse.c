/* engine9 with SSE4.1: two boards. */
#include "engine9/vectors/reg_sse.h"

#include "engine9/vectors/vec_bands.h"

enum { VECTORS = 1 };

#include "engine9/narrow_first_tmpl.h"

static void search_shared(void *memory, struct engine9_job *job)
{
    search_narrow_first(&engine9_sse_narrow, memory, job);
}

const struct engine9_version engine9_sse =
    ENGINE9_SPECIAL_VERSION(SUDOKU_SIMD_SSE, search_shared, NULL);
