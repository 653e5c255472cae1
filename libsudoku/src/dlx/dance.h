/* The search for exact covers by dancing links.
 *
 * It leaves every link as it was; where it was stopped, dance_unwind() does. */
#ifndef DLX_DANCE_H
#define DLX_DANCE_H

#include "dlx/dancer.h"
#include "dlx/exact_cover.h"

/* Chooses OPTION, a linked one with two items or more, for every search until the next
 * cover_link(). False, with nothing changed: an option that was chosen before excludes it. */
bool dance_commit(struct sudoku_cover *cover, uint32_t option);

/* Hands all exact covers of what is left to FOUND. SUDOKU_OK: it saw them all; else the limiter's
 * status. cover_prepare() must have made room. */
enum sudoku_status dance(struct sudoku_cover *cover, struct limiter *limiter, dance_found *found,
                         void *user);

/* Brings the links back to where dance() began. Not needed before cover_link(). */
void dance_unwind(struct sudoku_cover *cover);

#endif
