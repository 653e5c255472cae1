/* Detects frames that need not be read because they show nothing new: a paused recording, a still
 * picture, or a page under a fixed camera. */
#ifndef TRACKER_IDLE_H
#define TRACKER_IDLE_H

#include "tracker/state.h"

/* True if the frame is equal to the previous one, about which everything is known. */
bool idle_is_repeated(struct svision_tracker *tracker);

/* True if the frame differs from the last one read by noise only: the grid has not moved, according
 * to TRACKER's motion, and no cell has changed. Returns false now and then, so that a frame is
 * read. */
bool idle_is_unchanged(struct svision_tracker *tracker);

#endif
