/* Which technique the player's last move is a step of: for those who practise one, and for those
 * who want to know what they found. */
#ifndef PLAY_MODEL_FINDING_H
#define PLAY_MODEL_FINDING_H

#include "play/model/judge.h"

enum finding_result {
    FINDING_STEP = 0,    /* a step of a technique, or a part of one */
    FINDING_NO_NAME = 1, /* right, but of no technique that was found in time */
    FINDING_WRONG = 2,   /* it goes against the solution */
    FINDING_NOTHING = 3  /* no move that places a digit or excludes a candidate, or nobody knows */
};

struct finding {
    enum finding_result result;
    size_t technique; /* with FINDING_STEP, its index */
};

/* Looks at the last move of GAME, on the board as it was before: whether technique WANTED (below 0:
 * none) allows it, and else which one does, the easiest first. Digits taken away and marks added
 * are no step; of a digit that is placed the marks that it tidies are not asked about. */
struct finding finding_of_last_move(struct judge *judge, const struct game *game, int wanted);

#endif
