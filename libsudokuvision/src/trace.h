/* Reports of stages.
 *
 * Takes a stage's start and picture, gives them to the caller's function, does nothing where there
 * is none. */
#ifndef TRACE_H
#define TRACE_H

#include <sudokuvision/reader.h>

struct trace {
    svision_trace *function;
    void *user;
};

/* A monotonic clock, in seconds. */
double trace_now(void);

/* Reports STAGE, which began at START and made WIDTH x HEIGHT PIXELS (0 x 0 or NULL: no picture);
 * gives the time now. */
double trace_stage(const struct trace *trace, enum svision_stage stage, double start,
                   const uint8_t *pixels, unsigned width, unsigned height);

#endif
