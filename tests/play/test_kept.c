/* Saves of games as the player sees them: refused, changed by others, unreadable. */
#define _XOPEN_SOURCE 700 /* mkdtemp() */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "play/game_helpers.h"

static const struct game_settings kept = {.language = LANGUAGE_ENGLISH, .is_kept = true};

/* The player must not learn only at the end that a game was never saved. */
static void every_move_without_a_file_warns(void)
{
    struct game game;
    setenv("XDG_DATA_HOME", "/dev/null/data", 1);
    begin(&game, &kept);
    CHECK(strstr(game.message, "Not saved: /dev/null/data/sudoku-play: ") != NULL);
    game_select(&game, 2, false);
    for (const char *key = "4ur"; *key; key++) {
        game_key(&game, *key);
        CHECK_TEXT(game.message, "Not saved: Not a directory");
    }
    CHECK(!game_end(&game));
    CHECK_TEXT(game.trouble.lost.text, strerror(ENOTDIR));
    unsetenv("XDG_DATA_HOME");
    begin(&game, &unkept);
    press(&game, "4");
    CHECK(!strstr(game.message, "Not saved"));
    CHECK(game_end(&game));
}

/* As soon as there is room, the game is saved with all its moves, and a message says so. */
static void saves_a_game_once_there_is_room(void)
{
    char folder[] = "/tmp/game-test-XXXXXX", path[100];
    struct game game;
    CHECK(mkdtemp(folder) != NULL);
    setenv("XDG_DATA_HOME", "/dev/null/data", 1);
    begin(&game, &kept);
    press(&game, "4");
    CHECK(strstr(game.message, "Not saved") != NULL);
    setenv("XDG_DATA_HOME", folder, 1);
    game_select(&game, 2, false);
    press(&game, "4");
    CHECK_TEXT(game.message, "Saved again, with all moves");
    press(&game, "u");
    CHECK_TEXT(game.message, "");
    CHECK(game_end(&game));
    open_game(&game, &kept, NULL);
    CHECK(game_resume_any(&game, false));
    CHECK_EQ(history_count(&game.record.board->history), 2);
    CHECK(game_end(&game));
    snprintf(path, sizeof path, "rm -r %s", folder);
    CHECK_EQ(system(path), 0);
    unsetenv("XDG_DATA_HOME");
}

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
    char folder[] = "/tmp/game-test-XXXXXX", path[PATH_MAX];
    struct game game;
    make_data_folder(folder);
    begin(&game, &kept);
    snprintf(path, sizeof path, "%s", game.services.saves.name(game.save));
    CHECK_EQ(unlink(path), 0);
    game_select(&game, 2, false);
    press(&game, "4");
    CHECK(strstr(game.message, "Another program changed or deleted the save") != NULL);
    CHECK(strstr(game.message, path) != NULL);
    press(&game, "u");
    CHECK_TEXT(game.message, "");
    CHECK(game_end(&game));
    CHECK_TEXT(game.trouble.moved, path);
    remove_data_folder(folder);
}

/* A game deleted after its last move is rewritten when it ends. */
static void reports_a_save_deleted_before_the_end(void)
{
    char folder[] = "/tmp/game-test-XXXXXX", path[PATH_MAX];
    struct game game;
    make_data_folder(folder);
    begin(&game, &kept);
    snprintf(path, sizeof path, "%s", game.services.saves.name(game.save));
    CHECK_EQ(unlink(path), 0);
    CHECK(game_end(&game));
    CHECK_TEXT(game.trouble.moved, path);
    CHECK_EQ(access(path, F_OK), 0);
    remove_data_folder(folder);
}

/* The message says that the new game is not the last one, which cannot be resumed. */
static void new_game_reports_why_the_last_was_not_resumed(void)
{
    char folder[] = "/tmp/game-test-XXXXXX", path[PATH_MAX];
    struct shape shape = shape_of_side(9);
    uint8_t givens[81] = {0};
    struct message message;
    struct game game;
    make_data_folder(folder);
    open_game(&game, &kept, NULL);
    CHECK(!game_resume_any(&game, false));
    CHECK_TEXT(game.notice.text, "");
    snprintf(path, sizeof path, "%s/sudoku-play/old.game", folder);
    FILE *file = fopen(path, "w");
    CHECK(file && fputs("no game\n", file) >= 0 && fclose(file) == 0);
    CHECK(!game_resume_any(&game, false));
    game_show_empty(&game, &shape);
    game_say(&game, PHRASE_MAKING);
    CHECK(game_begin(&game, &shape, givens, &message));
    CHECK(strstr(game.message, "old.game:1: this is no save of a game") != NULL);
    press(&game, "n");
    CHECK(!game.notice.text[0]);
    CHECK(game_end(&game));
    remove_data_folder(folder);
}

int main(void)
{
    saves_a_game_once_there_is_room();
    reports_a_save_changed_by_another_program();
    reports_a_save_deleted_before_the_end();
    new_game_reports_why_the_last_was_not_resumed();
    every_move_without_a_file_warns();
    return check_result();
}
