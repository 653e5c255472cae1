/* Help from the solver. The commands ignore their argument. */
#ifndef PLAY_CONTROL_ASSIST_H
#define PLAY_CONTROL_ASSIST_H

#include "play/control/session.h"

/* Each call in a row reveals more: the place of the next step, its technique, the whole step; or
 * that there are mistakes, then where. */
void assist_hint(struct session *session, int argument);

/* Does the next step. */
void assist_do_step(struct session *session, int argument);

/* Shows which digits differ from the solution. */
void assist_check(struct session *session, int argument);

/* Names the technique of the player's last move. */
void assist_name(struct session *session, int argument);

/* Likewise while a technique is practised: after each move that may be a step. */
void assist_practice(struct session *session);

#endif
