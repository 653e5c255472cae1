#include "trace.h"

#include <time.h>

double trace_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

double trace_stage(const struct trace *trace, enum svision_stage stage, double start,
                   const uint8_t *pixels, unsigned width, unsigned height)
{
    const struct svision_image picture = {pixels, width, height, width, SVISION_GREY8};
    if (trace->function)
        trace->function(trace->user, stage, trace_now() - start,
                        pixels && width && height ? &picture : NULL);
    return trace_now();
}
