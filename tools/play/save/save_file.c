#include "play/save/save_file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "cli/files/file.h"
#include "cli/files/output.h"
#include "cli/files/path.h"

bool save_file_read(const char *path, struct buffer *text)
{
    enum { MAX_SAVE = 1 << 28 };
    return file_read(path, MAX_SAVE, text);
}

bool save_file_record(const char *path, struct buffer *text, struct record *record,
                      struct message *message)
{
    *record = (struct record){0};
    if (!save_file_read(path, text))
        return message_set(message, "%s: %s", path, strerror(errno));
    return record_read_save(buffer_at(text, 0), text->length, path, record, message);
}

bool save_file_is_same(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

bool save_file_is_at(int fd, const char *path)
{
    struct stat own, named;
    return fstat(fd, &own) == 0 && stat(path, &named) == 0 && save_file_is_same(&own, &named);
}

int save_file_open(const char *path)
{
    int fd = open(path, O_RDWR | O_CLOEXEC), reason;
    if (fd < 0)
        return fd;
    if (flock(fd, LOCK_EX | LOCK_NB) != 0)
        reason = errno;
    else if (!save_file_is_at(fd, path))
        reason = EWOULDBLOCK;
    else
        return fd;
    close(fd);
    errno = reason;
    return -1;
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

bool save_file_write_new(const char *path, const char *text, size_t length)
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

bool save_file_set_aside(const char *path, char aside[PATH_MAX])
{
    for (unsigned number = 1; number < 10000; number++) {
        int length = snprintf(aside, PATH_MAX, "%s.damaged-%u", path, number);
        if (length >= PATH_MAX)
            errno = ENAMETOOLONG;
        else if (path_rename_new(path, aside))
            return true;
        if (errno != EEXIST)
            return false;
    }
    return false;
}
