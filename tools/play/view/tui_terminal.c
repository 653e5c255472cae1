/* Apart from what draws: <term.h> has short names for all that a terminal can do. */
#include "play/view/view.h"

#include <curses.h>
#include <unistd.h>

#include <term.h>

bool tui_is_possible(struct message *message)
{
    int found;
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return message_set(message, "--tui needs a terminal");
    if (setupterm(NULL, STDOUT_FILENO, &found) != OK)
        return message_set(message, "this terminal is not known; TERM says which it is");
    del_curterm(cur_term);
    return true;
}
