/* How a plane moved from one frame to the next.
 *
 * Takes the grey copies of both and points that lay on the plane, gives the homography between,
 * fails where too few points can be followed. Points are followed through halving sizes (Bouguet,
 * Pyramidal Implementation of the Lucas Kanade Feature Tracker, 2000); what covers some of them, a
 * hand, is outvoted. */
#ifndef MOTION_H
#define MOTION_H

#include "pyramid.h"

enum {
    MOTION_LEVELS = 4,
    MOTION_POINTS = 50,
    MOTION_SIDE = 720, /* longest side of the finest copy that is looked at */
};

/* The frame before. */
struct motion {
    struct plane level[MOTION_LEVELS];
    uint8_t *pixels;
    size_t capacity;
    unsigned first; /* the pyramid's level that level[0] is */
    unsigned count; /* 0: there is none */
};

/* Takes room for frames up to WIDTH x HEIGHT. False: memory is short, nothing is held. */
bool motion_open(struct motion *motion, const struct sudoku_allocator *allocator, unsigned width,
                 unsigned height);

void motion_close(struct motion *motion, const struct sudoku_allocator *allocator);

/* Keeps PYRAMID for the next call. */
void motion_keep(struct motion *motion, const struct pyramid *pyramid);

/* Finds the map from the frame kept to PYRAMID for the plane that COUNT points (at most
 * MOTION_POINTS, in the picture) lie on; GUESS (NULL: none) is about where it takes them, such as
 * the map between the two frames before. False: it cannot be told. */
bool motion_find(const struct motion *motion, const struct pyramid *pyramid,
                 const struct svision_point *points, unsigned count,
                 const struct svision_homography *guess, struct svision_homography *map);

#endif
