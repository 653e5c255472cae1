/* The check of a solution against its puzzle, all cells at once.
 *
 * It is equivalent to verify_classic(), for versions with a fast vec_read_cells(). Included after a
 * vec_*.h with vec_keeps_givens(). */
#ifndef ENGINE9_VERIFY_TMPL_H
#define ENGINE9_VERIFY_TMPL_H

#include "engine9/round_tmpl.h"

/* Returns the digits that the rows (or columns) of X lack, in the lanes of the boxes that they
 * cross. */
ENGINE9_PART vec lacking_lines(const vec x[9], bool columns)
{
    const int step = columns ? 1 : 3, cell = columns ? 3 : 1;
    vec lacking = vec_all(0);
    for (int i = 0; i < 3; i++) {
        vec line = vec_or3(x[i * step], x[i * step + cell], x[i * step + 2 * cell]);
        line = vec_or3(line, next_box(line, columns), after_box(line, columns));
        lacking = vec_or(lacking, vec_without(vec_all(ENGINE9_ALL), line));
    }
    return lacking;
}

/* engine9_version.verify */
static bool verify(const uint8_t *givens, const uint8_t *solution)
{
    vec x[9], bad, box = vec_all(0);
    vec_read_cells(x, 0, solution, engine9_digits);
    bad = vec_or(lacking_lines(x, false), lacking_lines(x, true));
    for (unsigned k = 0; k < 9; k++)
        box = vec_or(box, x[k]);
    bad = vec_or(bad, vec_without(vec_all(ENGINE9_ALL), box));
    return vec_keeps_givens(givens, solution) && !(vec_boards(vec_sign_of(bad)) & 1);
}

#endif
