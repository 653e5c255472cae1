/* The state of the game as a reply. */
#ifndef WEB_GAME_STATE_H
#define WEB_GAME_STATE_H

#include "play/core/game.h"
#include "shim/message.h"

/* What JavaScript has of the save: of which board, and how many bytes. */
struct game_sent {
    unsigned board;
    size_t bytes;
};

/* Appends the state of GAME after a call with RESULT, and updates *SENT. */
void put_game(struct reply *out, const struct game *game, enum game_result result,
              struct game_sent *sent);

/* Appends the layout of SHAPE, as put_layout() does. */
void put_shape(struct reply *out, const struct shape *shape);

void put_course(struct reply *out, const struct game_course *course);

#endif
