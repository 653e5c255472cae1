/* Ending cleanly on signals.
 *
 * The first signal that asks a program to end (SIGINT, SIGTERM, SIGHUP and their like) is a request
 * that whoever works looks at, or that wakes it where it waits for a file; a second one, and
 * SIGQUIT at once, end the program after its temporary files. SIGPIPE and SIGXFSZ show as errors of
 * writing. What was ignored before the program started stays ignored. */
#ifndef CLI_RUN_INTERRUPT_H
#define CLI_RUN_INTERRUPT_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Starts to catch the signals. */
void interrupt_catch(void);

/* Whether a signal asked to stop. */
bool interrupt_pending(void);

/* RESTORE, of what signal handlers may do only, is called before a signal ends the program at once.
 * NULL: nothing is. */
void interrupt_before_end(void (*restore)(void));

/* Starts a thread that runs WORK with USER and does not hear of the key that stops the program:
 * what has the terminal gives it back first, and the thread that hears of the stop has to be the
 * one that stops. False: there is none. */
bool interrupt_start_thread(pthread_t *thread, void *(*work)(void *), void *user);

/* Waits until FD has one of EVENTS (as poll() names them) or MILLISECONDS (-1: no limit) passed.
 * Returns 1, or 0 after the time, or -1: errno is EINTR where the program is to stop, now or
 * before. */
int interrupt_poll(int fd, short events, int milliseconds);

/* As open() without O_CREAT, and with O_CLOEXEC. For the other end of a FIFO it waits until the
 * program is to stop; then errno is EINTR. */
int interrupt_open(const char *path, int flags);

/* As read(), but errno is EINTR only where the program is to stop. */
ssize_t interrupt_read(int fd, void *data, size_t size);

/* As write(), which on pipes gives their readers another second once the program is to stop; then
 * errno is EINTR. */
ssize_t interrupt_write(int fd, const void *data, size_t size);

/* Ends the program as signal NUMBER would have, or as the pending one where it is 0; returns where
 * there is none. */
void interrupt_end(int number);

#endif
