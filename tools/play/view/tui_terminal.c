/* Apart from what draws: <term.h> has short names for all that a terminal can do. */
#include "play/view/view.h"

#include <curses.h>
#include <errno.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <term.h>

/* Whether ncurses has no description of the terminal. A child asks, since setupterm() of
 * ncurses 6.4 uses a copy of the name that it could not take; where the child cannot tell,
 * newterm() does. */
static bool is_unknown(void)
{
    int status = 0, found;
    pid_t child = fork();
    if (child == 0)
        _exit(setupterm(NULL, STDOUT_FILENO, &found) == OK ? 0 : 1);
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

bool tui_is_possible(struct message *message)
{
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return message_set(message, "--tui needs a terminal");
    return !is_unknown() ||
           message_set(message, "this terminal is not known; TERM says which it is");
}
