/* Measures the motion of a plane from one frame to the next.
 *
 * The map is a homography; it is unknown if too few points can be tracked. Points are tracked
 * through image pyramids (Bouguet, Pyramidal Implementation of the Lucas Kanade Feature Tracker,
 * 2000); points covered by a hand are outvoted. */
#ifndef TRACKER_MOTION_OPTICAL_FLOW_H
#define TRACKER_MOTION_OPTICAL_FLOW_H

#include "image/pyramid.h"

enum {
    FLOW_LEVELS = 4,
    FLOW_POINTS = 50,
    FLOW_SIDE = 720, /* longer side of the finest level used */
};

/* The previous frame. */
struct optical_flow {
    struct plane level[FLOW_LEVELS];
    uint8_t *pixels;
    size_t capacity;
    unsigned first; /* the level of the pyramid that level[0] copies */
    unsigned count; /* number of levels; 0: no frame */
    bool negative;  /* the frame was inverted */
};

/* Allocates memory for frames up to WIDTH x HEIGHT. Returns false, with nothing held, if memory
 * runs out. */
bool flow_open(struct optical_flow *flow, const struct sudoku_allocator *allocator, unsigned width,
               unsigned height);

void flow_close(struct optical_flow *flow, const struct sudoku_allocator *allocator);

/* Keeps PYRAMID for the next call. */
void flow_keep(struct optical_flow *flow, const struct pyramid *pyramid);

/* True if PYRAMID equals the kept frame exactly, or is its negative. */
bool flow_is_same(const struct optical_flow *flow, const struct pyramid *pyramid);

/* Finds the map from the kept frame to PYRAMID for the plane of COUNT points (at most FLOW_POINTS,
 * in the picture). GUESS (NULL: none) approximates it, such as the previous map. Returns false if
 * it cannot be determined. */
bool flow_find(const struct optical_flow *flow, const struct pyramid *pyramid,
               const struct svision_point *points, unsigned count,
               const struct svision_homography *guess, struct svision_homography *map);

#endif
