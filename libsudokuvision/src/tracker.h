/* What a tracker holds.
 *
 * Takes no input, gives the struct that track.c, which follows a grid, and settle.c, which settles
 * its puzzle, share; never fails. */
#ifndef TRACKER_H
#define TRACKER_H

#include <sudokuvision/track.h>

#include "fuse.h"
#include "lack.h"
#include "motion.h"
#include "reader.h"
#include "steady.h"

enum { TRACKER_READINGS = 4 };

struct svision_tracker {
    struct sudoku_allocator allocator;
    struct svision_reader *reader;
    struct motion motion;
    double hold, memory;
    float margin;
    unsigned width, height;         /* of the last frame */
    unsigned max_width, max_height; /* that there is room for */
    double time, gap;               /* of the last frame, and since the one before it */
    bool moved;                     /* the motion since the last frame is known: */
    struct svision_homography map;
    struct svision_reading readings[TRACKER_READINGS];
    struct fuse fuse;
    struct steady steady;
    struct verdict verdict;
    struct svision_track track;
    unsigned strays, foreign, rivals;
    uint8_t cells[FUSE_CELLS]; /* of the last puzzle that was settled */
    uint8_t solution[FUSE_CELLS];
};

/* The reading that goes on with the grid. */
struct match {
    const struct svision_reading *reading;
    bool near;   /* it lies where it should */
    bool turned; /* but reads in another direction */
};

/* Lets go of the grid; the last puzzle stays known. */
void tracker_drop(struct svision_tracker *tracker);

#endif
