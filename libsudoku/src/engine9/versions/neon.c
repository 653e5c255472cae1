/* engine9 with NEON: two boards. */
#include "engine9/vectors/reg_neon.h"

#include "engine9/vectors/vec_bands.h"

enum { VECTORS = 1 };

#include "engine9/narrow_first_tmpl.h"

static void search_shared(void *memory, struct engine9_job *job)
{
    search_narrow_first(&engine9_neon_narrow, memory, job);
}

const struct engine9_version engine9_neon =
    ENGINE9_SPECIAL_VERSION(SUDOKU_SIMD_NEON, search_shared, NULL);
