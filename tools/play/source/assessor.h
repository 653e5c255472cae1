/* Computes the level of a puzzle and its number of solutions in a thread, since hard puzzles take
 * too long to rate before the board is shown. */
#ifndef PLAY_SOURCE_ASSESSOR_H
#define PLAY_SOURCE_ASSESSOR_H

#include "play/core/services.h"

/* One puzzle at a time; initially all 0. Owned by the caller, and used by one thread. */
struct assessor {
    struct assessment_job *job; /* NULL: no thread */
};

/* Returns the functions of ASSESSOR, which must outlive the game. */
struct game_assessor assessor_service(struct assessor *assessor);

/* Stops the thread, if there is one. */
void assessor_stop(struct assessor *assessor);

#endif
