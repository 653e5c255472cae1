/* No game is lost however the program ends: signals at random moments of play, and closed
 * descriptors. Usage: test_play_tui_ends PROGRAM [--full]; --full runs 200 moments. */
#define _XOPEN_SOURCE 700 /* nanosleep() */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "play/play_helpers.h"
#include "play/terminal.h"

enum { MOMENTS = 12, MANY_MOMENTS = 200, SURE = 20 };

/* The first ones end the program as they end any other; the last two appear as write errors. */
static const int signals[] = {SIGKILL, SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGXFSZ};

static bool ends_it(int number)
{
    return number != SIGPIPE && number != SIGXFSZ;
}

static void rest_up_to(unsigned microseconds, uint64_t *state)
{
    const struct timespec time = {0, 1000L * draw_number(state, microseconds)};
    nanosleep(&time, NULL);
}

/* Checks that the first SURE cells of the last game are as entered, and no cell is wrong. */
static void expect_game_kept(void)
{
    static char text[100000];
    terminal_print("--export=json", text, sizeof text);
    const char *board = strstr(text, "\"board\":\"");
    CHECK(board != NULL);
    for (unsigned i = 0; board && i < 81; i++) {
        char found = board[9 + i];
        CHECK(found == terminal_solution[i] || (i >= SURE && found == terminal_puzzle[i]));
    }
}

/* The answer to the check proves that all earlier keys were handled. */
static void stop_in_play(int number, uint64_t *state)
{
    terminal_start("--new", terminal_puzzle);
    terminal_wait_for("?  help");
    terminal_press("\033OH");
    terminal_enter_solution(0, SURE);
    terminal_press("k");
    terminal_wait_for("No mistake");
    terminal_enter_solution(SURE, 81);
    rest_up_to(8000, state);
    kill(terminal_player, number);
    if (!ends_it(number)) {
        terminal_wait_for("Solved!");
        terminal_press("q");
    }
    CHECK_EQ(terminal_end(), ends_it(number) ? -1 - number : 0);
    expect_game_kept();
}

static void signals_at_any_time_lose_nothing(unsigned moments)
{
    uint64_t state = 3;
    for (unsigned i = 0; i < moments; i++)
        stop_in_play(signals[i % (sizeof signals / sizeof signals[0])], &state);
    CHECK(system("test -z \"$(find . -name '*damaged*')\"") == 0);
}

static void closed_descriptors_are_harmless(void)
{
    static const char *const closed[] = {"<&-", ">&-", "2>&-", "<&- >&- 2>&-"};
    static const char *const asked[] = {"--list", "--statistics", "--export=json", "--tui"};
    char command[700];
    for (unsigned i = 0; i < 16; i++) {
        /* Failed output is an error, and a game needs a terminal. */
        bool fails = i / 4 == 3 || i % 2 == 1;
        snprintf(command, sizeof command, "'%s' %s </dev/null >out 2>err %s", terminal_program,
                 asked[i / 4], closed[i % 4]);
        int status = system(command);
        CHECK_EQ(WIFEXITED(status) ? WEXITSTATUS(status) : -1, fails);
    }
    expect_game_kept();
}

/* Output for a save with a changed line, or of a later version, is marked as incomplete for both
 * people and scripts. The longest save has seven lines, whenever the others ended. */
static void output_marks_damaged_saves(void)
{
    static const struct {
        const char *damage, *question, *says;
    } cases[] = {
        {"7s/^/9/", "--list", "is damaged at line 7"},
        {"7s/^/9/", "--list", "hints.damaged$"},
        {"7s/^/9/", "--list 2>err", "\tdamaged$"},
        {"7s/^/9/", "--statistics", "is damaged at line 7"},
        {"7s/^/9/", "--export=json", "is damaged at line 7"},
        {"7s/^/9/", "--export=text", "is damaged at line 7"},
        {"1s/ 1 / 2 /", "--export=json", "was written by a later version"},
        {"1s/ 1 / 2 /", "--list", "was written by a later version"},
        {"1s/ 1 / 2 /", "--statistics", "was written by a later version"},
        {"3s/g/G/", "--statistics", ":3: this is no save of a game"},
    };
    char command[900];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        snprintf(command, sizeof command,
                 "rm -rf broken; mkdir -p broken/sudoku-play; "
                 "save=$(grep -c '' $(find . -name '*.game') /dev/null | sort -t : -n -k 2 | "
                 "tail -n 1 | cut -d : -f 1); "
                 "sed '%s' \"$save\" >broken/sudoku-play/a.game; "
                 "XDG_DATA_HOME=$PWD/broken '%s' >out 2>&1 %s",
                 cases[i].damage, terminal_program, cases[i].question);
        int status = system(command);
        CHECK_EQ(WIFEXITED(status) ? WEXITSTATUS(status) : -1, 1);
        snprintf(command, sizeof command, "grep -q '%s' out", cases[i].says);
        CHECK_EQ(system(command), 0);
    }
    CHECK_EQ(system("rm -r broken"), 0);
}

/* A game begins only once it can be shown. */
static void does_not_save_a_game_never_shown(void)
{
    static const char *const views[] = {"--tui </dev/null", "--tui >/dev/null",
                                        "SDL_VIDEODRIVER=none TERM=no-such"};
    static const char *const games[] = {"--new", "puzzle.txt"};
    char command[700];
    CHECK(system("echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5"
                 "....8..79 >puzzle.txt; mkdir -p none") == 0);
    for (unsigned i = 0; i < 6; i++) {
        const char *view = views[i / 2];
        bool is_option = view[0] == '-';
        snprintf(command, sizeof command, "XDG_DATA_HOME=$PWD/none %s '%s' %s %s 2>err",
                 is_option ? "" : view, terminal_program, games[i % 2], is_option ? view : "");
        int status = system(command);
        CHECK_EQ(WIFEXITED(status) ? WEXITSTATUS(status) : -1, 1);
        CHECK(system("test -s err && test -z \"$(find none -name '*.game')\"") == 0);
    }
}

/* If the file of a game cannot be created, as on a full disk, the program reports it at the end
 * too. */
static void reports_a_game_without_a_file(void)
{
    char *data = strdup(getenv("XDG_DATA_HOME"));
    setenv("XDG_DATA_HOME", "/dev/null/data", 1);
    terminal_start(terminal_puzzle, NULL);
    terminal_wait_for("Not saved");
    terminal_press("q");
    terminal_wait_for("the game was not saved to its end: Not a directory");
    CHECK_EQ(terminal_end(), 1);
    setenv("XDG_DATA_HOME", data, 1);
    free(data);
}

/* Starts the program in a terminal of KIND, which it refuses with MESSAGE. */
static void expect_refused_terminal(const char *kind, const char *message, const char *folder)
{
    char unused[100];
    snprintf(unused, sizeof unused, "%s/unused", folder);
    setenv("TERM", kind, 1);
    setenv("XDG_DATA_HOME", unused, 1);
    terminal_start(terminal_puzzle, NULL);
    terminal_wait_for(message);
    CHECK_EQ(terminal_end(), 1);
    CHECK(access(unused, F_OK) != 0);
}

/* The terminal exists but has no description, or shows lines one below the other. */
static void does_not_save_a_game_in_a_terminal_that_cannot_show_it(const char *folder)
{
    expect_refused_terminal("no-such", "this terminal is not known", folder);
    expect_refused_terminal("dumb", "this terminal cannot move its cursor", folder);
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/tui-ends-XXXXXX";
    bool is_full = argc > 2 && strcmp(argv[2], "--full") == 0;
    if (!terminal_prepare(argc, argv, folder))
        return 1;
    signals_at_any_time_lose_nothing(is_full ? MANY_MOMENTS : MOMENTS);
    closed_descriptors_are_harmless();
    output_marks_damaged_saves();
    does_not_save_a_game_never_shown();
    reports_a_game_without_a_file();
    does_not_save_a_game_in_a_terminal_that_cannot_show_it(folder);
    return terminal_finish(folder);
}
