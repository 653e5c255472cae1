/* How a plane moved from one frame to the next.
 *
 * The map is a homography; it cannot be told where too few points can be followed. Points are
 * followed through halving sizes (Bouguet, Pyramidal Implementation of the Lucas Kanade Feature
 * Tracker, 2000); what covers some of them, a hand, is outvoted. */
#ifndef TRACKER_OPTICAL_FLOW_H
#define TRACKER_OPTICAL_FLOW_H

#include "image/pyramid.h"

enum {
    FLOW_LEVELS = 4,
    FLOW_POINTS = 50,
    FLOW_SIDE = 720, /* longest side of the finest copy that is looked at */
};

/* The frame before. */
struct optical_flow {
    struct plane level[FLOW_LEVELS];
    uint8_t *pixels;
    size_t capacity;
    unsigned first; /* the pyramid's level that level[0] is */
    unsigned count; /* 0: there is none */
    bool negative;  /* it was looked at as its negative */
};

/* Takes room for frames up to WIDTH x HEIGHT. False: memory is short, nothing is held. */
bool flow_open(struct optical_flow *flow, const struct sudoku_allocator *allocator, unsigned width,
               unsigned height);

void flow_close(struct optical_flow *flow, const struct sudoku_allocator *allocator);

/* Keeps PYRAMID for the next call. */
void flow_keep(struct optical_flow *flow, const struct pyramid *pyramid);

/* Whether PYRAMID shows what was kept, to the last gray value; one may be the other's negative. */
bool flow_is_same(const struct optical_flow *flow, const struct pyramid *pyramid);

/* Finds the map from the frame kept to PYRAMID for the plane that COUNT points (at most
 * FLOW_POINTS, in the picture) lie on; GUESS (NULL: none) is about where it takes them, such as
 * the map between the two frames before. False: it cannot be told. */
bool flow_find(const struct optical_flow *flow, const struct pyramid *pyramid,
               const struct svision_point *points, unsigned count,
               const struct svision_homography *guess, struct svision_homography *map);

#endif
