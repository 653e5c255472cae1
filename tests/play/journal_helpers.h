/* Saves in files for tests: all in one game's file in the current folder. */
#ifndef TESTS_PLAY_JOURNAL_HELPERS_H
#define TESTS_PLAY_JOURNAL_HELPERS_H

#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "cli/files/file.h"
#include "play/play_helpers.h"
#include "play/save/journal.h"

static const char path[] = "one.game";

static inline bool find_place(char place[PATH_MAX], struct message *message)
{
    (void)message;
    snprintf(place, PATH_MAX, "%s", path);
    return true;
}

static inline struct journal *start(struct game **game)
{
    struct record record = {.game = easy_game()};
    struct message message;
    struct journal *journal = journal_create(find_place, &record, &message);
    CHECK_TEXT(message.text, "");
    *game = record.game;
    return journal;
}

/* Makes move NUMBER of a game: a different digit or candidate each time. */
static inline bool make_move(struct game *game, unsigned number)
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

static inline bool write_last(struct journal *journal, const struct game *game, double seconds)
{
    struct move move = history_move(&game->history, game->history.made - 1);
    return journal_write(journal, EVENT_MOVE, seconds, &move);
}

/* Limits files to SIZE bytes, to simulate a full disk. */
static inline void limit_files(rlim_t size)
{
    struct rlimit limit;
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = size;
    CHECK_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static inline void write_file(const char *name, const struct buffer *text)
{
    FILE *file = fopen(name, "wb");
    if (!file)
        exit(1);
    if (text->length > 0)
        CHECK_EQ(fwrite(text->data, 1, text->length, file), text->length);
    fclose(file);
}

/* Checks that the file NAME has the content TEXT. */
static inline void expect_content(const char *name, const struct buffer *text)
{
    struct buffer found = {0};
    CHECK(file_read(name, 1 << 20, &found));
    CHECK_EQ(found.length, text->length);
    for (size_t i = 0; i < found.length && i < text->length; i++)
        CHECK_EQ(found.data[i], text->data[i]);
    buffer_free(&found);
}

/* Makes a folder of its own the current one, and returns its name. */
static inline const char *enter_test_folder(void)
{
    static char folder[] = "/tmp/journal-test-XXXXXX";
    signal(SIGXFSZ, SIG_IGN);
    if (!mkdtemp(folder) || chdir(folder) != 0)
        exit(1);
    return folder;
}

/* Removes FOLDER, which must be empty. Returns the status of the program. */
static inline int leave_test_folder(const char *folder)
{
    if (rmdir(folder) != 0) {
        fprintf(stderr, "%s: something was left behind\n", folder);
        return 1;
    }
    return check_result();
}

#endif
