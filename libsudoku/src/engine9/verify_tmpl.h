/* The check of a solution against its puzzle, all cells at once.
 *
 * It is equivalent to verify_classic(). Included after a vec_*.h with VEC_HOLDS_ROWS,
 * vec_read_rows() and vec_keeps_givens(). */
#ifndef ENGINE9_VERIFY_TMPL_H
#define ENGINE9_VERIFY_TMPL_H

#include "engine9/round_tmpl.h"

/* Returns the digits that A, B and C all lack. */
ENGINE9_PART vec lacking(vec a, vec b, vec c)
{
    return vec_without(vec_all(ENGINE9_ALL), vec_or3(a, b, c));
}

/* engine9_version.verify */
static bool verify(const uint8_t *givens, const uint8_t *solution)
{
    vec row[3];
    vec_read_rows(row, solution, engine9_digits);
    vec column = vec_or3(row[0], row[1], row[2]);
    vec bad = vec_or(lacking(column, vec_band_next(column), vec_band_after(column)),
                     lacking(column, vec_board_next(column), vec_board_after(column)));
    for (unsigned i = 0; i < 3; i++) {
        vec minirow = vec_or3(row[i], vec_board_next(row[i]), vec_board_after(row[i]));
        bad = vec_or(bad, lacking(minirow, vec_stack_next(minirow), vec_stack_after(minirow)));
    }
    return vec_keeps_givens(givens, solution) && !vec_boards(vec_sign_of(bad));
}

#endif
