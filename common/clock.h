/* A monotonic clock, in seconds from an arbitrary start; steps of the wall clock do not affect
 * it. */
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

#endif
