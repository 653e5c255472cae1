/* Help by the engine: commands, whose argument is not looked at. */
#ifndef PLAY_CONTROL_ASSIST_H
#define PLAY_CONTROL_ASSIST_H

#include "play/control/session.h"

/* Each call in a row tells more: where the next step is, which technique, the step; of mistakes
 * that there are, and where. */
void assist_hint(struct session *session, int argument);

/* Does the next step. */
void assist_do_step(struct session *session, int argument);

/* Marks the digits that are not those of the solution. */
void assist_check(struct session *session, int argument);

/* Names the technique that the player's last move is a step of. */
void assist_name(struct session *session, int argument);

/* As assist_name(), where a technique is practised: after each move that may be a step. */
void assist_practice(struct session *session);

#endif
