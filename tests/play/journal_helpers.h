/* Saves in files for tests: all in one game's file in the current folder. */
#ifndef TESTS_PLAY_JOURNAL_HELPERS_H
#define TESTS_PLAY_JOURNAL_HELPERS_H

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "cli/files/file.h"
#include "play/core/record/record.h"
#include "play/play_helpers.h"
#include "play/save/journal.h"

static const char path[] = "one.game";

static inline bool find_place(char place[PATH_MAX], struct message *message)
{
    (void)message;
    snprintf(place, PATH_MAX, "%s", path);
    return true;
}

/* The checksum of the journal that was opened last. */
static uint32_t last_sum;

static inline struct journal *create_journal(const struct record *record, struct message *message)
{
    struct buffer text = {0};
    last_sum = 0;
    record_begin(record, &text, &last_sum);
    struct journal *journal = journal_create(find_place, text.data, text.length, message);
    buffer_free(&text);
    return journal;
}

/* Opens the save NAME and reads it into *RECORD, whose board is NULL on failure. */
static inline struct journal *open_journal(const char *name, struct record *record,
                                           struct message *message)
{
    struct buffer text = {0};
    struct journal *journal = journal_open(name, find_place, &text, message);
    *record = (struct record){0};
    if (journal)
        last_sum = record_read(buffer_at(&text, 0), text.length, record, NULL, NULL).sum;
    buffer_free(&text);
    return journal;
}

static inline struct journal *start(struct board **board)
{
    struct record record = {.board = easy_board()};
    struct message message;
    struct journal *journal = create_journal(&record, &message);
    CHECK_TEXT(message.text, "");
    *board = record.board;
    return journal;
}

/* Makes move NUMBER of a game: a different digit or candidate each time. */
static inline bool make_move(struct board *board, unsigned number)
{
    uint64_t state = number;
    uint16_t cell = 0;
    do
        cell = (uint16_t)draw_number(&state, board->cell_count);
    while (board->givens[cell]);
    bool is_digit = draw_number(&state, 2) != 0 || board_digit(board, cell);
    return enter_one(board, cell, is_digit ? LAYER_DIGIT : LAYER_CENTER,
                     1 + draw_number(&state, board->side));
}

static inline bool write_last(struct journal *journal, const struct board *board, double seconds)
{
    struct move move = history_move(&board->history, board->history.made - 1);
    struct buffer text = {0};
    record_event(EVENT_MOVE, seconds, &move, &text, &last_sum);
    bool done = journal_append(journal, text.data, text.length);
    int reason = errno;
    buffer_free(&text);
    errno = reason;
    return done;
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
