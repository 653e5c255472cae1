/* A puzzle off a picture on its way to a game: the digits are corrected over the picture, what is
 * written by hand is taken as entries or left out, and the game begins. All of it while
 * session.draft is not NULL. The last argument of commands is not looked at. */
#ifndef PLAY_CONTROL_IMPORT_H
#define PLAY_CONTROL_IMPORT_H

#include "play/control/session.h"

/* Enters DIGIT as printed; where it stands there it is confirmed. */
void import_digit(struct session *session, unsigned digit);

/* The cells selected are no longer doubtful. */
void import_confirm(struct session *session, int argument);

/* To the next doubtful cell. */
void import_next_doubt(struct session *session, int argument);

/* Takes what is written by hand as entries, or leaves it out. */
void import_turn_hand(struct session *session, int argument);

/* Makes what is printed in the cells selected written by hand, or the other way round. */
void import_turn_writing(struct session *session, int argument);

/* Begins the game; while a camera looks, it shows what was read so far. Where the puzzle has not
 * just one solution a message says so, and the second call in a row begins it all the same. */
void import_accept(struct session *session, int argument);

#endif
