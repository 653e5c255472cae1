/* Frames that show nothing new, and need not be read: a recording that stands still, a picture in
 * place of a camera, or a page that lies there under a camera at rest. */
#ifndef TRACKER_IDLE_H
#define TRACKER_IDLE_H

#include "tracker/state.h"

/* Whether the frame is the one before, of which all is known. */
bool idle_is_same(struct svision_tracker *tracker);

/* Whether it differs from the last one that was read by nothing but noise: the grid has not moved
 * since, as far as TRACKER's motion tells, and each cell looks as ever. A frame now and then is
 * read all the same. */
bool idle_is_still(struct svision_tracker *tracker);

#endif
