/* engine9 with NEON: two boards. */
#include "reg_neon.h"

#include "vec_bands.h"

enum { SIDES = 1 };

#include "search_tmpl.h"

const struct nine_version nine_neon = NINE_VERSION(SUDOKU_SIMD_NEON);
