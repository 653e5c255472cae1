/* Describes the grid after a frame: its visibility, its cover and its puzzle. */
#ifndef TRACKER_DESCRIBE_H
#define TRACKER_DESCRIBE_H

#include "tracker/state.h"

/* Examines the frame at the predicted position of TRACKER's grid, and sets the fields of its track
 * that have not been set before. */
void describe_frame(struct svision_tracker *tracker);

#endif
