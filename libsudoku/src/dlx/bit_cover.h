/* Exact covers of small problems over sets of bits.
 *
 * Dancing links update a list and a size for each item of each option that they exclude, and again
 * to undo that. Here a set of options is a few words, an option excludes others by clearing bits,
 * one addition counts an option for all its items, and nothing has to be undone. As options become
 * few they are renumbered, to keep sets short. dance() delegates the rest of a problem once that
 * pays; the order of covers is the same. */
#ifndef DLX_BIT_COVER_H
#define DLX_BIT_COVER_H

#include "dlx/dancer.h"
#include "dlx/exact_cover.h"

struct bit_cover;

/* Allocates working memory for COVER, which must be plain, at its `bits`; false if memory is
 * short. */
bool bit_cover_reserve(struct sudoku_cover *cover);

/* True if the rest of COVER is faster to search here; false without working memory. */
bool bit_cover_pays(const struct sudoku_cover *cover);

/* Searches the rest of COVER, below the options chosen by DANCER. Each primary item in the list
 * must have an option. True if stopped. The links of COVER are not changed. */
bool bit_cover_search(const struct sudoku_cover *cover, struct dancer *dancer);

#endif
