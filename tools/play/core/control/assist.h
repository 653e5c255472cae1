/* Help from the solver. The commands ignore their argument. */
#ifndef PLAY_CORE_CONTROL_ASSIST_H
#define PLAY_CORE_CONTROL_ASSIST_H

#include "play/core/control/state.h"

/* Each call in a row reveals more: the place of the next step, its technique, the whole step; or
 * that there are mistakes, then where. */
void assist_hint(struct game *game, int argument);

/* Does the next step. */
void assist_do_step(struct game *game, int argument);

/* Shows which digits differ from the solution. */
void assist_check(struct game *game, int argument);

/* Names the technique of the player's last move. */
void assist_name(struct game *game, int argument);

/* Likewise while a technique is practised: after each move that may be a step. */
void assist_practice(struct game *game);

#endif
