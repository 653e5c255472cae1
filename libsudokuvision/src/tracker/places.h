/* Sampling of cells. */
#ifndef TRACKER_PLACES_H
#define TRACKER_PLACES_H

/* Places from line to line, and those of a cell including both lines. */
enum {
    APPEARANCE_STEPS = 6,
    APPEARANCE_SIDE = APPEARANCE_STEPS + 1,
    APPEARANCE_PITCH = 8, /* from row to row */
};

#endif
