/* Removes the jitter of a grid's points. They first move with the picture, so the filter (Casiez,
 * Roussel & Vogel, 1 EUR Filter, CHI 2012) smooths errors only and does not lag while a grid moves.
 */
#ifndef TRACKER_MOTION_SMOOTH_H
#define TRACKER_MOTION_SMOOTH_H

#include "reader/reading.h"

struct smooth {
    const struct board_size *size;
    struct svision_point corner[4], crossing[BOARD_MAX_CROSSINGS]; /* as in a reading */
    struct svision_point drift[4]; /* smoothed speed of the corners' errors, in pixels per second */
};

/* A reading whose positions are counted from TURN quarter turns further. */
struct turned {
    const struct svision_reading *reading;
    unsigned turn;
};

/* Sets the points to those of TURNED. */
void smooth_set(struct smooth *smooth, const struct turned *turned);

/* Moves the points by MAP. */
void smooth_move(struct smooth *smooth, const struct svision_homography *map);

/* Filters the points towards those of TURNED, of the same side, SECONDS after the last call. */
void smooth_correct(struct smooth *smooth, const struct turned *turned, double seconds);

/* Copies the points to READING. */
void smooth_copy(const struct smooth *smooth, struct svision_reading *reading);

/* Returns the maximum distance of a corner from that of TURNED, of the same side, in cells. */
double smooth_offset(const struct smooth *smooth, const struct turned *turned);

/* Returns the maximum distance of any crossing, in cells. */
double smooth_bend(const struct smooth *smooth, const struct turned *turned);

#endif
