/* Computes the level of a puzzle and its number of solutions in a thread, since hard puzzles take
 * too long to rate before the board is shown. */
#ifndef PLAY_CONTROL_ASSESSOR_H
#define PLAY_CONTROL_ASSESSOR_H

#include "play/model/judge.h"

struct assessor;

struct assessment {
    enum sudoku_status status; /* as a judge returns it */
    unsigned level, score;     /* 0: unknown */
};

/* Starts a thread on the givens of GAME. Returns NULL if that fails. */
struct assessor *assessor_start(const struct game *game);

/* Moves the answer to *ASSESSMENT, once. Returns false if it is not known yet. */
bool assessor_take(struct assessor *assessor, struct assessment *assessment);

/* Stops the thread. ASSESSOR may be NULL. */
void assessor_stop(struct assessor *assessor);

#endif
