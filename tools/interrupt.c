#include "interrupt.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t pending;

static void note(int signal)
{
    pending = signal;
}

void interrupt_catch(void)
{
    struct sigaction action = {.sa_handler = note, .sa_flags = (int)SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
}

bool interrupt_pending(void)
{
    return pending != 0;
}

void interrupt_end(int number)
{
    if (!number)
        number = pending;
    if (!number)
        return;
    signal(number, SIG_DFL);
    raise(number);
}
