/* Connected dark areas and the hulls of their outlines.
 *
 * Room for the worst mask is taken beforehand. Rows are cut into runs that are joined by
 * union-find (He, Chao & Suzuki, A Run-Based Two-Scan Labeling Algorithm, IEEE Trans. Image
 * Processing 17(5), 2008), which touches each pixel once; the hull needs only the ends of the runs
 * (Andrew's monotone chain, 1979). */
#ifndef DETECT_COMPONENTS_H
#define DETECT_COMPONENTS_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/memory.h>
#include <sudokuvision/geometry.h>

#include "image/mask.h"
#include "kernels/kernels.h"

/* Pixels start..end-1 of a row. */
struct component_run {
    uint16_t start;
    uint16_t end;
};

struct component {
    uint32_t label;                    /* of its first run */
    uint16_t left, top, right, bottom; /* the last two inclusive */
};

struct components {
    unsigned max_width;
    unsigned max_height;
    struct component_run *runs; /* at most (max_width + 1) / 2 a row */
    uint32_t *rows;             /* the first run of each row, and where there would be another */
    uint32_t *labels;           /* of runs */
    uint32_t *parents;          /* of labels: of one component all have the same, its own label */
    struct component *boxes;    /* of labels */
    struct kernel_range *touching; /* the runs of the row above that each of a row touches */
    uint64_t *changes[2];          /* of even and of odd rows: where their bits change */
    uint16_t *before[2];
    struct svision_point *points; /* 4 * max_height + 4, for the hull */
    uint32_t label_count;
};

/* Whether RUN is one of CONTOUR, which must come from the last components_find(). */
static inline bool components_has(const struct components *space, const struct component *contour,
                                  uint32_t run)
{
    return space->parents[space->labels[run]] == contour->label;
}

/* Takes room for masks up to WIDTH x HEIGHT (each 1..32768). False: memory is short, nothing is
 * held. */
bool components_open(struct components *space, const struct sudoku_allocator *allocator,
                     unsigned width, unsigned height);

void components_close(struct components *space, const struct sudoku_allocator *allocator);

/* Finds the components of MASK, no larger than the room, that are at least MIN_SIDE wide and high
 * and cover a box of MIN_AREA pixels; stores the CAPACITY with the largest boxes in FOUND, the
 * largest first, and gives their number. */
unsigned components_find(struct components *space, const struct mask *mask, unsigned min_side,
                         unsigned min_area, struct component *found, unsigned capacity);

/* The columns of the outermost pixels of CONTOUR, which must come from the last components_find(),
 * in row Y. False: it has none there. */
bool components_ends(const struct components *space, const struct component *contour, unsigned y,
                     unsigned ends[2]);

/* Stores the corners of the convex hull of CONTOUR in space->points, counter-clockwise on the
 * screen, and gives their number. The component must come from the last components_find(). */
unsigned components_hull(struct components *space, const struct component *contour);

#endif
