/* Memory for fitting planes and meshes to lines, too large for the stack. */
#ifndef DETECT_MESH_MESH_WORK_H
#define DETECT_MESH_MESH_WORK_H

#include "detect/lines/lines.h"

/* Weights of segments: of the segment itself, and in the current round of a robust fit, and the
 * distances that determine these. */
struct mesh_weights {
    double base[LINES_SEGMENTS], weight[LINES_SEGMENTS], rest[LINES_SEGMENTS];
};

/* A lattice and the measurements of its lines. */
struct mesh_state {
    struct lines_shift shift;
    struct lines lines;
};

struct mesh_work {
    struct mesh_weights weights;
    struct mesh_state next;  /* a change, while it is measured */
    struct mesh_state first; /* before mesh_regrow() */
    struct lines_shift best; /* found by it */
};

#endif
