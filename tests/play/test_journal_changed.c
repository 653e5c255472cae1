/* Saves that other programs replace, overwrite or delete while the game is played. */
#include <errno.h>
#include <sys/stat.h>

#include "play/journal_helpers.h"

/* Makes COUNT moves and saves each. */
static void play_moves(struct journal *journal, struct game *game, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        CHECK(make_move(game, (unsigned)game->history.made));
        CHECK(write_last(journal, game, 1));
    }
}

/* Checks that the save NAME equals GAME with all its moves. */
static void expect_save(const char *name, const struct game *game)
{
    struct record record = {0};
    struct message message;
    struct journal *journal = journal_open(name, find_place, &record, &message);
    CHECK(journal != NULL);
    CHECK_TEXT(message.text, "");
    if (!journal)
        return;
    CHECK(is_like(game, record.game));
    CHECK_EQ(record.game->history.made, game->history.made);
    CHECK(journal_close(journal));
    game_destroy(record.game);
}

/* Replaces the save by CONTENT, as synchronization clients do, or overwrites it in place. */
static void change_save(const struct buffer *content, bool is_renamed)
{
    write_file(is_renamed ? "beside" : path, content);
    if (is_renamed)
        CHECK_EQ(rename("beside", path), 0);
}

static void rewrites_a_deleted_save_with_all_moves(void)
{
    struct game *game;
    struct journal *journal = start(&game);
    play_moves(journal, game, 5);
    CHECK(!journal_take_moved(journal));
    CHECK_EQ(unlink(path), 0);
    play_moves(journal, game, 1);
    CHECK(journal_take_moved(journal) && !journal_take_moved(journal));
    CHECK_TEXT(journal_path(journal), path);
    play_moves(journal, game, 3);
    CHECK(!journal_take_moved(journal));
    CHECK(journal_close(journal));
    expect_save(path, game);
    game_destroy(game);
    unlink(path);
}

static void keeps_a_foreign_save_and_continues_in_a_new_file(bool is_renamed)
{
    static char foreign[] = "what another machine wrote\n";
    const struct buffer expected = {foreign, sizeof foreign - 1, 0};
    struct game *game;
    struct journal *journal = start(&game);
    play_moves(journal, game, 5);
    change_save(&expected, is_renamed);
    play_moves(journal, game, 5);
    CHECK(journal_take_moved(journal));
    CHECK_TEXT(journal_path(journal), "one-2.game");
    expect_content(path, &expected);
    CHECK(journal_is_played("one-2.game"));
    CHECK(journal_close(journal));
    expect_save("one-2.game", game);
    game_destroy(game);
    unlink(path);
    unlink("one-2.game");
}

/* The copy may lack the end of its last line. */
static void continues_an_earlier_copy_of_the_save(size_t missing, bool is_renamed)
{
    struct game *game;
    struct buffer text = {0};
    struct journal *journal = start(&game);
    play_moves(journal, game, 3);
    CHECK(file_read(path, 1 << 20, &text));
    text.length -= missing;
    play_moves(journal, game, 3);
    change_save(&text, is_renamed);
    play_moves(journal, game, 3);
    CHECK(!journal_take_moved(journal));
    CHECK_TEXT(journal_path(journal), path);
    CHECK(journal_close(journal));
    expect_save(path, game);
    buffer_free(&text);
    game_destroy(game);
    unlink(path);
}

static void moves_a_save_without_folder_to_the_folder_of_new_games(void)
{
    struct record record = {.game = easy_game()}, read;
    struct message message;
    CHECK_EQ(mkdir("folder", 0700), 0);
    CHECK(journal_close(journal_create(find_place, &record, &message)));
    CHECK_EQ(rename(path, "folder/one.game"), 0);
    struct journal *journal = journal_open("folder/one.game", find_place, &read, &message);
    CHECK(journal != NULL);
    CHECK_EQ(unlink("folder/one.game"), 0);
    CHECK_EQ(rmdir("folder"), 0);
    play_moves(journal, read.game, 2);
    CHECK(journal_take_moved(journal));
    CHECK_TEXT(journal_path(journal), path);
    CHECK(journal_close(journal));
    expect_save(path, read.game);
    game_destroy(read.game);
    game_destroy(record.game);
    unlink(path);
}

static void retries_a_deleted_save_on_a_full_disk(void)
{
    struct game *game;
    struct journal *journal = start(&game);
    play_moves(journal, game, 5);
    CHECK_EQ(unlink(path), 0);
    limit_files(50);
    CHECK(make_move(game, 5) && !write_last(journal, game, 1));
    CHECK_EQ(errno, EFBIG);
    limit_files(RLIM_INFINITY);
    play_moves(journal, game, 1);
    CHECK(journal_close(journal));
    expect_save(path, game);
    game_destroy(game);
    unlink(path);
}

int main(void)
{
    const char *folder = enter_test_folder();
    rewrites_a_deleted_save_with_all_moves();
    keeps_a_foreign_save_and_continues_in_a_new_file(true);
    keeps_a_foreign_save_and_continues_in_a_new_file(false);
    continues_an_earlier_copy_of_the_save(0, true);
    continues_an_earlier_copy_of_the_save(7, true);
    continues_an_earlier_copy_of_the_save(0, false);
    moves_a_save_without_folder_to_the_folder_of_new_games();
    retries_a_deleted_save_on_a_full_disk();
    return leave_test_folder(folder);
}
