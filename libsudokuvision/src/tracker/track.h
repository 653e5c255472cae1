/* The state after a frame. */
#ifndef TRACKER_TRACK_H
#define TRACKER_TRACK_H

#include <sudokuvision/track.h>

#include "reader/reading.h"

struct svision_track {
    struct sudoku_allocator allocator; /* of a track made by a caller */
    enum svision_track_state state;
    unsigned puzzle, frames;
    bool fresh, seen;
    double unseen;
    float visibility;
    uint8_t covered[BOARD_MAX_CELLS], unread[BOARD_MAX_CELLS];
    struct svision_reading reading; /* its diagnosis is the track's, even without a grid */
};

#endif
