/* A game played by keys only, without a view. */
#define _XOPEN_SOURCE 700 /* strdup() */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "play/control/clipboard.h"
#include "play/control/look.h"
#include "play/session_helpers.h"

/* Time limit for hints on slow machines, in seconds. */
static const double patience = 60;

static void arrows_go_around_the_edges(void)
{
    struct session session;
    begin(&session, &unkept);
    CHECK_EQ(session.cursor, 40);
    command_key(&session, KEY_CODE_HOME);
    command_key(&session, KEY_CODE_UP);
    CHECK_EQ(session.cursor, 72);
    command_key(&session, KEY_CODE_LEFT);
    CHECK_EQ(session.cursor, 80);
    command_key(&session, KEY_CODE_DOWN);
    CHECK_EQ(session.cursor, 8);
    command_key(&session, KEY_CODE_SHIFT + KEY_CODE_RIGHT);
    CHECK(session.is_selected[8] && session.is_selected[0]);
    session_close(&session);
}

static void digits_are_entered_in_the_current_mode(void)
{
    struct session session;
    struct look look;
    begin(&session, &unkept);
    session_select(&session, 2, false);
    press(&session, "x1c2v3z");
    look_at(&session, 2, &look);
    CHECK_EQ(look.corner, 1);
    CHECK_EQ(look.center, 2);
    CHECK_EQ(look.color, 3);
    press(&session, "5");
    look_at(&session, 2, &look);
    CHECK_EQ(look.digit, 5);
    CHECK(look.flags & LOOK_WRONG);
    look_at(&session, 0, &look);
    CHECK((look.flags & (LOOK_WRONG | LOOK_GIVEN)) == (LOOK_WRONG | LOOK_GIVEN));
    press(&session, "w");
    look_at(&session, 2, &look);
    CHECK(!(look.flags & LOOK_WRONG));
    press(&session, "k");
    CHECK_TEXT(session.message, "Mistakes: 1");
    look_at(&session, 2, &look);
    CHECK(look.flags & LOOK_WRONG);
    press(&session, "u");
    look_at(&session, 2, &look);
    CHECK_EQ(look.digit, 0);
    session_close(&session);
}

static void hints_reveal_more_with_each_press(void)
{
    struct session session;
    struct look look;
    unsigned drawn = 0;
    begin(&session, &unkept);
    press(&session, "h");
    CHECK(session.message[0] && !strstr(session.message, "Single"));
    press(&session, "h");
    CHECK(strstr(session.message, "Single") && !strstr(session.message, " is "));
    for (unsigned cell = 0; cell < 81; cell++) {
        look_at(&session, cell, &look);
        drawn += look.placed != 0;
    }
    CHECK_EQ(drawn, 0);
    press(&session, "h");
    CHECK(strstr(session.message, " is ") != NULL);
    for (unsigned cell = 0; cell < 81; cell++) {
        look_at(&session, cell, &look);
        drawn += look.placed != 0;
    }
    CHECK_EQ(drawn, 1);
    CHECK_EQ(session.record.hints, 1);
    press(&session, "d");
    CHECK_EQ(game_open(session.record.game), 50);
    for (unsigned i = 0; i < 50; i++)
        press(&session, "d");
    CHECK_TEXT(session.message, "Solved!");
    CHECK(!session.watch.runs);
    session_close(&session);
}

static void hints_use_the_language_of_the_game(void)
{
    static const char *const words[LANGUAGE_COUNT][3] = {
        {"Look at row 1", "Full House: Look at row 1",
         "Full House: r1c5 is the last empty cell of row 1, so r1c5 is 5"},
        {"Sieh nach: Zeile 1", "Letzte Zelle: Zeile 1", "Letzte Zelle: Zeile 1: r1c5=5"},
        {"Regardez : ligne 1", "Dernière case: ligne 1", "Dernière case: ligne 1: r1c5=5"},
        {"Mire: fila 1", "Última casilla: fila 1", "Última casilla: fila 1: r1c5=5"},
    };
    for (unsigned language = 0; language < LANGUAGE_COUNT; language++) {
        const struct session_settings settings = {.language = (enum language)language};
        struct session session;
        begin_puzzle(&session, &settings, 9, "1234.6789");
        for (unsigned level = 0; level < 3; level++) {
            press(&session, "h");
            CHECK_TEXT(session.message, words[language][level]);
        }
        session_close(&session);
    }
}

/* The eliminations of a chain, in the notation used in all languages. */
static void chains_are_shown_in_every_language(void)
{
    static const char puzzle[] =
        ".9......6..83.....3.2....4.......68...7.2.....61..72.....68.7.....4..8..5.....3.1";
    const struct session_settings settings = {.language = LANGUAGE_FRENCH};
    struct session session;
    unsigned chains = 0, exclusions = 0;
    begin_puzzle(&session, &settings, 9, puzzle);
    session.judge = judge_create(session.record.game, patience);
    for (unsigned i = 0; i < 200 && !session.record.is_solved; i++) {
        press(&session, "hhh");
        chains += strstr(session.message, "Boucle discontinue: ") && strstr(session.message, ")=r");
        exclusions += strstr(session.message, "<>") != NULL;
        press(&session, "d");
    }
    CHECK(session.record.is_solved);
    CHECK(chains > 0 && exclusions > chains);
    session_close(&session);
}

/* Three dots mark the cut. */
static void truncates_long_hints(void)
{
    static const char hard[] =
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
    struct session session;
    begin_puzzle(&session, &unkept, 9, hard);
    session.judge = judge_create(session.record.game, patience);
    press(&session, "hhh");
    size_t length = strlen(session.message);
    CHECK_EQ(length, sizeof session.message - 1);
    CHECK_TEXT(session.message + length - 3, "...");
    session_close(&session);
}

/* With the symbols of the board: 10 is A. */
static void hints_use_the_symbols_of_the_board(void)
{
    struct session session;
    struct shape shape = shape_of_side(16);
    struct message message;
    uint8_t givens[256];
    for (unsigned cell = 0; cell < 256; cell++)
        givens[cell] = (uint8_t)((cell % 16 + cell / 16 % 4 * 4 + cell / 64) % 16 + 1);
    givens[9] = 0;
    session_open(&session, &unkept, NULL);
    CHECK(session_begin(&session, &shape, givens, &message));
    press(&session, "hhh");
    CHECK(strstr(session.message, "r1c10 is A") != NULL);
    session_close(&session);
}

struct pocket {
    char text[200];
};

static bool put_into(void *user, const char *text)
{
    struct pocket *pocket = user;
    snprintf(pocket->text, sizeof pocket->text, "%s", text);
    return true;
}

static char *get_from(void *user)
{
    const struct pocket *pocket = user;
    return strdup(pocket->text);
}

static void positions_are_copied_and_puzzles_pasted(void)
{
    struct pocket pocket = {"not a puzzle"};
    const struct clipboard clipboard = {put_into, get_from, &pocket};
    struct session session;
    begin(&session, &unkept);
    command_key(&session, KEY_CODE_CONTROL + 'c');
    CHECK_TEXT(session.message, "There is no clipboard here");
    session.clipboard = clipboard;
    command_key(&session, KEY_CODE_CONTROL + 'v');
    CHECK(strstr(session.message, "No puzzle") != NULL);
    session_select(&session, 2, false);
    press(&session, "4");
    command_key(&session, KEY_CODE_CONTROL + 'c');
    CHECK(strncmp(pocket.text, "534.7", 5) == 0);
    CHECK_EQ(strlen(pocket.text), 81);
    command_key(&session, KEY_CODE_CONTROL + 'v');
    CHECK_EQ(session.record.game->givens[2], 4);
    CHECK(session.clipboard.put == put_into);
    session_close(&session);
}

static void cells_of_a_diagonal_are_shaded(void)
{
    struct shape shape = shape_of_side(4);
    const uint8_t givens[16] = {1};
    struct session session;
    struct message message;
    struct look look;
    shape.variants = SUDOKU_VARIANT_DIAGONAL;
    session_open(&session, &unkept, NULL);
    CHECK(session_begin(&session, &shape, givens, &message));
    for (unsigned cell = 0; cell < 16; cell++) {
        look_at(&session, cell, &look);
        CHECK_EQ((look.flags & LOOK_SHADED) != 0, cell % 5 == 0 || cell % 3 == 0);
    }
    session_close(&session);
}

static void a_pause_hides_the_board_and_stops_the_clock(void)
{
    struct session session;
    struct look look;
    begin(&session, &unkept);
    press(&session, "p");
    double time = session_time(&session);
    look_at(&session, 0, &look);
    CHECK_EQ(look.digit, 0);
    press(&session, "5fdh");
    CHECK_EQ(history_count(&session.record.game->history), 0);
    CHECK(session_time(&session) == time);
    press(&session, "p");
    look_at(&session, 0, &look);
    CHECK_EQ(look.digit, 5);
    session_close(&session);
}

/* Begins a game of the puzzle TEXT, as from the clipboard. */
static void paste(struct session *session, const char *text)
{
    session_open(session, &unkept, NULL);
    clipboard_take(session, text);
    CHECK(session->record.game != NULL);
}

static void imports_candidates_of_a_text(void)
{
    struct session session;
    paste(&session, "12 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 124 1\n");
    const struct game *game = session.record.game;
    CHECK_EQ(game_digit(game, 0), 0);
    CHECK_EQ(game->layers[LAYER_CENTER][0], 1); /* since r1c2 is 2 */
    CHECK_EQ(game->givens[1], 2);
    CHECK_EQ(game->layers[LAYER_CENTER][14], 2);
    session_close(&session);
    /* If a text has both givens and candidates, a cell with one candidate is not solved yet. */
    paste(&session, "{\"puzzle\":\"1...............\",\"candidates\":[[1],[2],[3,4],[3,4],[2,3,4],"
                    "[2,3],[1,2],[1,2],[2,3],[1,2],[3],[4],[4],[4],[2,3,4],[2,3]]}\n");
    game = session.record.game;
    CHECK_EQ(game->givens[0], 1);
    CHECK_EQ(game_digit(game, 1), 0);
    CHECK_EQ(game->layers[LAYER_CENTER][1], 2);
    CHECK_EQ(game->layers[LAYER_CENTER][2], 12);
    session_close(&session);
}

static void imports_placed_digits_as_entries(void)
{
    struct session session;
    paste(&session,
          ":0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419.."
          "5....8..79:811::\n");
    const struct game *game = session.record.game;
    CHECK_EQ(game->givens[1], 3);
    CHECK_EQ(game->givens[2], 0);
    CHECK_EQ(game_digit(game, 2), 4);
    CHECK_EQ(game->layers[LAYER_CENTER][3] >> 7 & 1, 0);
    session_close(&session);
}

/* The player must not learn only at the end that a game was never saved. */
static void every_move_without_a_file_warns(void)
{
    const struct session_settings kept = {.language = LANGUAGE_ENGLISH, .is_kept = true};
    struct session session;
    setenv("XDG_DATA_HOME", "/dev/null/data", 1);
    begin(&session, &kept);
    CHECK(strstr(session.message, "Not saved: /dev/null/data/sudoku-play: ") != NULL);
    session_select(&session, 2, false);
    for (const char *key = "4ur"; *key; key++) {
        command_key(&session, *key);
        CHECK_TEXT(session.message, "Not saved: Not a directory");
    }
    CHECK(!session_close(&session));
    CHECK_EQ(errno, ENOTDIR);
    unsetenv("XDG_DATA_HOME");
    begin(&session, &unkept);
    press(&session, "4");
    CHECK(!strstr(session.message, "Not saved"));
    CHECK(session_close(&session));
}

/* As soon as there is room, the game is saved with all its moves, and a message says so. */
static void saves_a_game_once_there_is_room(void)
{
    const struct session_settings kept = {.language = LANGUAGE_ENGLISH, .is_kept = true};
    char folder[] = "/tmp/session-test-XXXXXX", path[100];
    struct session session;
    CHECK(mkdtemp(folder) != NULL);
    setenv("XDG_DATA_HOME", "/dev/null/data", 1);
    begin(&session, &kept);
    press(&session, "4");
    CHECK(strstr(session.message, "Not saved") != NULL);
    setenv("XDG_DATA_HOME", folder, 1);
    session_select(&session, 2, false);
    press(&session, "4");
    CHECK_TEXT(session.message, "Saved again, with all moves");
    press(&session, "u");
    CHECK_TEXT(session.message, "");
    CHECK(session_close(&session));
    session_open(&session, &kept, NULL);
    CHECK(session_resume_any(&session, false));
    CHECK_EQ(history_count(&session.record.game->history), 2);
    CHECK(session_close(&session));
    snprintf(path, sizeof path, "rm -r %s", folder);
    CHECK_EQ(system(path), 0);
    unsetenv("XDG_DATA_HOME");
}

static const struct session_settings saved = {.language = LANGUAGE_ENGLISH, .is_kept = true};

/* Creates FOLDER as the parent of the folder of saves. */
static void make_data_folder(char *folder)
{
    CHECK(mkdtemp(folder) != NULL);
    setenv("XDG_DATA_HOME", folder, 1);
}

static void remove_data_folder(const char *folder)
{
    char command[100];
    snprintf(command, sizeof command, "rm -r %s", folder);
    CHECK_EQ(system(command), 0);
    unsetenv("XDG_DATA_HOME");
}

static void reports_a_save_changed_by_another_program(void)
{
    char folder[] = "/tmp/session-test-XXXXXX", path[PATH_MAX];
    struct session session;
    make_data_folder(folder);
    begin(&session, &saved);
    snprintf(path, sizeof path, "%s", journal_path(session.journal));
    CHECK_EQ(unlink(path), 0);
    session_select(&session, 2, false);
    press(&session, "4");
    CHECK(strstr(session.message, "Another program changed or deleted the save") != NULL);
    CHECK(strstr(session.message, path) != NULL);
    press(&session, "u");
    CHECK_TEXT(session.message, "");
    CHECK(session_close(&session));
    CHECK_TEXT(session.trouble.moved, path);
    remove_data_folder(folder);
}

/* A game deleted after its last move is rewritten when it ends. */
static void reports_a_save_deleted_before_the_end(void)
{
    char folder[] = "/tmp/session-test-XXXXXX", path[PATH_MAX];
    struct session session;
    make_data_folder(folder);
    begin(&session, &saved);
    snprintf(path, sizeof path, "%s", journal_path(session.journal));
    CHECK_EQ(unlink(path), 0);
    CHECK(session_close(&session));
    CHECK_TEXT(session.trouble.moved, path);
    CHECK_EQ(access(path, F_OK), 0);
    remove_data_folder(folder);
}

/* The message says that the new game is not the last one, which cannot be resumed. */
static void new_game_reports_why_the_last_was_not_resumed(void)
{
    char folder[] = "/tmp/session-test-XXXXXX", path[PATH_MAX];
    struct shape shape = shape_of_side(9);
    uint8_t givens[81] = {0};
    struct message message;
    struct session session;
    make_data_folder(folder);
    session_open(&session, &saved, NULL);
    CHECK(!session_resume_any(&session, false));
    CHECK_TEXT(session.notice.text, "");
    snprintf(path, sizeof path, "%s/sudoku-play/old.game", folder);
    FILE *file = fopen(path, "w");
    CHECK(file && fputs("no game\n", file) >= 0 && fclose(file) == 0);
    CHECK(!session_resume_any(&session, false));
    session_show_empty(&session, &shape);
    session_say(&session, PHRASE_MAKING);
    CHECK(session_begin(&session, &shape, givens, &message));
    CHECK(strstr(session.message, "old.game:1: this is no save of a game") != NULL);
    press(&session, "n");
    CHECK(!session.notice.text[0]);
    CHECK(session_close(&session));
    remove_data_folder(folder);
}

int main(void)
{
    saves_a_game_once_there_is_room();
    reports_a_save_changed_by_another_program();
    reports_a_save_deleted_before_the_end();
    new_game_reports_why_the_last_was_not_resumed();
    every_move_without_a_file_warns();
    imports_candidates_of_a_text();
    imports_placed_digits_as_entries();
    arrows_go_around_the_edges();
    digits_are_entered_in_the_current_mode();
    hints_reveal_more_with_each_press();
    hints_use_the_language_of_the_game();
    chains_are_shown_in_every_language();
    hints_use_the_symbols_of_the_board();
    truncates_long_hints();
    positions_are_copied_and_puzzles_pasted();
    cells_of_a_diagonal_are_shaded();
    a_pause_hides_the_board_and_stops_the_clock();
    return check_result();
}
