/* A table of files for signal handlers: whoever removes an entry owns the file. */
#include "cli/files/temporary.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/files/path.h"
#include "cli/text/buffer.h"

/* One for each thread of a tool, and some to spare. */
enum { MAX_FILES = 1100 };

struct temporary {
    _Atomic int64_t marked; /* bytes to keep; 0: none */
    char *path;
    char name[];
};

static _Atomic(struct temporary *) files[MAX_FILES];
static atomic_flag is_set_up = ATOMIC_FLAG_INIT;

static bool add(struct temporary *temporary)
{
    for (unsigned i = 0; i < MAX_FILES; i++) {
        struct temporary *none = NULL;
        if (atomic_compare_exchange_strong(&files[i], &none, temporary))
            return true;
    }
    errno = EMFILE;
    return false;
}

/* Removes an entry from the table and frees it, unless temporary_end_all() is using it. */
static void take_out(struct temporary *temporary)
{
    int saved = errno;
    for (unsigned i = 0; i < MAX_FILES; i++) {
        struct temporary *found = temporary;
        if (atomic_compare_exchange_strong(&files[i], &found, NULL)) {
            free(temporary->path);
            free(temporary);
            break;
        }
    }
    errno = saved;
}

/* Chooses an unused name beside PATH, longer than PATH only if the file system allows. */
static struct temporary *make(const char *path)
{
    enum { SUFFIX = 48, MAX_STEM = 200 };
    static atomic_uint count;
    const char *slash = strrchr(path, '/');
    int folder = slash ? (int)(slash + 1 - path) : 0;
    size_t length = strlen(path), size = length + SUFFIX;
    struct temporary *temporary = buffer_resize(NULL, sizeof *temporary + size);
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    atomic_init(&temporary->marked, 0);
    temporary->path = buffer_resize(NULL, length + 1);
    memcpy(temporary->path, path, length + 1);
    snprintf(temporary->name, size, "%.*s%.*s.%ld-%u-%lx", folder, path, MAX_STEM, path + folder,
             (long)getpid(), atomic_fetch_add(&count, 1), (unsigned long)time.tv_nsec);
    return temporary;
}

struct temporary *temporary_create(const char *path, unsigned mode, int *fd)
{
    if (!atomic_flag_test_and_set(&is_set_up))
        atexit(temporary_end_all);
    struct temporary *temporary = make(path);
    /* Entered before the file exists, since a signal may come in between. */
    if (!add(temporary)) {
        free(temporary->path);
        free(temporary);
        return NULL;
    }
    *fd = open(temporary->name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (*fd >= 0)
        return temporary;
    take_out(temporary);
    return NULL;
}

void temporary_mark(struct temporary *temporary, long long size)
{
    atomic_store(&temporary->marked, size);
}

bool temporary_commit(struct temporary *temporary, bool is_new)
{
    bool done = (is_new ? path_rename_new(temporary->name, temporary->path)
                        : rename(temporary->name, temporary->path) == 0);
    int saved = errno;
    if (!done)
        unlink(temporary->name);
    errno = saved;
    take_out(temporary);
    return done;
}

void temporary_remove(struct temporary *temporary)
{
    unlink(temporary->name);
    take_out(temporary);
}

static bool cut(const char *name, off_t size)
{
    int fd = open(name, O_WRONLY | O_CLOEXEC);
    bool done = fd >= 0 && ftruncate(fd, size) == 0;
    return (fd < 0 || close(fd) == 0) && done;
}

/* Async-signal-safe. Uses the name only: the descriptor may belong to another file by now. */
static bool end(const struct temporary *temporary)
{
    int64_t marked = atomic_load(&temporary->marked);
    if (marked > 0 && cut(temporary->name, (off_t)marked))
        return rename(temporary->name, temporary->path) == 0;
    unlink(temporary->name);
    return marked == 0;
}

bool temporary_discard(struct temporary *temporary)
{
    bool done = end(temporary);
    take_out(temporary);
    return done;
}

void temporary_end_all(void)
{
    for (unsigned i = 0; i < MAX_FILES; i++) {
        struct temporary *temporary = atomic_exchange(&files[i], NULL);
        if (temporary)
            end(temporary);
    }
}
