/* The search for exact covers by dancing links.
 *
 * It restores every link at its end; after a stop, dance_unwind() does. */
#ifndef DLX_DANCE_H
#define DLX_DANCE_H

#include "dlx/dancer.h"
#include "dlx/exact_cover.h"

/* Chooses OPTION, linked and of two items or more, for every search until the next cover_link().
 * Returns false, and changes nothing, if an option chosen before excludes it. */
bool dance_commit(struct sudoku_cover *cover, uint32_t option);

/* Passes all exact covers of the remaining problem to FOUND. Returns SUDOKU_OK after the last,
 * otherwise the limiter's status. Requires cover_prepare(). */
enum sudoku_status dance(struct sudoku_cover *cover, struct limiter *limiter, dance_found *found,
                         void *user);

/* Restores the links as they were before dance(). Not needed before cover_link(). */
void dance_unwind(struct sudoku_cover *cover);

#endif
