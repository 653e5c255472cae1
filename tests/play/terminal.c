#define _XOPEN_SOURCE 700
#include "play/terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "support/check.h"

/* The emulated terminal is a simple one of 80 x 24 characters, whose output is easy to parse. */
enum { MAX_SEEN = 1 << 20, PATIENCE = 120 /* seconds */ };

const char terminal_puzzle[82] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const char terminal_solution[82] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const char *terminal_program;
static char seen[MAX_SEEN];
static size_t seen_length;
static int terminal = -1;
pid_t terminal_player;

/* Opens the terminal for a child process. Returns true in the child. */
static bool begin(void)
{
    terminal = posix_openpt(O_RDWR | O_NOCTTY);
    CHECK(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0);
    const char *name = ptsname(terminal);
    seen_length = 0;
    terminal_player = fork();
    if (terminal_player != 0)
        return false;
    setsid();
    /* The parent may have had these ignored. */
    signal(SIGHUP, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    signal(SIGQUIT, SIG_DFL);
    signal(SIGTSTP, SIG_DFL);
    int side = open(name ? name : "", O_RDWR);
    for (int fd = 0; fd < 3; fd++)
        dup2(side, fd);
    close(terminal);
    return true;
}

void terminal_start(const char *first, const char *second)
{
    if (begin()) {
        execl(terminal_program, terminal_program, "--tui", "--language=en", first, second,
              (char *)NULL);
        _exit(127);
    }
}

void terminal_start_shell(const char *commands)
{
    if (begin()) {
        execl("/bin/sh", "sh", "-c", commands, terminal_program, terminal_puzzle, (char *)NULL);
        _exit(127);
    }
}

bool terminal_wait_for(const char *text)
{
    struct pollfd waiting = {terminal, POLLIN, 0};
    time_t end = time(NULL) + PATIENCE;
    size_t from = seen_length > 4000 ? seen_length - 4000 : 0;
    while (!strstr(seen + from, text)) {
        if (time(NULL) > end || seen_length + 4096 > MAX_SEEN)
            break;
        if (poll(&waiting, 1, 1000) == 0)
            continue;
        ssize_t count = read(terminal, seen + seen_length, 4096);
        if (count <= 0)
            break;
        seen_length += (size_t)count;
        seen[seen_length] = '\0';
    }
    bool is_there = strstr(seen + from, text) != NULL;
    if (!is_there)
        fprintf(stderr, "waited in vain for %s\n", text);
    CHECK(is_there);
    seen_length = 0;
    seen[0] = '\0';
    return is_there;
}

void terminal_press(const char *keys)
{
    CHECK_EQ(write(terminal, keys, strlen(keys)), (long long)strlen(keys));
}

int terminal_end(void)
{
    int status = 0;
    char rest[4096];
    while (read(terminal, rest, sizeof rest) > 0)
        ;
    waitpid(terminal_player, &status, 0);
    close(terminal);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1 - WTERMSIG(status);
}

void terminal_print(const char *argument, char *text, size_t size)
{
    char command[600];
    snprintf(command, sizeof command, "'%s' %s", terminal_program, argument);
    FILE *out = popen(command, "r");
    size_t length = out ? fread(text, 1, size - 1, out) : 0;
    text[length] = '\0';
    CHECK(out && pclose(out) == 0);
}

/* Moves from the cursor in the middle to the first cell, then through all cells. */
void terminal_enter_solution(unsigned from, unsigned to)
{
    char key[2] = "";
    for (unsigned cell = from; cell < to; cell++) {
        if (terminal_puzzle[cell] == '.') {
            key[0] = terminal_solution[cell];
            terminal_press(key);
        }
        terminal_press("\033OC");
        if (cell % 9 == 8)
            terminal_press("\033OB");
    }
}

bool terminal_prepare(int argc, char **argv, char *folder)
{
    terminal_program = argc > 1 ? realpath(argv[1], NULL) : NULL;
    if (!terminal_program || !mkdtemp(folder) || chdir(folder) != 0)
        return false;
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("TERM", "xterm", 1);
    setenv("COLUMNS", "80", 1);
    setenv("LINES", "24", 1);
    setenv("LC_ALL", "C", 1);
    return true;
}

int terminal_finish(const char *folder)
{
    char command[100];
    snprintf(command, sizeof command, "rm -r %s", folder);
    return system(command) == 0 ? check_result() : 1;
}
