/* Laps of a monotonic clock.
 *
 * Takes the end of the last lap, gives the seconds since, does not fail. */
#ifndef VISION_CLOCK_H
#define VISION_CLOCK_H

#include <time.h>

static inline double clock_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Ends the lap that began at *START; the next one begins. */
static inline double clock_lap(double *start)
{
    double end = clock_now(), seconds = end - *start;
    *start = end;
    return seconds;
}

#endif
