/* The orientation of three points. */
#ifndef MATHS_ORIENT_H
#define MATHS_ORIENT_H

#include <sudokuvision/geometry.h>

/* Returns twice the area of the triangle A, B, C, positive if it is clockwise on the screen. It is
 * rounded, so its sign may be wrong for nearly collinear points. */
static inline double orient_area(struct svision_point a, struct svision_point b,
                                 struct svision_point c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* Returns the sign of that area, 1, 0 or -1, for finite points. It is exact as long as no nonzero
 * coordinate is smaller than the largest one by a factor of 2^900 (Shewchuk, Adaptive Precision
 * Floating-Point Arithmetic and Fast Robust Geometric Predicates, Discrete & Computational Geometry
 * 18, 1997). */
int orient_sign(struct svision_point a, struct svision_point b, struct svision_point c);

#endif
