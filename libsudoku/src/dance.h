/* The search for exact covers by dancing links.
 *
 * Takes a linked problem, gives its exact covers to a function, never fails; afterwards, also when
 * it was stopped, every link is as it was. */
#ifndef DANCE_H
#define DANCE_H

#include "cover.h"
#include "meter.h"

/* Receives an exact cover: the options that the search chose, in their order. True: stop, with the
 * reason in the meter's status. */
typedef bool dance_found(void *user, const size_t *options, size_t count);

/* Chooses OPTION, a linked one with primary items only, for every search until the next
 * cover_link(). False, with nothing changed: an option that was chosen before excludes it. */
bool dance_commit(struct sudoku_cover *cover, uint32_t option);

/* Hands all exact covers of what is left to FOUND. SUDOKU_OK: it saw them all; else the meter's
 * status. cover_prepare() must have made room. */
enum sudoku_status dance(struct sudoku_cover *cover, struct meter *meter, dance_found *found,
                         void *user);

#endif
