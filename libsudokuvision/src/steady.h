/* Points of a grid without their jitter.
 *
 * Takes where points are measured in each frame, gives where they are; never fails. The motion of
 * the picture moves them first, so that the filter (Casiez, Roussel & Vogel, 1 EUR Filter, CHI
 * 2012) has only errors to smooth, and there is no lag while a grid moves. */
#ifndef STEADY_H
#define STEADY_H

#include <sudokuvision/reader.h>

/* Four corners, then the crossings of a classic grid row by row. */
enum { STEADY_SIDE = 9, STEADY_POINTS = 4 + (STEADY_SIDE + 1) * (STEADY_SIDE + 1) };

struct steady {
    struct svision_point point[STEADY_POINTS];
    struct svision_point drift[4]; /* speed of the corners' errors, smoothed; pixels a second */
};

/* Puts the points where READING has them. */
void steady_set(struct steady *steady, const struct svision_reading *reading);

/* Moves the points by MAP. */
void steady_move(struct steady *steady, const struct svision_homography *map);

/* Draws them near to those of READING, SECONDS after the last time. */
void steady_correct(struct steady *steady, const struct svision_reading *reading, double seconds);

/* Gives the points to READING. */
void steady_give(const struct steady *steady, struct svision_reading *reading);

/* How far from READING's places the corner lies that is farthest off, in cells. */
double steady_offset(const struct steady *steady, const struct svision_reading *reading);

/* A quarter turn of the order in which READING tells its places. */
void steady_turn(struct svision_reading *reading);

#endif
