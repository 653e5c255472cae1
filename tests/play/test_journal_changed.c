/* Saves that other programs replace, overwrite or delete while the game is played. */
#include <errno.h>
#include <sys/stat.h>

#include "play/journal_helpers.h"

/* Makes COUNT moves and saves each. */
static void play_moves(struct journal *journal, struct board *board, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        CHECK(make_move(board, (unsigned)board->history.made));
        CHECK(write_last(journal, board, 1));
    }
}

/* Checks that the save NAME equals BOARD with all its moves. */
static void expect_save(const char *name, const struct board *board)
{
    struct record record = {0};
    struct message message;
    struct journal *journal = open_journal(name, &record, &message);
    CHECK(journal != NULL);
    CHECK_TEXT(message.text, "");
    if (!journal)
        return;
    CHECK(is_like(board, record.board));
    CHECK_EQ(record.board->history.made, board->history.made);
    CHECK(journal_close(journal));
    board_destroy(record.board);
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
    struct board *board;
    struct journal *journal = start(&board);
    play_moves(journal, board, 5);
    CHECK(!journal_take_moved(journal));
    CHECK_EQ(unlink(path), 0);
    play_moves(journal, board, 1);
    CHECK(journal_take_moved(journal) && !journal_take_moved(journal));
    CHECK_TEXT(journal_path(journal), path);
    play_moves(journal, board, 3);
    CHECK(!journal_take_moved(journal));
    CHECK(journal_close(journal));
    expect_save(path, board);
    board_destroy(board);
    unlink(path);
}

static void keeps_a_foreign_save_and_continues_in_a_new_file(bool is_renamed)
{
    static char foreign[] = "what another machine wrote\n";
    const struct buffer expected = {foreign, sizeof foreign - 1, 0};
    struct board *board;
    struct journal *journal = start(&board);
    play_moves(journal, board, 5);
    change_save(&expected, is_renamed);
    play_moves(journal, board, 5);
    CHECK(journal_take_moved(journal));
    CHECK_TEXT(journal_path(journal), "one-2.game");
    expect_content(path, &expected);
    CHECK(journal_is_played("one-2.game"));
    CHECK(journal_close(journal));
    expect_save("one-2.game", board);
    board_destroy(board);
    unlink(path);
    unlink("one-2.game");
}

/* The copy may lack the end of its last line. */
static void continues_an_earlier_copy_of_the_save(size_t missing, bool is_renamed)
{
    struct board *board;
    struct buffer text = {0};
    struct journal *journal = start(&board);
    play_moves(journal, board, 3);
    CHECK(file_read(path, 1 << 20, &text));
    text.length -= missing;
    play_moves(journal, board, 3);
    change_save(&text, is_renamed);
    play_moves(journal, board, 3);
    CHECK(!journal_take_moved(journal));
    CHECK_TEXT(journal_path(journal), path);
    CHECK(journal_close(journal));
    expect_save(path, board);
    buffer_free(&text);
    board_destroy(board);
    unlink(path);
}

static void moves_a_save_without_folder_to_the_folder_of_new_games(void)
{
    struct record record = {.board = easy_board()}, read;
    struct message message;
    CHECK_EQ(mkdir("folder", 0700), 0);
    CHECK(journal_close(create_journal(&record, &message)));
    CHECK_EQ(rename(path, "folder/one.game"), 0);
    struct journal *journal = open_journal("folder/one.game", &read, &message);
    CHECK(journal != NULL);
    CHECK_EQ(unlink("folder/one.game"), 0);
    CHECK_EQ(rmdir("folder"), 0);
    play_moves(journal, read.board, 2);
    CHECK(journal_take_moved(journal));
    CHECK_TEXT(journal_path(journal), path);
    CHECK(journal_close(journal));
    expect_save(path, read.board);
    board_destroy(read.board);
    board_destroy(record.board);
    unlink(path);
}

static void retries_a_deleted_save_on_a_full_disk(void)
{
    struct board *board;
    struct journal *journal = start(&board);
    play_moves(journal, board, 5);
    CHECK_EQ(unlink(path), 0);
    limit_files(50);
    CHECK(make_move(board, 5) && !write_last(journal, board, 1));
    CHECK_EQ(errno, EFBIG);
    limit_files(RLIM_INFINITY);
    play_moves(journal, board, 1);
    CHECK(journal_close(journal));
    expect_save(path, board);
    board_destroy(board);
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
