/* The program in a terminal, played through by keys: a pseudo-terminal of the test's own. */
#define _XOPEN_SOURCE 700
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "support/check.h"

/* The terminal is an old one of 80 x 24 characters: what it gets is easy to read. */
enum { MAX_SEEN = 1 << 20, PATIENCE = 20 /* seconds */ };

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static const char *play;
static char seen[MAX_SEEN];
static size_t seen_length;
static int terminal = -1;
static pid_t player;

static void start(const char *first, const char *second)
{
    terminal = posix_openpt(O_RDWR | O_NOCTTY);
    CHECK(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0);
    const char *name = ptsname(terminal);
    seen_length = 0;
    player = fork();
    if (player == 0) {
        setsid();
        int side = open(name ? name : "", O_RDWR);
        for (int fd = 0; fd < 3; fd++)
            dup2(side, fd);
        close(terminal);
        execl(play, play, "--tui", "--language=en", first, second, (char *)NULL);
        _exit(127);
    }
}

/* Takes what the program shows until TEXT is in it. */
static bool wait_for(const char *text)
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

static void press(const char *keys)
{
    CHECK_EQ(write(terminal, keys, strlen(keys)), (long long)strlen(keys));
}

/* Gives the exit status, or -1 - the signal. */
static int end(void)
{
    int status = 0;
    char rest[4096];
    while (read(terminal, rest, sizeof rest) > 0)
        ;
    waitpid(player, &status, 0);
    close(terminal);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1 - WTERMSIG(status);
}

/* What the program prints with ARGUMENT. */
static void print(const char *argument, char *text, size_t size)
{
    char command[600];
    snprintf(command, sizeof command, "'%s' %s", play, argument);
    FILE *out = popen(command, "r");
    size_t length = out ? fread(text, 1, size - 1, out) : 0;
    text[length] = '\0';
    CHECK(out && pclose(out) == 0);
}

/* From the cell in the middle, where the cursor is, to the first, and through all. */
static void enter_solution(unsigned from, unsigned to)
{
    char key[2] = "";
    for (unsigned cell = from; cell < to; cell++) {
        if (puzzle[cell] == '.') {
            key[0] = solution[cell];
            press(key);
        }
        press("\033OC");
        if (cell % 9 == 8)
            press("\033OB");
    }
}

/* What a game is exported as is a puzzle again; a picture, where this build READS_PICTURES. */
static void exports_are_read_again(bool reads_pictures)
{
    static char text[100000];
    print("--export=text >board.txt", text, sizeof text);
    start("board.txt", NULL);
    wait_for("Solved!");
    press("q");
    CHECK_EQ(end(), 0);
    print("--export=json board.txt 2>&1; test $? = 1", text, sizeof text);
    CHECK(strstr(text, "this is no save of a game") != NULL);
    if (!reads_pictures)
        return;
    print("--export=png >board.png", text, sizeof text);
    start("board.png", NULL);
    wait_for("Check the digits");
    press("q");
    CHECK_EQ(end(), 0);
}

static void a_game_is_played_to_its_end(bool reads_pictures)
{
    static char text[100000];
    start("--new", puzzle);
    wait_for("?  help");
    press("h");
    press("\033OH");
    enter_solution(0, 81);
    wait_for("Solved!");
    press("q");
    CHECK_EQ(end(), 0);
    print("--export=json", text, sizeof text);
    CHECK(strstr(text, solution) != NULL);
    CHECK(strstr(text, "\"solved\":true") != NULL);
    CHECK(strstr(text, "\"hints\":1") != NULL);
    CHECK(strstr(text, "\"level\":\"Easy\"") != NULL);
    print("--statistics", text, sizeof text);
    CHECK(strstr(text, "Easy          1       1") != NULL);
    print("--export=svg", text, sizeof text);
    CHECK(strstr(text, "<svg") != NULL);
    exports_are_read_again(reads_pictures);
}

static void a_killed_game_goes_on_where_it_was(void)
{
    static char text[100000], before[100];
    start("--new", puzzle);
    wait_for("?  help");
    press("\033OH");
    enter_solution(0, 40);
    press("k");
    wait_for("No mistake");
    kill(player, SIGKILL);
    CHECK_EQ(end(), -1 - SIGKILL);
    snprintf(before, sizeof before, "\"board\":\"%.40s%s", solution, puzzle + 40);
    print("--export=json", text, sizeof text);
    CHECK(strstr(text, before) != NULL);
    start(NULL, NULL);
    wait_for("?  help");
    for (unsigned i = 0; i < 30; i++)
        press("u");
    wait_for("Nothing to undo");
    for (unsigned i = 0; i < 30; i++)
        press("r");
    press("q");
    CHECK_EQ(end(), 0);
    print("--export=json", text, sizeof text);
    CHECK(strstr(text, before) != NULL);
}

/* Pasted by the terminal between its two marks; copied by a sequence with base64. */
static void puzzles_are_pasted_and_positions_copied(void)
{
    start("--no-save", "1...............");
    wait_for("not just one solution");
    press("\033[200~");
    press(puzzle);
    press("\033[201~");
    wait_for("Easy");
    press("\033OH");
    enter_solution(0, 3);
    press("j");
    wait_for("]52;c;NTM0Ljc"); /* 534.7 */
    press("\033[200~what\033[201~");
    wait_for("No puzzle");
    press("q");
    CHECK_EQ(end(), 0);
}

/* The bundled photo: nothing is saved before Enter. */
static void a_photo_is_corrected_and_begun(const char *photo)
{
    static char text[100000], given[100];
    start(photo, NULL);
    wait_for("Check the digits");
    press("\t\r");
    wait_for("Easy");
    press("q");
    CHECK_EQ(end(), 0);
    print("--export=json", text, sizeof text);
    snprintf(given, sizeof given, "\"puzzle\":\"%s\"", puzzle);
    CHECK(strstr(text, given) != NULL);
}

static void a_signal_ends_it(void)
{
    start("--no-save", puzzle);
    wait_for("?  help");
    kill(player, SIGINT);
    CHECK_EQ(end(), -1 - SIGINT);
}

static void a_new_game_has_the_level_that_was_asked_for(void)
{
    start("--level=easy", "--seed=3");
    wait_for("Easy");
    press("n");
    press("?");
    wait_for("undo");
    press("?q");
    CHECK_EQ(end(), 0);
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/tui-test-XXXXXX", command[100];
    if (argc < 2 || !(play = realpath(argv[1], NULL)))
        return 1;
    const char *photo = argc > 2 ? realpath(argv[2], NULL) : NULL;
    if (!mkdtemp(folder) || chdir(folder) != 0)
        return 1;
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("TERM", "xterm", 1);
    setenv("COLUMNS", "80", 1);
    setenv("LINES", "24", 1);
    setenv("LC_ALL", "C", 1);
    a_game_is_played_to_its_end(photo != NULL);
    a_killed_game_goes_on_where_it_was();
    puzzles_are_pasted_and_positions_copied();
    if (photo)
        a_photo_is_corrected_and_begun(photo);
    a_signal_ends_it();
    a_new_game_has_the_level_that_was_asked_for();
    snprintf(command, sizeof command, "rm -r %s", folder);
    return system(command) == 0 ? check_result() : 1;
}
