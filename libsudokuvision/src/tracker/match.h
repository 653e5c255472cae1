/* Which reading of a frame is that of the grid that is followed. */
#ifndef TRACKER_MATCH_H
#define TRACKER_MATCH_H

#include "tracker/state.h"

/* A reading that lies where the motion takes the grid, or else one elsewhere that shows the same
 * puzzle; one without a reading where there is none. */
struct match match_find(const struct svision_tracker *tracker);

/* Whether the lines of a committed grid, bent paper's most of all, were taken for others in this
 * frame: they lie far from where the motion takes them, or where they were if nobody knows it, and
 * less is seen there of what was. */
bool match_is_mistaken(const struct svision_tracker *tracker, const struct match *match);

#endif
