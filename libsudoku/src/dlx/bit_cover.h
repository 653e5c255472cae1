/* Exact covers of small problems over sets of bits.
 *
 * Where options are few and overlap much, dancing links spend their time on lists that are gone
 * through once: there a set of options is a few words, an option excludes others by clearing bits,
 * and to count an item's options afresh is cheaper than to keep all counts. As options become
 * few they are numbered anew, so that the sets stay short. dance() hands over what is left of a
 * problem once that pays; covers come in the same order either way. */
#ifndef DLX_BIT_COVER_H
#define DLX_BIT_COVER_H

#include "dlx/dancer.h"
#include "dlx/exact_cover.h"

struct bit_cover;

/* Makes room for COVER, which must be plain, in one block at its `bits`. False: memory is short. */
bool bit_cover_reserve(struct sudoku_cover *cover);

/* Whether what is left of COVER is better searched here; false without room for it. */
bool bit_cover_pays(const struct sudoku_cover *cover);

/* Searches what is left of COVER, behind the options that DANCER has chosen. Each primary item in
 * the list must have an option. True: stopped. The links of COVER are not touched. */
bool bit_cover_search(const struct sudoku_cover *cover, struct dancer *dancer);

#endif
