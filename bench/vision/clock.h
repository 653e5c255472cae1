/* Laps of the process's own time, which other programs on the machine do not lengthen. What runs in
 * one thread is compared by it. */
#ifndef BENCH_VISION_CLOCK_H
#define BENCH_VISION_CLOCK_H

#include "common/clock.h"

static inline double clock_own(void)
{
    return clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
}

/* Ends the lap that began at *START; the next one begins. */
static inline double clock_lap(double *start)
{
    double end = clock_own(), seconds = end - *start;
    *start = end;
    return seconds;
}

#endif
