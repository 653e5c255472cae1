/* Decides on the puzzle of the tracked grid by the evidence of each frame. */
#ifndef TRACKER_COMMIT_H
#define TRACKER_COMMIT_H

#include "tracker/state.h"

/* In frames. */
enum {
    COMMIT_MAX_FOREIGN = 6,  /* with another grid until a committed puzzle is dropped */
    COMMIT_PLAIN_WEIGHT = 3, /* weight of those that clearly show another */
};

enum commit_verdict {
    COMMIT_WAIT,   /* nothing is committed yet, and guidance gives the reason */
    COMMIT_KEEP,   /* the committed puzzle stays */
    COMMIT_ACCEPT, /* the best board becomes the puzzle */
    COMMIT_DROP,   /* the grid is another one */
};

/* Returns COUNT cells of a classic board scaled by the number of givens on boards of SIZE. */
unsigned commit_scale(const struct board_size *size, unsigned count);

/* Returns the minimum number of differing cells that shows another puzzle. */
unsigned commit_min_faults(const struct board_size *size);

/* Reduces the weight of earlier evidence, once for each frame that is read, whether the grid is
 * seen in it or not. */
void commit_fade(struct svision_tracker *tracker);

/* Adds the evidence of a reading at the grid's position, finds TRACKER's best board and decides. */
enum commit_verdict commit_decide(struct svision_tracker *tracker, const struct match *match);

/* True if TRACKER's best board is the last committed puzzle as far as it was seen, and not another
 * one with the same solution. */
bool commit_is_known(const struct svision_tracker *tracker);

/* True if the likeliest digits leave no doubt about TRACKER's committed puzzle. */
bool commit_is_confirmed(const struct svision_tracker *tracker);

/* Makes TRACKER's best board its puzzle. Cells that may be handwritten become blank unless the
 * puzzle needs them for a unique solution. */
void commit_accept(struct svision_tracker *tracker);

#endif
