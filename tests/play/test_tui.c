/* The program in a terminal, played by keys. */
#define _XOPEN_SOURCE 700 /* realpath() */
#include <signal.h>
#include <stdlib.h>

#include "play/terminal.h"
#include "support/check.h"

static void reads_exports(bool reads_pictures)
{
    static char text[100000];
    terminal_print("--export=text >board.txt", text, sizeof text);
    terminal_start("board.txt", NULL);
    terminal_wait_for("Solved!");
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
    terminal_print("--export=json board.txt 2>&1; test $? = 1", text, sizeof text);
    CHECK(strstr(text, "this is no save of a game") != NULL);
    if (!reads_pictures)
        return;
    terminal_print("--export=png >board.png", text, sizeof text);
    terminal_start("board.png", NULL);
    terminal_wait_for("Check the digits");
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
}

/* Rows and columns are numbered beside the board, and hints mark their place. */
static void hints_mark_their_place(void)
{
    terminal_start("--no-save", terminal_puzzle);
    /* The number of the first row, after the sequence that moves there. */
    terminal_wait_for("\033[4;22H1");
    terminal_press("h");
    terminal_wait_for("*");
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
}

/* What was chosen is kept for the next start. */
static void the_first_start_asks_for_a_level(void)
{
    static char text[100000];
    terminal_start(NULL, NULL);
    terminal_wait_for("Choose a level");
    terminal_press("\033OB\r");
    terminal_wait_for("Easy");
    terminal_press("t");
    terminal_wait_for("theme: dark");
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
    terminal_print("--list >/dev/null; cat $(find . -name settings); find . -name '*.game' -delete",
                   text, sizeof text);
    CHECK(strstr(text, "theme dark\nlevel 1\n") != NULL);
    terminal_start("--new", NULL);
    terminal_wait_for("Easy");
    terminal_press("t");
    terminal_wait_for("theme: high contrast");
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
    terminal_print("--list >/dev/null; find . -name '*.game' -delete", text, sizeof text);
}

static void a_game_is_played_to_its_end(bool reads_pictures)
{
    static char text[100000];
    terminal_start("--new", terminal_puzzle);
    terminal_wait_for("?  help");
    terminal_press("h");
    terminal_press("\033OH");
    terminal_enter_solution(0, 81);
    terminal_wait_for("Solved!");
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
    terminal_print("--export=json", text, sizeof text);
    CHECK(strstr(text, terminal_solution) != NULL);
    CHECK(strstr(text, "\"solved\":true") != NULL);
    CHECK(strstr(text, "\"hints\":1") != NULL);
    CHECK(strstr(text, "\"level\":\"Easy\"") != NULL);
    terminal_print("--statistics", text, sizeof text);
    CHECK(strstr(text, "Easy          1       1") != NULL);
    terminal_print("--export=svg", text, sizeof text);
    CHECK(strstr(text, "<svg") != NULL);
    reads_exports(reads_pictures);
}

static void killed_game_resumes_where_it_was(void)
{
    static char text[100000], before[100];
    terminal_start("--new", terminal_puzzle);
    terminal_wait_for("?  help");
    terminal_press("\033OH");
    terminal_enter_solution(0, 40);
    terminal_press("k");
    terminal_wait_for("No mistake");
    kill(terminal_player, SIGKILL);
    CHECK_EQ(terminal_end(), -1 - SIGKILL);
    snprintf(before, sizeof before, "\"board\":\"%.40s%s", terminal_solution, terminal_puzzle + 40);
    terminal_print("--export=json", text, sizeof text);
    CHECK(strstr(text, before) != NULL);
    terminal_start(NULL, NULL);
    terminal_wait_for("?  help");
    for (unsigned i = 0; i < 30; i++)
        terminal_press("u");
    terminal_wait_for("Nothing to undo");
    for (unsigned i = 0; i < 30; i++)
        terminal_press("r");
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
    terminal_print("--export=json", text, sizeof text);
    CHECK(strstr(text, before) != NULL);
}

static void rewrites_a_deleted_save(void)
{
    static char text[100000], board[100];
    terminal_start("--new", terminal_puzzle);
    terminal_wait_for("?  help");
    terminal_press("\033OH");
    terminal_enter_solution(0, 40);
    terminal_press("k");
    terminal_wait_for("No mistake");
    terminal_print("--list >/dev/null; find . -name '*.game' -delete", text, sizeof text);
    terminal_enter_solution(40, 41);
    terminal_wait_for("Another program changed or deleted the save");
    terminal_press("q");
    terminal_wait_for("another program changed or deleted the save; the game is in");
    CHECK_EQ(terminal_end(), 0);
    snprintf(board, sizeof board, "\"board\":\"%.41s%s", terminal_solution, terminal_puzzle + 41);
    terminal_print("--export=json", text, sizeof text);
    CHECK(strstr(text, board) != NULL);
}

/* The extension does not matter. */
static void a_save_is_recognized_by_its_content(void)
{
    static char text[100000];
    terminal_start("--new", terminal_puzzle);
    terminal_wait_for("?  help");
    terminal_press("\033OH");
    terminal_enter_solution(0, 9);
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
    terminal_print("--list >/dev/null; mv $(find . -name '*.game' | sort | tail -n 1) renamed.txt",
                   text, sizeof text);
    terminal_start("renamed.txt", NULL);
    terminal_wait_for("?  help");
    terminal_press("u");
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
    terminal_print("--export=json renamed.txt; rm renamed.txt", text, sizeof text);
    CHECK(strstr(text, "\"undo\"") != NULL);
}

/* The terminal pastes text between two markers; the program copies by a sequence with base64. */
static void puzzles_are_pasted_and_positions_copied(void)
{
    terminal_start("--no-save", "1...............");
    terminal_wait_for("not have exactly one solution");
    terminal_press("\033[200~");
    terminal_press(terminal_puzzle);
    terminal_press("\033[201~");
    terminal_wait_for("Easy");
    terminal_press("\033OH");
    terminal_enter_solution(0, 3);
    terminal_press("j");
    terminal_wait_for("]52;c;NTM0Ljc"); /* 534.7 */
    terminal_press("\033[200~what\033[201~");
    terminal_wait_for("No puzzle");
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
}

/* The bundled photo is not saved before Enter. */
static void corrects_a_photo_and_begins(const char *photo)
{
    static char text[100000], given[100];
    terminal_start(photo, NULL);
    terminal_wait_for("Check the digits");
    terminal_press("\t\r");
    terminal_wait_for("Easy");
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
    terminal_print("--export=json", text, sizeof text);
    snprintf(given, sizeof given, "\"puzzle\":\"%s\"", terminal_puzzle);
    CHECK(strstr(text, given) != NULL);
}

static void ends_on_a_signal(void)
{
    terminal_start("--no-save", terminal_puzzle);
    terminal_wait_for("?  help");
    kill(terminal_player, SIGINT);
    CHECK_EQ(terminal_end(), -1 - SIGINT);
}

/* Stopping and continuing works; Ctrl-S is an ordinary key before and after it. */
static void stop_and_flow_control_keys_are_harmless(void)
{
    static const char *const commands =
        "set -m; \"$0\" --tui --language=en --new \"$1\"; "
        "stty -a | grep -q ' ixon' && echo has stopped; read go; fg && "
        "stty -a | grep -q ' ixon'";
    terminal_start_shell(commands);
    terminal_wait_for("?  help");
    terminal_press("\x13k");
    terminal_wait_for("No mistake");
    terminal_press("\x1a");
    terminal_wait_for("has stopped");
    terminal_press("\n");
    terminal_wait_for("No mistake");
    terminal_press("\x13?");
    terminal_wait_for("undo");
    terminal_press("\033");
    terminal_press("q");
    CHECK_EQ(terminal_end(), 0);
}

/* SIGQUIT is for a program that hangs: it ends at once but restores the screen. */
static void restores_the_terminal_at_once(void)
{
    terminal_start_shell("set -m; ulimit -c 0; \"$0\" --tui --language=en --new \"$1\"; "
                         "stty -a | grep -q ' icanon.* echo '");
    terminal_wait_for("?  help");
    terminal_press("\x1c");
    terminal_wait_for("\033[?1049l");
    CHECK_EQ(terminal_end(), 0);
}

static void new_game_has_the_requested_level(void)
{
    terminal_start("--level=easy", "--seed=3");
    terminal_wait_for("Easy");
    terminal_press("n");
    terminal_press("?");
    terminal_wait_for("undo");
    terminal_press("?q");
    CHECK_EQ(terminal_end(), 0);
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/tui-test-XXXXXX";
    char *photo = argc > 2 ? realpath(argv[2], NULL) : NULL;
    if (!terminal_prepare(argc, argv, folder))
        return 1;
    the_first_start_asks_for_a_level();
    hints_mark_their_place();
    a_game_is_played_to_its_end(photo != NULL);
    killed_game_resumes_where_it_was();
    rewrites_a_deleted_save();
    a_save_is_recognized_by_its_content();
    puzzles_are_pasted_and_positions_copied();
    if (photo)
        corrects_a_photo_and_begins(photo);
    ends_on_a_signal();
    stop_and_flow_control_keys_are_harmless();
    restores_the_terminal_at_once();
    new_game_has_the_requested_level();
    free(photo);
    return terminal_finish(folder);
}
