/* Builds without a window. */
#include "play/view/view.h"

bool window_is_built(void)
{
    return false;
}

bool window_is_possible(struct message *message)
{
    return message_set(message, "this build has no window; --tui plays in the terminal");
}

bool window_play(struct game *game, struct timing *timing, struct message *message)
{
    (void)game;
    (void)timing;
    return window_is_possible(message);
}
