/* Reports of stages, where the caller wants them. */
#ifndef READER_TRACE_H
#define READER_TRACE_H

#include <sudokuvision/reader.h>

struct trace {
    svision_trace *function;
    void *user;
};

/* Reports STAGE, which began at START and made WIDTH x HEIGHT PIXELS (0 x 0 or NULL: no picture);
 * returns clock_now(). */
double trace_stage(const struct trace *trace, enum svision_stage stage, double start,
                   const uint8_t *pixels, unsigned width, unsigned height);

#endif
