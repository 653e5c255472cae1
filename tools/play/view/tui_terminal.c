/* Separate from drawing, since <term.h> defines short names for all capabilities of terminals. */
#include "play/view/view.h"

#include <curses.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <term.h>

#include "cli/run/interrupt.h"
#include "play/view/tui_terminal.h"

/* What ncurses knows of the terminal; exit statuses of a process. */
enum knowledge { TERMINAL_USABLE, TERMINAL_UNKNOWN, TERMINAL_WITHOUT_CURSOR };

static enum knowledge terminal_knowledge(void)
{
    int found;
    if (setupterm(NULL, STDOUT_FILENO, &found) != OK)
        return TERMINAL_UNKNOWN;
    return cursor_address ? TERMINAL_USABLE : TERMINAL_WITHOUT_CURSOR;
}

/* Asks ncurses in a child process, since setupterm() of ncurses 6.4 dereferences its copy of the
 * name even if memory for it is missing; if the child crashes, newterm() decides. */
static enum knowledge find_knowledge(void)
{
    int status = 0;
    pid_t child = fork();
    if (child == 0)
        _exit((int)terminal_knowledge());
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    return WIFEXITED(status) ? (enum knowledge)WEXITSTATUS(status) : TERMINAL_USABLE;
}

bool tui_is_possible(struct message *message)
{
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return message_set(message, "--tui needs a terminal");
    switch (find_knowledge()) {
    case TERMINAL_UNKNOWN:
        return message_set(message, "this terminal is not known; TERM says which it is");
    case TERMINAL_WITHOUT_CURSOR:
        return message_set(message, "this terminal cannot move its cursor; TERM says which it is");
    default:
        return true;
    }
}

/* ------------------------------------------------------------------------- who has the terminal */

/* The original modes of the terminal, and the sequences that restore it. */
static struct termios before;
static char restoring[200];

static void add(const char *sequence)
{
    size_t used = strlen(restoring);
    if (sequence && used + strlen(sequence) < sizeof restoring)
        snprintf(restoring + used, sizeof restoring - used, "%s", sequence);
}

/* Does the part of endwin() that is allowed in a signal handler. */
static void restore(void)
{
    (void)!write(STDOUT_FILENO, restoring, strlen(restoring));
    tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

static volatile sig_atomic_t is_to_stop;

static void note_stop(int number)
{
    (void)number;
    is_to_stop = 1;
}

/* Leaves a signal ignored that was ignored at the start. */
static void set_stop(void (*handler)(int))
{
    struct sigaction now, action = {.sa_handler = handler};
    if (sigaction(SIGTSTP, NULL, &now) == 0 && now.sa_handler != SIG_IGN)
        sigaction(SIGTSTP, &action, NULL);
}

void tui_terminal_note(void)
{
    tcgetattr(STDIN_FILENO, &before);
    set_stop(note_stop);
}

bool tui_terminal_is_to_stop(void)
{
    return is_to_stop;
}

void tui_terminal_stop(void)
{
    is_to_stop = 0;
    set_stop(SIG_DFL);
    raise(SIGTSTP);
    set_stop(note_stop);
}

void tui_terminal_take(void)
{
    struct termios mode;
    if (tcgetattr(STDIN_FILENO, &mode) != 0)
        return;
    /* Ctrl-S and Ctrl-Q are ordinary keys; they do not stop output. */
    mode.c_iflag &= (tcflag_t)~IXON;
    tcsetattr(STDIN_FILENO, TCSANOW, &mode);
    def_prog_mode();
    /* Turn off the mouse and bracketed paste, then use the terminal's sequences for keys, cursor
     * and screen. */
    snprintf(restoring, sizeof restoring, "\033[?2004l\033[?1006;1000l");
    add(keypad_local);
    add(cursor_normal);
    add(exit_ca_mode);
    interrupt_before_end(restore);
}

void tui_terminal_give_back(void)
{
    interrupt_before_end(NULL);
    set_stop(SIG_DFL);
}
