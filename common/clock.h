/* Clocks, in seconds from an arbitrary start; steps of the wall clock do not affect them. */
#ifndef COMMON_CLOCK_H
#define COMMON_CLOCK_H

#include <time.h>

static inline double clock_seconds(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static inline double clock_now(void)
{
    return clock_seconds(CLOCK_MONOTONIC);
}

/* Processor time of the calling thread, or the same as clock_now() on systems that do not know it.
 */
static inline double clock_thread(void)
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    return clock_seconds(CLOCK_THREAD_CPUTIME_ID);
#else
    return clock_now();
#endif
}

#endif
