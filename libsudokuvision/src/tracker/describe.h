/* What a track tells of a frame: how much of the grid is to be seen, what covers it, its puzzle. */
#ifndef TRACKER_DESCRIBE_H
#define TRACKER_DESCRIBE_H

#include "tracker/state.h"

/* Looks at the frame where TRACKER believes the grid, and sets TRACKER's track besides what was set
 * on the way. */
void describe_frame(struct svision_tracker *tracker);

#endif
