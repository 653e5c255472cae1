/* Steps in requests and replies. */
#ifndef WEB_STEP_H
#define WEB_STEP_H

#include <sudoku/logic.h>

#include "shim/message.h"

/* Appends STEP and its words; CANDIDATES are those before it. */
void put_step(struct reply *out, const struct sudoku_layout *layout, const struct sudoku_step *step,
              const sudoku_digitset *candidates);

/* Takes a step, without words, or none. Returns false if there is none or the request failed. The
 * step is valid as long as the request and until the next call of this function. */
bool take_step(struct request *in, struct sudoku_step *step);

#endif
