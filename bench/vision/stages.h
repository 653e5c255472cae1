/* The reader's own stages as rows of a table. */
#ifndef BENCH_VISION_STAGES_H
#define BENCH_VISION_STAGES_H

#include <sudokuvision/reader.h>

enum { STAGES = SVISION_STAGE_READ + 1 };

#define STAGE_NAMES "gray", "detection", "cells", "digits", "assignment"

/* A svision_trace(): USER is a pointer to a pointer to the seconds of STAGES rows, which are added
 * to. */
static inline void stages_note(void *user, enum svision_stage stage, double seconds,
                               const struct svision_image *picture)
{
    double *row = *(double **)user;
    (void)picture;
    if ((unsigned)stage < STAGES)
        row[stage] += seconds;
}

#endif
