/* Clean termination on signals.
 *
 * The first signal that asks a program to end (SIGINT, SIGTERM, SIGHUP and similar) sets a request,
 * which working threads poll and which wakes those that wait for a file. A second one, and SIGQUIT
 * at once, ends the program after removing its temporary files. SIGPIPE and SIGXFSZ become write
 * errors. Signals ignored at the start stay ignored. */
#ifndef CLI_RUN_INTERRUPT_H
#define CLI_RUN_INTERRUPT_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Installs the signal handlers. */
void interrupt_catch(void);

/* True if a signal has requested the end. */
bool interrupt_pending(void);

/* Sets RESTORE, an async-signal-safe function (NULL: none), to be called before a signal ends the
 * program at once. */
void interrupt_before_end(void (*restore)(void));

/* Starts a thread that runs WORK with USER and has the terminal's stop signal blocked: the thread
 * that owns the terminal must restore it before the program stops. Returns false on failure. */
bool interrupt_start_thread(pthread_t *thread, void *(*work)(void *), void *user);

/* Waits until FD has one of EVENTS, as for poll(), or MILLISECONDS (-1: no limit) have passed.
 * Returns 1; 0 after the time; -1 with errno EINTR if the end was requested, now or before. */
int interrupt_poll(int fd, short events, int milliseconds);

/* open() without O_CREAT and with O_CLOEXEC. Waits for the other end of a FIFO until the end is
 * requested; errno is then EINTR. */
int interrupt_open(const char *path, int flags);

/* read() with errno EINTR only if the end was requested. */
ssize_t interrupt_read(int fd, void *data, size_t size);

/* True if a write to FD may have to wait for a reader. */
bool interrupt_may_block(int fd);

/* write() to FD, for which interrupt_may_block() returned MAY_BLOCK. If it may, the reader is
 * allowed another second after the end was requested; errno is then EINTR. */
ssize_t interrupt_write(int fd, bool may_block, const void *data, size_t size);

/* Ends the program as signal NUMBER would, or as the pending one if NUMBER is 0; returns if there
 * is none. */
void interrupt_end(int number);

#endif
