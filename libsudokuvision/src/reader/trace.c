#include "reader/trace.h"

#include "common/clock.h"

double trace_stage(const struct trace *trace, enum svision_stage stage, double start,
                   const uint8_t *pixels, unsigned width, unsigned height)
{
    const struct svision_image picture = {pixels, width, height, width, SVISION_GRAY8};
    if (trace->function)
        trace->function(trace->user, stage, clock_now() - start,
                        pixels && width && height ? &picture : NULL);
    return clock_now();
}
