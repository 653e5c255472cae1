/* The puzzle on a grid that is followed: what the evidence of a frame decides. */
#ifndef TRACKER_COMMIT_H
#define TRACKER_COMMIT_H

#include "tracker/state.h"

/* Counted in frames. */
enum {
    COMMIT_MAX_FOREIGN = 6,  /* with another grid until a committed puzzle is dropped */
    COMMIT_PLAIN_WEIGHT = 3, /* as many count those in which that is plain */
};

enum commit_verdict {
    COMMIT_WAIT,   /* nothing is committed, and guidance says why */
    COMMIT_KEEP,   /* the committed puzzle stays */
    COMMIT_ACCEPT, /* the best board is the puzzle */
    COMMIT_DROP,   /* the grid is another one */
};

/* COUNT cells of a classic board, in proportion to the digits that boards of SIZE have. */
unsigned commit_share(const struct board_size *size, unsigned count);

/* Cells in which a frame differs until it shows another puzzle. */
unsigned commit_min_faults(const struct board_size *size);

/* Lets what was seen before count less, once for each frame that is read: whether the grid is seen
 * in it or not. */
void commit_fade(struct svision_tracker *tracker);

/* Adds the evidence of a reading that lies on the grid, finds TRACKER's best board and decides. */
enum commit_verdict commit_weigh(struct svision_tracker *tracker, const struct match *match);

/* Whether TRACKER's best board is the puzzle that was committed last, as far as it was seen: not
 * another one with the same solution. */
bool commit_is_known(const struct svision_tracker *tracker);

/* Makes TRACKER's best board its puzzle. Cells that may have been written by hand are blank, but
 * for those that the puzzle needs to have one solution. */
void commit_take(struct svision_tracker *tracker);

#endif
