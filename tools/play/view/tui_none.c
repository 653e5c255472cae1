/* Builds without ncurses. */
#include "play/view/view.h"

bool tui_is_built(void)
{
    return false;
}

bool tui_is_possible(struct message *message)
{
    return message_set(message, "this build has no game in the terminal");
}

bool tui_play(struct game *game, struct timing *timing, struct message *message)
{
    (void)game;
    (void)timing;
    return tui_is_possible(message);
}
