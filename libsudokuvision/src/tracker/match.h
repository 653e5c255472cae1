/* Finds the reading of the tracked grid in a frame. */
#ifndef TRACKER_MATCH_H
#define TRACKER_MATCH_H

#include "tracker/state.h"

/* Returns the reading at the position predicted by motion, otherwise one elsewhere that shows the
 * same puzzle; without a reading if there is none. */
struct match match_find(const struct svision_tracker *tracker);

/* True if the lines of a committed grid, especially on bent paper, were misdetected in this frame:
 * they are far from their predicted positions, or from the last ones if the motion is unknown, and
 * fewer cells look right there. */
bool match_is_mistaken(const struct svision_tracker *tracker, const struct match *match);

#endif
