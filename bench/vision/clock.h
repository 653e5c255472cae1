/* Laps of processor time, which other programs do not affect, for comparing single-threaded
 * code. */
#ifndef BENCH_VISION_CLOCK_H
#define BENCH_VISION_CLOCK_H

#include "common/clock.h"

static inline double clock_own(void)
{
    return clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
}

/* Ends the lap that started at *START and starts the next. */
static inline double clock_lap(double *start)
{
    double end = clock_own(), seconds = end - *start;
    *start = end;
    return seconds;
}

#endif
