/* engine9 with portable C: the reference that the others are compared with. */
#include "reg_portable.h"

#include "vec_bands.h"

enum { SIDES = 1 };

#include "search_tmpl.h"

const struct nine_version nine_portable = NINE_VERSION(SUDOKU_SIMD_PORTABLE);
