/* Laps of a monotonic clock. */
#ifndef BENCH_VISION_CLOCK_H
#define BENCH_VISION_CLOCK_H

#include "common/clock.h"

/* Ends the lap that began at *START; the next one begins. */
static inline double clock_lap(double *start)
{
    double end = clock_now(), seconds = end - *start;
    *start = end;
    return seconds;
}

#endif
