#include "play/save/journal.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "play/core/record/record.h"
#include "play/save/save_file.h"

struct journal {
    journal_place *place; /* finds the path of a new file */
    char *path;           /* NULL: there is no file yet */
    int fd;               /* -1: not open */
    struct buffer text;   /* all lines of the game */
    size_t written;       /* bytes of TEXT in the file */
    struct stat last;     /* the file's status after the last write */
    bool is_synced;
    bool has_moved; /* another program's file is at an earlier path, or the file was deleted */
};

/* ----------------------------------------------------------------------------------- a journal */

static char *copy(const char *path)
{
    size_t size = strlen(path) + 1;
    return memcpy(buffer_resize(NULL, size), path, size);
}

/* Returns the journal of the file at PATH, or NULL as save_file_open() fails. */
static struct journal *attach(const char *path, journal_place *place)
{
    int fd = save_file_open(path);
    if (fd < 0)
        return NULL;
    struct journal *journal = buffer_resize(NULL, sizeof *journal);
    *journal = (struct journal){.place = place, .path = copy(path), .fd = fd, .is_synced = true};
    return journal;
}

/* Continues in the file at PATH, which holds the first LENGTH bytes of TEXT. Returns false with
 * errno set if it cannot be opened yet. */
static bool adopt(struct journal *journal, const char *path, size_t length)
{
    char *adopted = copy(path);
    free(journal->path);
    journal->path = adopted;
    journal->written = length;
    if (journal->fd >= 0 && !save_file_is_at(journal->fd, adopted)) {
        close(journal->fd);
        journal->fd = -1;
    }
    if (journal->fd < 0)
        journal->fd = save_file_open(adopted);
    return journal->fd >= 0 && fstat(journal->fd, &journal->last) == 0;
}

/* Writes all lines to a new file at PATH and adopts it. */
static bool write_whole(struct journal *journal, const char *path)
{
    return save_file_write_new(path, journal->text.data, journal->text.length) &&
           adopt(journal, path, journal->text.length);
}

/* Creates the first file of JOURNAL. Returns false with MESSAGE and errno set on failure. */
static bool make_file(struct journal *journal, struct message *message)
{
    char path[PATH_MAX];
    if (!journal->place(path, message))
        return false;
    if (write_whole(journal, path))
        return true;
    int reason = errno;
    message_set(message, "%s: %s", path, strerror(reason));
    errno = reason;
    return false;
}

struct journal *journal_create(journal_place *place, const char *text, size_t length,
                               struct message *message)
{
    struct journal *journal = buffer_resize(NULL, sizeof *journal);
    *journal = (struct journal){.place = place, .fd = -1, .is_synced = true};
    buffer_add(&journal->text, text, length);
    message->text[0] = '\0';
    make_file(journal, message);
    return journal;
}

/* ------------------------------------------------------------------------------------- reading */

/* Replaces the damaged file of JOURNAL by the intact part of TEXT, and frees JOURNAL. */
static struct journal *repair_file(struct journal *journal, const char *text,
                                   const struct record_reading *reading, struct message *message)
{
    char aside[PATH_MAX];
    struct journal *mended = NULL;
    if (!save_file_set_aside(journal->path, aside)) {
        message_set(message, "%s: line %zu is damaged, and the file could not be set aside: %s",
                    journal->path, reading->line, strerror(errno));
    } else if (!save_file_write_new(journal->path, text, reading->good) ||
               !(mended = attach(journal->path, journal->place))) {
        message_set(message, "%s: %s; the damaged file is %s", journal->path, strerror(errno),
                    aside);
    } else {
        message_set(message,
                    "%s was damaged at line %zu: it was set aside as %s, and what stood before "
                    "goes on",
                    journal->path, reading->line, aside);
    }
    journal_close(journal);
    return mended;
}

/* Prepares to append after the intact part of TEXT. Returns false with errno set on failure. */
static bool continue_file(struct journal *journal, const char *text,
                          const struct record_reading *reading)
{
    if (ftruncate(journal->fd, (off_t)reading->good) != 0 ||
        fstat(journal->fd, &journal->last) != 0)
        return false;
    buffer_add(&journal->text, text, reading->good);
    journal->written = reading->good;
    return true;
}

/* Prepares to continue the save of TEXT; frees JOURNAL and returns NULL on failure. */
static struct journal *take_reading(struct journal *journal, const char *text,
                                    const struct record_reading *reading, bool is_game,
                                    struct message *message)
{
    /* An incomplete last line is removed. A file without intact first lines may not be a save. */
    if (reading->result == RECORD_NEWER) {
        message_set(message, "%s was written by a later version", journal->path);
        journal_close(journal);
        journal = NULL;
    } else if (!is_game) {
        message_set(message, "%s:%zu: this is no save of a game", journal->path, reading->line);
        journal_close(journal);
        journal = NULL;
    } else if (reading->result == RECORD_DAMAGED) {
        journal = repair_file(journal, text, reading, message);
    }
    if (journal && !continue_file(journal, text, reading)) {
        message_set(message, "%s: %s", journal->path, strerror(errno));
        journal_close(journal);
        journal = NULL;
    }
    return journal;
}

struct journal *journal_open(const char *path, journal_place *place, struct buffer *text,
                             struct message *message)
{
    size_t start = text->length;
    struct record record;
    struct journal *journal = attach(path, place);
    message->text[0] = '\0';
    if (!journal || !save_file_read(path, text)) {
        if (errno == EWOULDBLOCK)
            message_set(message, "%s is being played elsewhere", path);
        else
            message_set(message, "%s: %s", path, strerror(errno));
        journal_close(journal);
        return NULL;
    }
    struct record_reading reading =
        record_read(buffer_at(text, start), text->length - start, &record, NULL, NULL);
    journal = take_reading(journal, buffer_at(text, start), &reading, record.board, message);
    text->length = start + reading.good;
    board_destroy(record.board);
    return journal;
}

bool journal_is_played(const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    bool is_played = fd >= 0 && flock(fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    if (fd >= 0)
        close(fd);
    return is_played;
}

/* -------------------------------------------------------------- files that others have changed */

/* True if the file at the path is unchanged since the last write. */
static bool is_untouched(const struct journal *journal)
{
    const struct stat *last = &journal->last;
    struct stat now;
    return journal->fd >= 0 && stat(journal->path, &now) == 0 && save_file_is_same(&now, last) &&
           now.st_size == last->st_size && now.st_mtim.tv_sec == last->st_mtim.tv_sec &&
           now.st_mtim.tv_nsec == last->st_mtim.tv_nsec;
}

/* Writes all lines to a new file: at the same path if it is free, else next to it as "name-2.game",
 * or in the folder of new games if that folder is gone. */
static bool move_to_new_file(struct journal *journal)
{
    static const char ending[] = ".game";
    char path[PATH_MAX];
    struct message unused;
    size_t length = strlen(journal->path), tail = sizeof ending - 1;
    bool has_ending = length > tail && strcmp(journal->path + length - tail, ending) == 0;
    int stem = (int)(has_ending ? length - tail : length);
    bool done = write_whole(journal, journal->path);
    for (unsigned number = 2; !done && errno == EEXIST && number < 10000; number++) {
        if (snprintf(path, sizeof path, "%.*s-%u%s", stem, journal->path, number, ending) >=
            PATH_MAX)
            errno = ENAMETOOLONG;
        else
            done = write_whole(journal, path);
    }
    if (!done && (errno == ENOENT || errno == ENOTDIR) && journal->place(path, &unused))
        done = write_whole(journal, path);
    journal->has_moved |= done;
    return done;
}

/* Finds a file for the lines after another program replaced, changed or deleted it. A file with
 * some of the first lines, such as an earlier copy, is continued; any other is left unchanged. */
static bool find_file_again(struct journal *journal)
{
    struct buffer found = {0};
    bool is_earlier = save_file_read(journal->path, &found) &&
                      found.length <= journal->text.length &&
                      memcmp(buffer_at(&found, 0), journal->text.data, found.length) == 0;
    size_t length = found.length;
    buffer_free(&found);
    return (is_earlier && adopt(journal, journal->path, length)) || move_to_new_file(journal);
}

/* ------------------------------------------------------------------------------------- writing */

/* Appends the lines that are not in the file yet. */
static bool append_missing_lines(struct journal *journal)
{
    ssize_t count = 0;
    while (journal->written < journal->text.length) {
        count = pwrite(journal->fd, journal->text.data + journal->written,
                       journal->text.length - journal->written, (off_t)journal->written);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        journal->written += (size_t)count;
    }
    int reason = errno;
    bool is_known = fstat(journal->fd, &journal->last) == 0;
    errno = is_known ? reason : errno;
    return is_known && journal->written == journal->text.length;
}

static bool flush(struct journal *journal)
{
    enum { ATTEMPTS = 3 };
    struct message unused;
    /* The journal of a file that was refused has no lines. */
    if (journal->text.length == 0)
        return true;
    if (!journal->path && !make_file(journal, &unused))
        return false;
    for (unsigned i = 0; i < ATTEMPTS; i++) {
        if ((!is_untouched(journal) && !find_file_again(journal)) || !append_missing_lines(journal))
            return false;
        /* The file may have been replaced during the write. */
        if (save_file_is_at(journal->fd, journal->path))
            return true;
    }
    errno = EBUSY;
    return false;
}

bool journal_append(struct journal *journal, const char *text, size_t length)
{
    buffer_add(&journal->text, text, length);
    journal->is_synced = false;
    return flush(journal);
}

void journal_sync(struct journal *journal)
{
    if (journal->fd >= 0 && !journal->is_synced && flush(journal))
        journal->is_synced = fdatasync(journal->fd) == 0;
}

const char *journal_path(const struct journal *journal)
{
    return journal->path ? journal->path : "";
}

bool journal_take_moved(struct journal *journal)
{
    bool has_moved = journal->has_moved;
    journal->has_moved = false;
    return has_moved;
}

bool journal_close(struct journal *journal)
{
    if (!journal)
        return true;
    bool is_whole = flush(journal);
    int error = errno;
    journal_sync(journal);
    if (journal->fd >= 0)
        close(journal->fd);
    free(journal->path);
    buffer_free(&journal->text);
    free(journal);
    errno = error;
    return is_whole;
}
