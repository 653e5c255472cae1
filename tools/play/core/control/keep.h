/* The save of the game in progress: its text, which grows with each event, and its copy in the
 * program's saves. */
#ifndef PLAY_CORE_CONTROL_KEEP_H
#define PLAY_CORE_CONTROL_KEEP_H

#include "play/core/control/state.h"

/* Begins the text of the current game and, if WITH_SAVE, a save of it; tells the player if it could
 * not be written. */
void keep_begin(struct game *game, bool with_save);

/* Adds EVENT, for EVENT_MOVE the last move, and tells the player what became of the save. */
void keep_event(struct game *game, enum event event);

/* Adds the level of the record. */
void keep_level(struct game *game);

/* Closes the save after the time played; trouble is stored in GAME. */
void keep_end(struct game *game);

#endif
