/* The memory of trials, which the generator keeps from one job to the next. */
#ifndef CRITERIA_TRIAL_ROOM_H
#define CRITERIA_TRIAL_ROOM_H

#include "generate/criteria/assessor.h"

/* Maximum number of candidates made at a time. */
enum { TRIALS_ROOM = 32 };

struct trials {
    struct assessor assessor;
    uint8_t *puzzles;   /* TRIALS_ROOM boards; NULL before first use */
    uint8_t *solutions; /* the same */
    int8_t statuses[TRIALS_ROOM];
};

/* Allocates the boards of TRIALS, of CELLS cells, unless they are there; false if memory is short.
 */
bool trials_make_room(struct trials *trials, const struct sudoku_allocator *allocator,
                      unsigned cells);

/* Frees the memory of TRIALS. */
void trials_close(struct trials *trials, const struct sudoku_allocator *allocator);

#endif
