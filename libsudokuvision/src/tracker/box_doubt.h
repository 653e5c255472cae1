/* Whether the lines of a page's frames leave a doubt that its regions are boxes. What one frame
 * shows for certain holds for others that are less clear. */
#ifndef TRACKER_BOX_DOUBT_H
#define TRACKER_BOX_DOUBT_H

#include <stdbool.h>

#include "reader/board/regions.h"

/* All 0: no frame was looked at. */
struct box_doubt {
    enum regions_verdict lines; /* what they may draw */
    unsigned watched;           /* frames in a row that do not contradict boxes */
};

/* Takes in what LINES of a frame say; true: no doubt is left. */
bool box_doubt_is_gone(struct box_doubt *doubt, enum regions_verdict lines);

#endif
