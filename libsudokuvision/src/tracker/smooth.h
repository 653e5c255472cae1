/* Points of a grid without their jitter. The motion of the picture moves them first, so that the
 * filter (Casiez, Roussel & Vogel, 1 EUR Filter, CHI 2012) has only errors to smooth, and there is
 * no lag while a grid moves. */
#ifndef TRACKER_SMOOTH_H
#define TRACKER_SMOOTH_H

#include "reader/reading.h"

struct smooth {
    const struct board_size *size;
    struct svision_point corner[4], crossing[BOARD_MAX_CROSSINGS]; /* as a reading has them */
    struct svision_point drift[4]; /* speed of the corners' errors, smoothed; pixels a second */
};

/* A reading whose places are told from TURN quarter turns further on. */
struct turned {
    const struct svision_reading *reading;
    unsigned turn;
};

/* Puts the points where TURNED has them. */
void smooth_set(struct smooth *smooth, const struct turned *turned);

/* Moves the points by MAP. */
void smooth_move(struct smooth *smooth, const struct svision_homography *map);

/* Draws them near to those of TURNED, of the same side, SECONDS after the last time. */
void smooth_correct(struct smooth *smooth, const struct turned *turned, double seconds);

/* Gives the points to READING. */
void smooth_give(const struct smooth *smooth, struct svision_reading *reading);

/* How far from the places of TURNED, of the same side, the corner lies that is farthest off, in
 * cells. */
double smooth_offset(const struct smooth *smooth, const struct turned *turned);

/* The same of the crossing that is farthest off. */
double smooth_bend(const struct smooth *smooth, const struct turned *turned);

#endif
