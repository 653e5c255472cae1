#include "play/save/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/files/output.h"
#include "play/save/save_file.h"

struct journal {
    journal_place *place;  /* of a file that is to be made; NULL: it was opened */
    char *path;            /* NULL: there is no file yet */
    int fd;                /* -1: it is not open yet */
    off_t good;            /* bytes of whole lines in the file */
    struct buffer waiting; /* lines that are not in it yet */
    uint32_t sum;
    bool is_synced;
};

/* Whether FD is the file that is at PATH now. */
static bool is_at(int fd, const char *path)
{
    struct stat own, named;
    return fstat(fd, &own) == 0 && stat(path, &named) == 0 && own.st_dev == named.st_dev &&
           own.st_ino == named.st_ino;
}

/* Opens the file at PATH, locked. -1: errno says why; EWOULDBLOCK: another program plays it, or has
 * put another file in its place just now, as after damage: what was locked is not that. */
static int open_locked(const char *path)
{
    int fd = open(path, O_RDWR | O_CLOEXEC), reason;
    if (fd < 0)
        return fd;
    if (flock(fd, LOCK_EX | LOCK_NB) != 0)
        reason = errno;
    else if (!is_at(fd, path))
        reason = EWOULDBLOCK;
    else
        return fd;
    close(fd);
    errno = reason;
    return -1;
}

static char *copy(const char *path)
{
    size_t size = strlen(path) + 1;
    return memcpy(buffer_resize(NULL, size), path, size);
}

/* The journal of the file at PATH. NULL: as open_locked(). */
static struct journal *attach(const char *path)
{
    int fd = open_locked(path);
    if (fd < 0)
        return NULL;
    struct journal *journal = buffer_resize(NULL, sizeof *journal);
    *journal = (struct journal){.path = copy(path), .fd = fd, .is_synced = true};
    return journal;
}

static void sync_folder(const char *path)
{
    char folder[PATH_MAX];
    const char *slash = strrchr(path, '/');
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) : 1, slash ? path : ".");
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    fsync(fd);
    close(fd);
}

/* Makes the file at PATH, which is not there yet, of TEXT: whole or not at all. */
static bool write_new(const char *path, const char *text, size_t length)
{
    struct output output;
    if (!output_open_new(&output, path))
        return false;
    if (!output_write(&output, text, length) || fsync(output.fd) != 0) {
        int reason = errno;
        output_discard(&output);
        errno = reason;
        return false;
    }
    if (!output_commit(&output))
        return false;
    sync_folder(path);
    return true;
}

/* Makes the file of JOURNAL of the lines that wait, and opens it. False: MESSAGE says why, and
 * errno. */
static bool make_file(struct journal *journal, struct message *message)
{
    char path[PATH_MAX];
    if (!journal->path) {
        if (!journal->place(path, message))
            return false;
        if (!write_new(path, journal->waiting.data, journal->waiting.length)) {
            int reason = errno;
            message_set(message, "%s: %s", path, strerror(reason));
            errno = reason;
            return false;
        }
        journal->path = copy(path);
        journal->good = (off_t)journal->waiting.length;
        journal->waiting.length = 0;
    }
    journal->fd = open_locked(journal->path);
    if (journal->fd >= 0)
        return true;
    int reason = errno;
    message_set(message, "%s: %s", journal->path, strerror(reason));
    errno = reason;
    return false;
}

struct journal *journal_create(journal_place *place, const struct record *record,
                               struct message *message)
{
    struct journal *journal = buffer_resize(NULL, sizeof *journal);
    *journal = (struct journal){.place = place, .fd = -1, .is_synced = true};
    record_begin(record, &journal->waiting, &journal->sum);
    message->text[0] = '\0';
    make_file(journal, message);
    return journal;
}

/* Gives the file at PATH a name beside it that no file has. False: errno says why. */
static bool set_aside(const char *path, char aside[PATH_MAX])
{
    for (unsigned number = 1; number < 10000; number++) {
        int length = snprintf(aside, PATH_MAX, "%s.damaged-%u", path, number);
        if (length >= PATH_MAX)
            errno = ENAMETOOLONG;
        if (length >= PATH_MAX)
            return false;
        /* link() replaces nothing, which rename() would. */
        if (link(path, aside) == 0)
            return unlink(path) == 0;
        if (errno != EEXIST)
            return false;
    }
    return false;
}

/* Takes the place of the damaged file of JOURNAL with the GOOD bytes at TEXT. */
static struct journal *mend(struct journal *journal, const char *text,
                            const struct record_reading *reading, struct message *message)
{
    char aside[PATH_MAX];
    struct journal *mended = NULL;
    if (!set_aside(journal->path, aside)) {
        message_set(message, "%s: line %zu is damaged, and the file could not be set aside: %s",
                    journal->path, reading->line, strerror(errno));
    } else if (!write_new(journal->path, text, reading->good) ||
               !(mended = attach(journal->path))) {
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

static struct journal *take_reading(struct journal *journal, const char *text,
                                    const struct record_reading *reading, struct record *record,
                                    struct message *message)
{
    /* A line that was cut off goes. What has not even the first lines may be somebody's text. */
    if (reading->result == RECORD_NEWER) {
        message_set(message, "%s was written by a later version", journal->path);
        journal_close(journal);
        journal = NULL;
    } else if (!record->game) {
        message_set(message, "%s:%zu: this is no save of a game", journal->path, reading->line);
        journal_close(journal);
        journal = NULL;
    } else if (reading->result == RECORD_DAMAGED) {
        journal = mend(journal, text, reading, message);
    }
    if (journal && ftruncate(journal->fd, (off_t)reading->good) != 0) {
        message_set(message, "%s: %s", journal->path, strerror(errno));
        journal_close(journal);
        journal = NULL;
    }
    if (journal) {
        journal->good = (off_t)reading->good;
        journal->sum = reading->sum;
        return journal;
    }
    game_destroy(record->game);
    record->game = NULL;
    return NULL;
}

struct journal *journal_open(const char *path, struct record *record, struct message *message)
{
    struct buffer text = {0};
    struct journal *journal = attach(path);
    message->text[0] = '\0';
    *record = (struct record){0};
    if (!journal || !save_file_read(path, &text)) {
        if (errno == EWOULDBLOCK)
            message_set(message, "%s is being played elsewhere", path);
        else
            message_set(message, "%s: %s", path, strerror(errno));
        journal_close(journal);
        return NULL;
    }
    struct record_reading reading =
        record_read(buffer_at(&text, 0), text.length, record, NULL, NULL);
    journal = take_reading(journal, text.data, &reading, record, message);
    buffer_free(&text);
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

/* Writes what waits behind the last whole line: there are no bytes that count. */
static bool flush(struct journal *journal)
{
    struct message unused;
    size_t done = 0;
    if (journal->fd < 0 && !make_file(journal, &unused))
        return false;
    while (done < journal->waiting.length) {
        ssize_t count = pwrite(journal->fd, journal->waiting.data + done,
                               journal->waiting.length - done, journal->good + (off_t)done);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        done += (size_t)count;
    }
    journal->good += (off_t)done;
    journal->waiting.length = 0;
    return true;
}

bool journal_write(struct journal *journal, enum event event, double seconds,
                   const struct move *move)
{
    record_event(event, seconds, move, &journal->waiting, &journal->sum);
    journal->is_synced = false;
    return flush(journal);
}

bool journal_write_level(struct journal *journal, const struct record *record, double seconds)
{
    record_level(record, seconds, &journal->waiting, &journal->sum);
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
    buffer_free(&journal->waiting);
    free(journal);
    errno = error;
    return is_whole;
}
