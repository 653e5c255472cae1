/* Which way three points turn. */
#ifndef MATHS_ORIENT_H
#define MATHS_ORIENT_H

#include <sudokuvision/geometry.h>

/* Twice the area of the triangle A, B, C, positive where it is clockwise on the screen; as exact as
 * the numbers' rounding, so its sign may be wrong where the points nearly lie on a line. */
static inline double orient_area(struct svision_point a, struct svision_point b,
                                 struct svision_point c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* The sign of that area, 1, 0 or -1, for finite points: exact while no coordinate but 0 is smaller
 * than the largest one by a factor of 2^900. (Shewchuk, Adaptive Precision Floating-Point
 * Arithmetic and Fast Robust Geometric Predicates, Discrete & Computational Geometry 18, 1997.) */
int orient_sign(struct svision_point a, struct svision_point b, struct svision_point c);

#endif
