/* The puzzle on a grid that is followed.
 *
 * Takes the reading of a frame that lies on the grid, gives a tracker whose puzzle is settled,
 * doubted, replaced or dropped by it, or that knows what is missing; never fails. */
#ifndef SETTLE_H
#define SETTLE_H

#include "tracker.h"

enum {
    SETTLE_LEAST_FAULTS = 5, /* cells in which a frame differs until it shows another puzzle */
    SETTLE_MOST_FOREIGN = 6, /* such frames until a settled puzzle is dropped */
};

/* Takes the evidence of a reading that lies on the grid. */
void settle_weigh(struct svision_tracker *tracker, const struct match *match);

#endif
