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

/* Returns SUDOKU_OK if the path of LOGIC from POSITION has a step of TECHNIQUE, an index;
 * SUDOKU_NOT_FOUND if it has none, or why the path ended early. */
enum sudoku_status step_path_uses(struct sudoku_logic *logic,
                                  const struct sudoku_logic_position *position, size_t technique);

#endif
