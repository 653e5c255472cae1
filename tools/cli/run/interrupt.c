#include "cli/run/interrupt.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/files/temporary.h"

/* Signals that end a program by default (signal(7)), except those of crashes and core dumps. */
static const int stopping[] = {SIGINT,  SIGTERM, SIGHUP,    SIGUSR1, SIGUSR2,
                               SIGALRM, SIGPROF, SIGVTALRM, SIGXCPU};
static const int at_once[] = {SIGQUIT, SIGABRT};
static const int shown_as_errors[] = {SIGPIPE, SIGXFSZ};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static atomic_int pending;

/* Readable from the first signal on, so that later waits end at once, too. */
static int alarm_pipe[2] = {-1, -1};

static void (*_Atomic before_end)(void);

static void end_now(int number)
{
    void (*restore)(void) = atomic_load(&before_end);
    temporary_end_all();
    if (restore)
        restore();
    /* The handler is removed: the signal now has its default effect. */
    raise(number);
}

static void note(int number)
{
    int none = 0, saved = errno;
    if (!atomic_compare_exchange_strong(&pending, &none, number)) {
        signal(number, SIG_DFL);
        end_now(number);
    }
    if (alarm_pipe[1] >= 0)
        (void)!write(alarm_pipe[1], "", 1);
    errno = saved;
}

static void handle(const int *numbers, size_t count, void (*handler)(int), int flags)
{
    struct sigaction action = {.sa_handler = handler, .sa_flags = flags}, old;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < count; i++)
        if (sigaction(numbers[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN)
            sigaction(numbers[i], &action, NULL);
}

void interrupt_catch(void)
{
    if (pipe(alarm_pipe) == 0)
        for (int i = 0; i < 2; i++)
            fcntl(alarm_pipe[i], F_SETFD, FD_CLOEXEC);
    handle(shown_as_errors, COUNT(shown_as_errors), SIG_IGN, 0);
    handle(stopping, COUNT(stopping), note, 0);
    handle(at_once, COUNT(at_once), end_now, (int)SA_RESETHAND);
}

void interrupt_before_end(void (*restore)(void))
{
    atomic_store(&before_end, restore);
}

bool interrupt_start_thread(pthread_t *thread, void *(*work)(void *), void *user)
{
    sigset_t stop, before;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    pthread_sigmask(SIG_BLOCK, &stop, &before);
    bool started = pthread_create(thread, NULL, work, user) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

bool interrupt_pending(void)
{
    return atomic_load(&pending) != 0;
}

int interrupt_poll(int fd, short events, int milliseconds)
{
    struct pollfd waits[2] = {{.fd = fd, .events = events},
                              {.fd = alarm_pipe[0], .events = POLLIN}};
    int answer = poll(waits, COUNT(waits), milliseconds);
    if (answer > 0 && waits[1].revents) {
        errno = EINTR;
        return -1;
    }
    return answer < 0 ? -1 : answer > 0;
}

/* interrupt_poll() without a time limit that ignores other signals. */
static bool wait_for(int fd, short events)
{
    int answer;
    do
        answer = interrupt_poll(fd, events, -1);
    while (answer < 0 && errno == EINTR && !interrupt_pending());
    return answer > 0;
}

static bool is_fifo(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISFIFO(status.st_mode);
}

/* A blocking open() would miss a signal that arrives just before it. */
int interrupt_open(const char *path, int flags)
{
    enum { PAUSE = 20 };
    int fd;
    bool waits = is_fifo(path);
    while ((fd = open(path, flags | O_CLOEXEC | O_NONBLOCK)) < 0)
        if (!waits || errno != ENXIO || (interrupt_poll(-1, 0, PAUSE) < 0 && interrupt_pending()))
            return -1;
    bool reads = (flags & O_ACCMODE) == O_RDONLY;
    if ((waits && reads && !wait_for(fd, POLLIN)) || fcntl(fd, F_SETFL, flags) != 0) {
        int saved = errno;
        close(fd);
        errno = saved;
        return -1;
    }
    return fd;
}

ssize_t interrupt_read(int fd, void *data, size_t size)
{
    ssize_t count;
    do {
        if (!wait_for(fd, POLLIN))
            return -1;
        count = read(fd, data, size);
    } while (count < 0 && errno == EINTR);
    return count;
}

/* Devices that accept everything never block. */
bool interrupt_may_block(int fd)
{
    struct stat status, nothing;
    if (fstat(fd, &status) != 0 || S_ISREG(status.st_mode))
        return !S_ISREG(status.st_mode);
    return !S_ISCHR(status.st_mode) || stat("/dev/null", &nothing) != 0 ||
           status.st_rdev != nothing.st_rdev;
}

ssize_t interrupt_write(int fd, bool may_block, const void *data, size_t size)
{
    enum { LAST_WAIT = 1000 };
    ssize_t count;
    do {
        if (may_block && !wait_for(fd, POLLOUT)) {
            struct pollfd ready = {.fd = fd, .events = POLLOUT};
            if (!interrupt_pending() || poll(&ready, 1, LAST_WAIT) <= 0) {
                errno = interrupt_pending() ? EINTR : errno;
                return -1;
            }
        }
        /* A ready pipe has room for this much without blocking. */
        count = write(fd, data, may_block && size > PIPE_BUF ? PIPE_BUF : size);
    } while (count < 0 && errno == EINTR);
    return count;
}

void interrupt_end(int number)
{
    if (!number)
        number = atomic_load(&pending);
    if (!number)
        return;
    temporary_end_all();
    signal(number, SIG_DFL);
    raise(number);
}
