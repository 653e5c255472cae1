/* Saves as files: killed at any time, on a full disk, damaged, opened twice, changed by others. */
#include "play/save/journal.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/files/file.h"
#include "play/play_helpers.h"

enum { KILLS = 200 };

static const char path[] = "one.game";

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

static bool find_place(char place[PATH_MAX], struct message *message)
{
    (void)message;
    snprintf(place, PATH_MAX, "%s", path);
    return true;
}

static struct journal *start(struct game **game)
{
    struct record record = {.game = easy_game()};
    struct message message;
    struct journal *journal = journal_create(find_place, &record, &message);
    CHECK_TEXT(message.text, "");
    *game = record.game;
    return journal;
}

/* Makes move NUMBER of a game: a different digit or candidate each time. */
static bool make_move(struct game *game, unsigned number)
{
    uint64_t state = number;
    uint16_t cell = 0;
    do
        cell = (uint16_t)draw_number(&state, game->cell_count);
    while (game->givens[cell]);
    bool is_digit = draw_number(&state, 2) != 0 || game_digit(game, cell);
    return enter_one(game, cell, is_digit ? LAYER_DIGIT : LAYER_CENTER,
                     1 + draw_number(&state, game->side));
}

static bool write_last(struct journal *journal, const struct game *game, double seconds)
{
    struct move move = history_move(&game->history, game->history.made - 1);
    return journal_write(journal, EVENT_MOVE, seconds, &move);
}

/* ----------------------------------------------------------------------------------------- kill */

/* Continues the game until killed, and reports the number of each saved move. */
static void play_on(int reported)
{
    struct record record = {0};
    struct message message;
    struct journal *journal = journal_open(path, find_place, &record, &message);
    if (!journal)
        _exit(1);
    for (unsigned moves = 0; moves < 40; moves++) {
        unsigned number = (unsigned)record.game->history.made;
        if (!make_move(record.game, number) || !write_last(journal, record.game, number))
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
    struct game *game;
    uint64_t state = 1;
    unsigned reported = 0;
    journal_close(start(&game));
    for (unsigned i = 0; i < KILLS; i++) {
        struct record record = {0};
        struct message message;
        reported = kill_in_play(1 + draw_number(&state, 12));
        struct journal *journal = journal_open(path, find_place, &record, &message);
        CHECK(journal != NULL);
        if (!journal)
            break;
        CHECK_TEXT(message.text, "");
        /* The last move may be saved but not reported. */
        size_t made = record.game->history.made;
        CHECK(made == reported || made == reported + 1);
        while (game->history.made < made)
            CHECK(make_move(game, (unsigned)game->history.made));
        CHECK(is_like(game, record.game));
        journal_close(journal);
        game_destroy(record.game);
    }
    CHECK(reported > KILLS);
    game_destroy(game);
    unlink(path);
}

/* ------------------------------------------------------------------------------------ full disk */

/* Limits files to SIZE bytes, to simulate a full disk. */
static void limit_files(rlim_t size)
{
    struct rlimit limit;
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = size;
    CHECK_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void full_disk_loses_no_written_moves(void)
{
    struct game *game;
    struct stat status;
    struct journal *journal = start(&game);
    for (unsigned i = 0; i < 20; i++)
        CHECK(make_move(game, i) && write_last(journal, game, i));
    CHECK_EQ(stat(path, &status), 0);
    limit_files((rlim_t)status.st_size + 5);
    for (unsigned i = 20; i < 25; i++)
        CHECK(make_move(game, i) && !write_last(journal, game, i));
    CHECK_EQ(errno, EFBIG);
    /* The file still has its earlier contents. */
    struct buffer text = {0};
    struct record record = {0};
    CHECK(file_read(path, 1 << 20, &text));
    CHECK_EQ(record_read(text.data, text.length, &record, NULL, NULL).result, RECORD_TORN);
    CHECK_EQ(record.game->history.made, 20);
    game_destroy(record.game);
    buffer_free(&text);
    /* Once there is room again, everything is written. */
    limit_files(RLIM_INFINITY);
    CHECK(make_move(game, 25) && write_last(journal, game, 25));
    journal_close(journal);
    struct message message;
    journal = journal_open(path, find_place, &record, &message);
    CHECK(journal && is_like(game, record.game));
    journal_close(journal);
    game_destroy(record.game);
    game_destroy(game);
    unlink(path);
}

/* No partial file is left, and all lines are written to one as soon as there is room. */
static void retries_creation_on_a_full_disk(void)
{
    struct record record = {.game = easy_game()}, read = {0};
    struct message message;
    limit_files(50);
    struct journal *journal = journal_create(find_place, &record, &message);
    CHECK(strstr(message.text, path) != NULL);
    for (unsigned i = 0; i < 3; i++) {
        make_move(record.game, i);
        CHECK(!write_last(journal, record.game, i));
        CHECK_EQ(errno, EFBIG);
        journal_sync(journal);
        CHECK(access(path, F_OK) != 0);
    }
    CHECK_TEXT(journal_path(journal), "");
    limit_files(RLIM_INFINITY);
    make_move(record.game, 3);
    CHECK(write_last(journal, record.game, 3));
    CHECK_TEXT(journal_path(journal), path);
    CHECK(journal_close(journal));
    journal = journal_open(path, find_place, &read, &message);
    CHECK(journal && is_like(record.game, read.game));
    CHECK_EQ(history_count(&read.game->history), 4);
    journal_close(journal);
    game_destroy(read.game);
    game_destroy(record.game);
    unlink(path);
}

/* Closing the game is the last chance to write it. */
static void reports_the_loss_of_a_game_never_written(void)
{
    struct record record = {.game = easy_game()};
    struct message message;
    limit_files(50);
    struct journal *journal = journal_create(find_place, &record, &message);
    CHECK(!journal_close(journal));
    CHECK_EQ(errno, EFBIG);
    CHECK(access(path, F_OK) != 0);
    journal = journal_create(find_place, &record, &message);
    limit_files(RLIM_INFINITY);
    CHECK(journal_close(journal));
    CHECK(unlink(path) == 0);
    game_destroy(record.game);
}

/* --------------------------------------------------------------------------------------- damage */

static void write_file(const char *name, const struct buffer *text)
{
    FILE *file = fopen(name, "wb");
    if (!file)
        exit(1);
    if (text->length > 0)
        CHECK_EQ(fwrite(text->data, 1, text->length, file), text->length);
    fclose(file);
}

/* Damages the save at byte AT; returns its new contents. */
static struct buffer damage(size_t at)
{
    struct buffer text = {0};
    CHECK(file_read(path, 1 << 20, &text));
    text.data[at] = (char)(text.data[at] ^ 1);
    write_file(path, &text);
    return text;
}

static void expect_content(const char *name, const struct buffer *text)
{
    struct buffer found = {0};
    CHECK(file_read(name, 1 << 20, &found));
    CHECK_EQ(found.length, text->length);
    for (size_t i = 0; i < found.length && i < text->length; i++)
        CHECK_EQ(found.data[i], text->data[i]);
    buffer_free(&found);
}

static void sets_damaged_saves_aside_without_overwriting(void)
{
    struct game *game;
    struct record record = {0};
    struct message message;
    struct journal *journal = start(&game);
    for (unsigned i = 0; i < 20; i++)
        CHECK(make_move(game, i) && write_last(journal, game, i));
    journal_close(journal);
    struct stat status;
    CHECK_EQ(stat(path, &status), 0);
    struct buffer first = damage((size_t)status.st_size - 60);
    journal = journal_open(path, find_place, &record, &message);
    CHECK(journal && record.game->history.made >= 15 && record.game->history.made < 20);
    CHECK(strstr(message.text, "one.game.damaged-1") != NULL);
    expect_content("one.game.damaged-1", &first);
    /* The continued save is intact. */
    CHECK(make_move(record.game, (unsigned)record.game->history.made));
    CHECK(write_last(journal, record.game, 1));
    journal_close(journal);
    game_destroy(record.game);
    journal = journal_open(path, find_place, &record, &message);
    CHECK_TEXT(message.text, "");
    journal_close(journal);
    game_destroy(record.game);
    /* A second damaged file does not replace the first. */
    CHECK_EQ(stat(path, &status), 0);
    struct buffer second = damage((size_t)status.st_size - 20);
    journal = journal_open(path, find_place, &record, &message);
    CHECK(journal && strstr(message.text, "one.game.damaged-2") != NULL);
    expect_content("one.game.damaged-1", &first);
    expect_content("one.game.damaged-2", &second);
    journal_close(journal);
    game_destroy(record.game);
    unlink(path);
    buffer_free(&first);
    buffer_free(&second);
    unlink("one.game.damaged-1");
    unlink("one.game.damaged-2");
    game_destroy(game);
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
        CHECK(journal_open(path, find_place, &record, &message) == NULL && record.game == NULL);
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
    CHECK(journal_open(path, find_place, &record, &message) == NULL);
    CHECK(strstr(message.text, "later version") != NULL);
    expect_content(path, &text);
    unlink(path);
}

static void locks_a_game_in_play(void)
{
    struct game *game;
    struct record record = {0};
    struct message message;
    struct journal *journal = start(&game);
    CHECK(journal_open(path, find_place, &record, &message) == NULL);
    CHECK(strstr(message.text, "elsewhere") != NULL);
    struct record again = {.game = game};
    struct journal *other = journal_create(find_place, &again, &message);
    CHECK(strstr(message.text, strerror(EEXIST)) != NULL);
    CHECK(!journal_close(other));
    journal_close(journal);
    journal = journal_open(path, find_place, &record, &message);
    CHECK(journal != NULL);
    journal_close(journal);
    game_destroy(record.game);
    game_destroy(game);
    unlink(path);
}

/* Another program repairs the save between open() and flock() and continues it: its file is neither
 * read nor truncated. */
static void leaves_a_save_replaced_before_the_lock_alone(void)
{
    struct game *game;
    struct record record = {0};
    struct message message;
    struct buffer text = {0};
    journal_close(start(&game));
    CHECK(file_read(path, 1 << 20, &text));
    replacement = "other.game";
    write_file(replacement, &text);
    CHECK(journal_open(path, find_place, &record, &message) == NULL);
    CHECK(!replacement && record.game == NULL);
    CHECK(strstr(message.text, "elsewhere") != NULL);
    expect_content(path, &text);
    buffer_free(&text);
    game_destroy(game);
    unlink(path);
}

/* ------------------------------------------------------------------------- changed by others */

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

static void sets_damaged_saves_aside_without_hard_links(void)
{
    refuses_links = true;
    sets_damaged_saves_aside_without_overwriting();
    refuses_links = false;
}

int main(void)
{
    char folder[] = "/tmp/journal-test-XXXXXX";
    signal(SIGXFSZ, SIG_IGN);
    if (!mkdtemp(folder) || chdir(folder) != 0)
        return 1;
    kill_at_any_time_loses_no_moves();
    full_disk_loses_no_written_moves();
    retries_creation_on_a_full_disk();
    reports_the_loss_of_a_game_never_written();
    sets_damaged_saves_aside_without_overwriting();
    leaves_files_that_are_no_saves_unchanged();
    leaves_saves_of_later_versions_unchanged();
    leaves_a_save_replaced_before_the_lock_alone();
    locks_a_game_in_play();
    rewrites_a_deleted_save_with_all_moves();
    keeps_a_foreign_save_and_continues_in_a_new_file(true);
    keeps_a_foreign_save_and_continues_in_a_new_file(false);
    continues_an_earlier_copy_of_the_save(0, true);
    continues_an_earlier_copy_of_the_save(7, true);
    continues_an_earlier_copy_of_the_save(0, false);
    moves_a_save_without_folder_to_the_folder_of_new_games();
    retries_a_deleted_save_on_a_full_disk();
    sets_damaged_saves_aside_without_hard_links();
    if (rmdir(folder) != 0) {
        fprintf(stderr, "%s: something was left behind\n", folder);
        return 1;
    }
    return check_result();
}
