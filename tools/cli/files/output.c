#include "cli/files/output.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/files/path.h"
#include "cli/files/temporary.h"
#include "cli/run/interrupt.h"

static bool is_same(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

static bool is_stdout(const struct stat *status)
{
    struct stat standard;
    return fstat(STDOUT_FILENO, &standard) == 0 && is_same(status, &standard);
}

/* Opens a temporary file beside PATH, which is OLD now (NULL: does not exist), with the permissions
 * of OLD or those of the umask. */
static bool open_temporary(struct output *output, const char *path, const struct stat *old)
{
    if (old && access(path, W_OK) != 0)
        return false;
    output->temporary = temporary_create(path, 0666, &output->fd);
    if (!output->temporary)
        return false;
    if (old)
        (void)fchmod(output->fd, old->st_mode & 0777);
    if (old && old->st_nlink > 1)
        output->in_place = strdup(path);
    if (!old || old->st_nlink <= 1 || output->in_place)
        return true;
    output_discard(output);
    errno = ENOMEM;
    return false;
}

bool output_open(struct output *output, const char *path)
{
    char target[PATH_MAX];
    struct stat old;
    *output = (struct output){.fd = STDOUT_FILENO};
    if (!path || strcmp(path, "-") == 0)
        return true;
    bool exists = stat(path, &old) == 0;
    if (exists && is_stdout(&old))
        return true;
    output->fd = -1;
    output->owned = true;
    if (exists && !S_ISREG(old.st_mode))
        output->fd = interrupt_open(path, O_WRONLY | O_NOCTTY);
    else if (!path_follow(path, target) || !open_temporary(output, target, exists ? &old : NULL))
        return false;
    return output->fd >= 0;
}

bool output_open_new(struct output *output, const char *path)
{
    struct stat old;
    *output = (struct output){.fd = -1, .owned = true, .is_new = true};
    if (lstat(path, &old) != 0)
        return open_temporary(output, path, NULL);
    errno = EEXIST;
    return false;
}

bool output_write(struct output *output, const void *data, size_t size)
{
    const char *bytes = data;
    if (!output->written)
        output->may_block = interrupt_may_block(output->fd);
    while (size) {
        ssize_t count = interrupt_write(output->fd, output->may_block, bytes, size);
        if (count < 0)
            return false;
        bytes += count;
        size -= (size_t)count;
        output->written += count;
    }
    return true;
}

void output_mark(struct output *output)
{
    if (output->temporary && !output->in_place)
        temporary_mark(output->temporary, output->written);
}

/* Preserves errno. */
static void clear(struct output *output)
{
    int saved = errno;
    if (output->owned && output->fd >= 0)
        close(output->fd);
    free(output->in_place);
    *output = (struct output){.fd = -1};
    errno = saved;
}

/* Copies SIZE bytes from the start of FROM to that of TO. */
static bool copy(int from, int to, int64_t size)
{
    char bytes[1 << 14];
    for (int64_t done = 0; done < size;) {
        ssize_t count = pread(from, bytes, sizeof bytes, (off_t)done);
        if (count > 0)
            count = pwrite(to, bytes, (size_t)count, (off_t)done);
        if (count == 0)
            errno = EIO;
        if (count <= 0)
            return false;
        done += count;
    }
    return ftruncate(to, (off_t)size) == 0;
}

/* Copies the content into the existing file. Space is reserved first, so that a full disk leaves
 * the old content intact. */
static bool commit_in_place(struct output *output)
{
    int fd = open(output->in_place, O_WRONLY | O_CLOEXEC);
    int error = fd < 0 ? errno : posix_fallocate(fd, 0, output->written ? output->written : 1);
    if (error == EINVAL || error == EOPNOTSUPP || error == ENOSYS)
        error = 0;
    bool done = fd >= 0 && !error && copy(output->fd, fd, output->written);
    error = error ? error : errno;
    if (fd >= 0 && close(fd) != 0) {
        error = done ? errno : error;
        done = false;
    }
    temporary_remove(output->temporary);
    errno = error;
    return done;
}

bool output_commit(struct output *output)
{
    bool done = true;
    if (output->is_unwanted)
        return output_discard(output);
    if (output->in_place) {
        done = commit_in_place(output);
    } else if (output->owned) {
        done = close(output->fd) == 0;
        output->fd = -1;
        if (output->temporary && done)
            done = temporary_commit(output->temporary, output->is_new);
        else if (output->temporary)
            temporary_remove(output->temporary);
    }
    clear(output);
    return done;
}

bool output_discard(struct output *output)
{
    bool done = !output->temporary || temporary_discard(output->temporary);
    clear(output);
    return done;
}
