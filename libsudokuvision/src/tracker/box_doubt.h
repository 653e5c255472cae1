/* Whether the lines in a page's frames leave doubt that its regions are boxes. Certainty from one
 * frame applies to others that are less clear. */
#ifndef TRACKER_BOX_DOUBT_H
#define TRACKER_BOX_DOUBT_H

#include <stdbool.h>

#include "reader/board/regions.h"

/* All zero before the first frame. */
struct box_doubt {
    enum regions_verdict lines; /* the regions they may show */
    unsigned watched;           /* consecutive frames that do not contradict boxes */
};

/* Adds the LINES of a frame. Returns true if no doubt is left. */
bool box_doubt_is_gone(struct box_doubt *doubt, enum regions_verdict lines);

#endif
