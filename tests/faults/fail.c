/* A library to preload that makes one call of the C library fail, or raises a signal before the
 * call if FAULT_SIGNAL is set. FAULT names the call ("malloc", which includes every allocation,
 * "write", "close", "rename", "open", "read", "fsync" or "ftruncate"), FAULT_NUMBER its number
 * since the program started, and FAULT_MARK a file that is created when it fails. Allocations by
 * ncurses and pixman (cairo's, when it is loaded) are not counted: they crash if one fails, which
 * we cannot fix. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#pragma GCC visibility push(default)

/* The functions under those replaced here; dlsym() itself allocates. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);

static const char *wanted, *mark;
static atomic_long left;
static int number;

__attribute__((constructor)) static void begin(void)
{
    const char *which = getenv("FAULT_NUMBER"), *comes = getenv("FAULT_SIGNAL");
    mark = getenv("FAULT_MARK");
    atomic_init(&left, which ? atol(which) : 0);
    number = comes ? atoi(comes) : 0;
    wanted = getenv("FAULT");
}

static int fails(const char *call, int error)
{
    if (!wanted || strcmp(wanted, call) != 0 || atomic_fetch_sub(&left, 1) != 1)
        return 0;
    if (mark)
        syscall(SYS_close, (int)syscall(SYS_openat, AT_FDCWD, mark, O_CREAT | O_WRONLY, 0600));
    errno = number ? errno : error;
    return number ? kill(getpid(), number) : 1;
}

/* True if the library at PATH crashes without memory. */
static int is_excused(const char *path)
{
    return strstr(path, "/libncurses") || strstr(path, "/libtinfo") || strstr(path, "/libpixman");
}

static int memory_fails(const void *caller)
{
    Dl_info from;
    if (wanted && dladdr(caller, &from) && from.dli_fname && is_excused(from.dli_fname))
        return 0;
    return fails("malloc", ENOMEM);
}

void *malloc(size_t size)
{
    return memory_fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return memory_fails(__builtin_return_address(0)) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size)
{
    return memory_fails(__builtin_return_address(0)) ? NULL : __libc_realloc(pointer, size);
}

char *strdup(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = memory_fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
    return copy ? memcpy(copy, text, size) : NULL;
}

ssize_t write(int fd, const void *data, size_t size)
{
    return fails("write", ENOSPC) ? -1 : syscall(SYS_write, fd, data, size);
}

ssize_t read(int fd, void *data, size_t size)
{
    return fails("read", EIO) ? -1 : syscall(SYS_read, fd, data, size);
}

int fsync(int fd)
{
    return fails("fsync", EIO) ? -1 : (int)syscall(SYS_fsync, fd);
}

/* The descriptor is closed even so, as on Linux. */
int close(int fd)
{
    int error = fails("close", EIO), done = (int)syscall(SYS_close, fd);
    if (error)
        errno = EIO;
    return error ? -1 : done;
}

int rename(const char *from, const char *to)
{
    return fails("rename", EACCES) ? -1 : renameat(AT_FDCWD, from, AT_FDCWD, to);
}

int ftruncate(int fd, off_t size)
{
    return fails("ftruncate", EIO) ? -1 : (int)syscall(SYS_ftruncate, fd, size);
}

int open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    int mode = flags & O_CREAT ? va_arg(arguments, int) : 0;
    va_end(arguments);
    return fails("open", EACCES) ? -1 : (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

#pragma GCC visibility pop
