/* Saves as files: killed at any time, on a full disk, damaged, opened twice. */
#include <errno.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "play/journal_helpers.h"

enum { KILLS = 200 };

/* File that replaces the save just before the next lock. */
static const char *replacement;

/* The file system refuses hard links, as FAT does. */
static bool refuses_links;

/* Replacement for the system call (the linker's --wrap). */
int __real_link(const char *from, const char *to);
int __wrap_link(const char *from, const char *to);
int __wrap_link(const char *from, const char *to)
{
    if (!refuses_links)
        return __real_link(from, to);
    errno = EPERM;
    return -1;
}

int __real_flock(int fd, int operation);
int __wrap_flock(int fd, int operation);
int __wrap_flock(int fd, int operation)
{
    if (replacement && rename(replacement, path) == 0)
        replacement = NULL;
    return __real_flock(fd, operation);
}

/* ----------------------------------------------------------------------------------------- kill */

/* Continues the game until killed, and reports the number of each saved move. */
static void play_on(int reported)
{
    struct record record = {0};
    struct message message;
    struct journal *journal = open_journal(path, &record, &message);
    if (!journal)
        _exit(1);
    for (unsigned moves = 0; moves < 40; moves++) {
        unsigned number = (unsigned)record.board->history.made;
        if (!make_move(record.board, number) || !write_last(journal, record.board, number))
            _exit(2);
        number++;
        if (write(reported, &number, sizeof number) != sizeof number)
            _exit(3);
    }
    pause();
}

/* Kills the game after MOVES more moves. Returns the total number reported. */
static unsigned kill_in_play(unsigned moves)
{
    int ends[2];
    unsigned number = 0, next;
    CHECK_EQ(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0)
        play_on(ends[1]);
    close(ends[1]);
    for (unsigned i = 0; i < moves; i++)
        CHECK_EQ(read(ends[0], &number, sizeof number), sizeof number);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    while (read(ends[0], &next, sizeof next) == sizeof next)
        number = next;
    close(ends[0]);
    return number;
}

static void kill_at_any_time_loses_no_moves(void)
{
    struct board *board;
    uint64_t state = 1;
    unsigned reported = 0;
    journal_close(start(&board));
    for (unsigned i = 0; i < KILLS; i++) {
        struct record record = {0};
        struct message message;
        reported = kill_in_play(1 + draw_number(&state, 12));
        struct journal *journal = open_journal(path, &record, &message);
        CHECK(journal != NULL);
        if (!journal)
            break;
        CHECK_TEXT(message.text, "");
        /* The last move may be saved but not reported. */
        size_t made = record.board->history.made;
        CHECK(made == reported || made == reported + 1);
        while (board->history.made < made)
            CHECK(make_move(board, (unsigned)board->history.made));
        CHECK(is_like(board, record.board));
        journal_close(journal);
        board_destroy(record.board);
    }
    CHECK(reported > KILLS);
    board_destroy(board);
    unlink(path);
}

/* ------------------------------------------------------------------------------------ full disk */

static void full_disk_loses_no_written_moves(void)
{
    struct board *board;
    struct stat status;
    struct journal *journal = start(&board);
    for (unsigned i = 0; i < 20; i++)
        CHECK(make_move(board, i) && write_last(journal, board, i));
    CHECK_EQ(stat(path, &status), 0);
    limit_files((rlim_t)status.st_size + 5);
    for (unsigned i = 20; i < 25; i++)
        CHECK(make_move(board, i) && !write_last(journal, board, i));
    CHECK_EQ(errno, EFBIG);
    /* The file still has its earlier contents. */
    struct buffer text = {0};
    struct record record = {0};
    CHECK(file_read(path, 1 << 20, &text));
    CHECK_EQ(record_read(text.data, text.length, &record, NULL, NULL).result, RECORD_TORN);
    CHECK_EQ(record.board->history.made, 20);
    board_destroy(record.board);
    buffer_free(&text);
    /* Once there is room again, everything is written. */
    limit_files(RLIM_INFINITY);
    CHECK(make_move(board, 25) && write_last(journal, board, 25));
    journal_close(journal);
    struct message message;
    journal = open_journal(path, &record, &message);
    CHECK(journal && is_like(board, record.board));
    journal_close(journal);
    board_destroy(record.board);
    board_destroy(board);
    unlink(path);
}

/* No partial file is left, and all lines are written to one as soon as there is room. */
static void retries_creation_on_a_full_disk(void)
{
    struct record record = {.board = easy_board()}, read = {0};
    struct message message;
    limit_files(50);
    struct journal *journal = create_journal(&record, &message);
    CHECK(strstr(message.text, path) != NULL);
    for (unsigned i = 0; i < 3; i++) {
        make_move(record.board, i);
        CHECK(!write_last(journal, record.board, i));
        CHECK_EQ(errno, EFBIG);
        journal_sync(journal);
        CHECK(access(path, F_OK) != 0);
    }
    CHECK_TEXT(journal_path(journal), "");
    limit_files(RLIM_INFINITY);
    make_move(record.board, 3);
    CHECK(write_last(journal, record.board, 3));
    CHECK_TEXT(journal_path(journal), path);
    CHECK(journal_close(journal));
    journal = open_journal(path, &read, &message);
    CHECK(journal && is_like(record.board, read.board));
    CHECK_EQ(history_count(&read.board->history), 4);
    journal_close(journal);
    board_destroy(read.board);
    board_destroy(record.board);
    unlink(path);
}

/* Closing the game is the last chance to write it. */
static void reports_the_loss_of_a_game_never_written(void)
{
    struct record record = {.board = easy_board()};
    struct message message;
    limit_files(50);
    struct journal *journal = create_journal(&record, &message);
    CHECK(!journal_close(journal));
    CHECK_EQ(errno, EFBIG);
    CHECK(access(path, F_OK) != 0);
    journal = create_journal(&record, &message);
    limit_files(RLIM_INFINITY);
    CHECK(journal_close(journal));
    CHECK(unlink(path) == 0);
    board_destroy(record.board);
}

/* --------------------------------------------------------------------------------------- damage */

/* Damages the save at byte AT; returns its new contents. */
static struct buffer damage(size_t at)
{
    struct buffer text = {0};
    CHECK(file_read(path, 1 << 20, &text));
    text.data[at] = (char)(text.data[at] ^ 1);
    write_file(path, &text);
    return text;
}

static void sets_damaged_saves_aside_without_overwriting(void)
{
    struct board *board;
    struct record record = {0};
    struct message message;
    struct journal *journal = start(&board);
    for (unsigned i = 0; i < 20; i++)
        CHECK(make_move(board, i) && write_last(journal, board, i));
    journal_close(journal);
    struct stat status;
    CHECK_EQ(stat(path, &status), 0);
    struct buffer first = damage((size_t)status.st_size - 60);
    journal = open_journal(path, &record, &message);
    CHECK(journal && record.board->history.made >= 15 && record.board->history.made < 20);
    CHECK(strstr(message.text, "one.game.damaged-1") != NULL);
    expect_content("one.game.damaged-1", &first);
    /* The continued save is intact. */
    CHECK(make_move(record.board, (unsigned)record.board->history.made));
    CHECK(write_last(journal, record.board, 1));
    journal_close(journal);
    board_destroy(record.board);
    journal = open_journal(path, &record, &message);
    CHECK_TEXT(message.text, "");
    journal_close(journal);
    board_destroy(record.board);
    /* A second damaged file does not replace the first. */
    CHECK_EQ(stat(path, &status), 0);
    struct buffer second = damage((size_t)status.st_size - 20);
    journal = open_journal(path, &record, &message);
    CHECK(journal && strstr(message.text, "one.game.damaged-2") != NULL);
    expect_content("one.game.damaged-1", &first);
    expect_content("one.game.damaged-2", &second);
    journal_close(journal);
    board_destroy(record.board);
    unlink(path);
    buffer_free(&first);
    buffer_free(&second);
    unlink("one.game.damaged-1");
    unlink("one.game.damaged-2");
    board_destroy(board);
}

/* Only the name of the file looks like a save. */
static void leaves_files_that_are_no_saves_unchanged(void)
{
    static const char *const texts[] = {"",
                                        "\n",
                                        "notes of somebody",
                                        "notes of\nsomebody\n",
                                        "sudoku-play 1\n",
                                        "rudoku-play 1 #01234567\nshape 9\n"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct buffer text = {0};
        buffer_add(&text, texts[i], strlen(texts[i]));
        struct record record = {0};
        struct message message;
        write_file(path, &text);
        CHECK(open_journal(path, &record, &message) == NULL && record.board == NULL);
        CHECK(strstr(message.text, "this is no save of a game") != NULL);
        expect_content(path, &text);
        buffer_free(&text);
        unlink(path);
    }
}

static void leaves_saves_of_later_versions_unchanged(void)
{
    static char later[] = "sudoku-play 7 #01234567\n";
    struct buffer text = {later, sizeof later - 1, 0};
    struct record record = {0};
    struct message message;
    write_file(path, &text);
    CHECK(open_journal(path, &record, &message) == NULL);
    CHECK(strstr(message.text, "later version") != NULL);
    expect_content(path, &text);
    unlink(path);
}

static void locks_a_game_in_play(void)
{
    struct board *board;
    struct record record = {0};
    struct message message;
    struct journal *journal = start(&board);
    CHECK(open_journal(path, &record, &message) == NULL);
    CHECK(strstr(message.text, "elsewhere") != NULL);
    struct record again = {.board = board};
    struct journal *other = create_journal(&again, &message);
    CHECK(strstr(message.text, strerror(EEXIST)) != NULL);
    CHECK(!journal_close(other));
    journal_close(journal);
    journal = open_journal(path, &record, &message);
    CHECK(journal != NULL);
    journal_close(journal);
    board_destroy(record.board);
    board_destroy(board);
    unlink(path);
}

/* Another program repairs the save between open() and flock() and continues it: its file is neither
 * read nor truncated. */
static void leaves_a_save_replaced_before_the_lock_alone(void)
{
    struct board *board;
    struct record record = {0};
    struct message message;
    struct buffer text = {0};
    journal_close(start(&board));
    CHECK(file_read(path, 1 << 20, &text));
    replacement = "other.game";
    write_file(replacement, &text);
    CHECK(open_journal(path, &record, &message) == NULL);
    CHECK(!replacement && record.board == NULL);
    CHECK(strstr(message.text, "elsewhere") != NULL);
    expect_content(path, &text);
    buffer_free(&text);
    board_destroy(board);
    unlink(path);
}

static void sets_damaged_saves_aside_without_hard_links(void)
{
    refuses_links = true;
    sets_damaged_saves_aside_without_overwriting();
    refuses_links = false;
}

int main(void)
{
    const char *folder = enter_test_folder();
    kill_at_any_time_loses_no_moves();
    full_disk_loses_no_written_moves();
    retries_creation_on_a_full_disk();
    reports_the_loss_of_a_game_never_written();
    sets_damaged_saves_aside_without_overwriting();
    leaves_files_that_are_no_saves_unchanged();
    leaves_saves_of_later_versions_unchanged();
    leaves_a_save_replaced_before_the_lock_alone();
    locks_a_game_in_play();
    sets_damaged_saves_aside_without_hard_links();
    return leave_test_folder(folder);
}
