/* Reports of stages to the caller's trace function. */
#ifndef READER_TRACE_H
#define READER_TRACE_H

#include <sudokuvision/reader.h>

struct trace {
    svision_trace *function;
    void *user;
};

/* Reports STAGE, which began at START and made WIDTH x HEIGHT PIXELS (NULL: no picture); returns
 * clock_now(). */
double trace_stage(const struct trace *trace, enum svision_stage stage, double start,
                   const uint8_t *pixels, unsigned width, unsigned height);

#endif
