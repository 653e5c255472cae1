/* How hard a puzzle is, and whether it has one solution, found out beside the game: hard puzzles
 * take longer than anybody waits for a picture. */
#ifndef PLAY_CONTROL_ASSESSOR_H
#define PLAY_CONTROL_ASSESSOR_H

#include "play/model/judge.h"

struct assessor;

struct assessment {
    enum sudoku_status status; /* as that of a judge */
    unsigned level, score;     /* 0: not known */
};

/* Starts a thread on the givens of GAME. NULL: there is none. */
struct assessor *assessor_start(const struct game *game);

/* Gives the answer once; false: it is not known yet. */
bool assessor_take(struct assessor *assessor, struct assessment *assessment);

/* Ends the thread. NULL is left alone. */
void assessor_stop(struct assessor *assessor);

#endif
