#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "buffer.h"

static void close_output(struct output *output)
{
    if (output->path && output->fd >= 0)
        close(output->fd);
    free(output->path);
    free(output->temporary);
    *output = (struct output){.fd = -1};
}

/* Devices and pipes cannot be renamed into place: they are written directly. */
static bool is_special(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && !S_ISREG(status.st_mode);
}

/* Beside PATH, under a name that nobody has. The file gets the old one's permissions, or those that
 * the umask leaves: that cannot be asked for without changing it under other threads, so mkstemp()
 * will not do. */
static bool open_temporary(struct output *output)
{
    enum { SUFFIX = 40, TRIES = 10000 };
    struct stat old;
    size_t length = strlen(output->path);
    bool replaces = stat(output->path, &old) == 0;
    output->temporary = buffer_resize(NULL, length + SUFFIX);
    memcpy(output->temporary, output->path, length);
    for (unsigned i = 0; i < TRIES; i++) {
        snprintf(output->temporary + length, SUFFIX, ".%ld-%u", (long)getpid(), i);
        output->fd = open(output->temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (output->fd >= 0 || errno != EEXIST)
            break;
    }
    return output->fd >= 0 && (!replaces || fchmod(output->fd, old.st_mode & 0777) == 0);
}

bool output_open(struct output *output, const char *path)
{
    *output = (struct output){.fd = STDOUT_FILENO};
    if (!path || strcmp(path, "-") == 0)
        return true;
    size_t size = strlen(path) + 1;
    output->path = buffer_resize(NULL, size);
    memcpy(output->path, path, size);
    if (is_special(path))
        output->fd = open(path, O_WRONLY | O_CLOEXEC);
    else
        open_temporary(output);
    if (output->fd >= 0)
        return true;
    int saved = errno;
    close_output(output);
    errno = saved;
    return false;
}

bool output_write(struct output *output, const void *data, size_t size)
{
    const char *bytes = data;
    while (size) {
        ssize_t written = write(output->fd, bytes, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        bytes += written;
        size -= (size_t)written;
    }
    return true;
}

bool output_commit(struct output *output)
{
    if (!output->path)
        return true;
    int fd = output->fd;
    output->fd = -1;
    bool done =
        close(fd) == 0 && (!output->temporary || rename(output->temporary, output->path) == 0);
    int saved = errno;
    if (!done && output->temporary)
        unlink(output->temporary);
    close_output(output);
    errno = saved;
    return done;
}

void output_discard(struct output *output)
{
    if (output->temporary)
        unlink(output->temporary);
    close_output(output);
}
