/* engine9 with NEON for a crowded puzzle: one board. */
#include "reg_neon.h"

#include "vec_halves.h"

enum { SIDES = 1 };

#include "search_tmpl.h"

const struct nine_version nine_neon_narrow = NINE_VERSION(SUDOKU_SIMD_NEON);
