/* engine9 in portable C: the reference for the other versions. */
#include "engine9/vectors/reg_portable.h"

#include "engine9/vectors/vec_words.h"

enum { VECTORS = 1 };

#include "engine9/search_tmpl.h"

#include "engine9/count_tmpl.h"

const struct engine9_version engine9_portable =
    ENGINE9_COUNTING_VERSION(SUDOKU_SIMD_PORTABLE, NULL);
