/* The technique of the player's last move, for practice and for curiosity. */
#ifndef PLAY_CORE_MODEL_FINDING_H
#define PLAY_CORE_MODEL_FINDING_H

#include "play/core/model/judge.h"
#include "play/core/services.h"

enum finding_result {
    FINDING_STEP = 0,    /* a step of a technique, or a part of one */
    FINDING_NO_NAME = 1, /* right, but no technique was found in time */
    FINDING_WRONG = 2,   /* contradicts the solution */
    FINDING_NOTHING = 3  /* no placement or elimination, or unknown */
};

struct finding {
    enum finding_result result;
    size_t technique; /* with FINDING_STEP, its index */
};

/* Returns the technique of the last move of BOARD: WANTED (below 0: none) if the move is a step of
 * it, else the easiest. Erased digits and added candidates are no step; eliminations that tidy up
 * after a placement are ignored. The search ends after the time limit of JUDGE by CLOCK, which
 * may be NULL. */
struct finding finding_of_last_move(struct judge *judge, const struct board *board, int wanted,
                                    const struct game_clock *clock);

#endif
