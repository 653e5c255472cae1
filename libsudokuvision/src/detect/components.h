/* Connected dark areas and the convex hulls of their outlines.
 *
 * Memory for the worst mask is allocated in advance. Rows are split into runs, which are joined by
 * union-find (He, Chao & Suzuki, A Run-Based Two-Scan Labeling Algorithm, IEEE Trans. Image
 * Processing 17(5), 2008), so each pixel is visited once; the hull needs only the ends of the runs
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
    uint16_t left, top, right, bottom; /* right and bottom are inclusive */
};

struct components {
    unsigned max_width;
    unsigned max_height;
    struct component_run *runs; /* at most (max_width + 1) / 2 per row */
    uint32_t *rows;             /* the first run of each row, and the total number of runs */
    uint32_t *labels;           /* of runs */
    uint32_t *parents;          /* of labels; after labeling, the label of the component */
    struct component *boxes;    /* of labels */
    struct kernel_range
        *touching;        /* for each run of a row, the runs of the row above that touch it */
    uint64_t *changes[2]; /* of even and odd rows: where their bits change */
    uint16_t *before[2];
    struct svision_point *points; /* 4 * max_height + 4, for the hull */
    uint32_t label_count;
};

/* True if RUN belongs to CONTOUR, which must come from the last components_find(). */
static inline bool components_has(const struct components *space, const struct component *contour,
                                  uint32_t run)
{
    return space->parents[space->labels[run]] == contour->label;
}

/* Allocates space for masks up to WIDTH x HEIGHT (each 1..32768). Returns false, with nothing held,
 * if memory runs out. */
bool components_open(struct components *space, const struct sudoku_allocator *allocator,
                     unsigned width, unsigned height);

void components_close(struct components *space, const struct sudoku_allocator *allocator);

/* Finds the components of MASK, no larger than the allocated size, that are at least MIN_SIDE wide
 * and high and have a box of at least MIN_AREA pixels. Stores the CAPACITY with the largest boxes
 * in FOUND, largest first, and returns their number. */
unsigned components_find(struct components *space, const struct mask *mask, unsigned min_side,
                         unsigned min_area, struct component *found, unsigned capacity);

/* Stores the first and last column of CONTOUR, from the last components_find(), in row Y. Returns
 * false if the row has no pixel of it. */
bool components_ends(const struct components *space, const struct component *contour, unsigned y,
                     unsigned ends[2]);

/* Stores the convex hull of CONTOUR, from the last components_find(), in space->points,
 * counter-clockwise on the screen, and returns the number of corners. */
unsigned components_hull(struct components *space, const struct component *contour);

#endif
