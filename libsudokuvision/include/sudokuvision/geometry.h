/* Points, four-sided figures and the projective maps between planes.
 *
 *     struct svision_homography map;
 *     if (svision_homography_fit(from, to, NULL, 4, &map) == SVISION_OK)
 *         printf("x is %g\n", svision_homography_map(&map, from[0]).x);
 *
 * The center of the top left pixel is (0, 0); x runs to the right, y down. Numbers may be anything
 * that a double holds: what an infinity, a number that is none, or one too large to reckon with
 * leads to is SVISION_ERR_ARGUMENT where a function has a status, and else such a number again.
 * Where a status is not SVISION_OK, results are as they were. Any thread may call all functions. */
#ifndef SVISION_GEOMETRY_H
#define SVISION_GEOMETRY_H

#include <stddef.h>

#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

struct svision_point {
    double x;
    double y;
};

/* Four corners, clockwise as seen on the screen. */
struct svision_quad {
    struct svision_point corner[4];
};

/* A projective map of the plane, row by row: (x, y) goes to ((m0 x + m1 y + m2) / w,
 * (m3 x + m4 y + m5) / w) with w = m6 x + m7 y + m8. */
struct svision_homography {
    double m[9];
};

/* Finds the four-sided figure that encloses the convex polygon POINTS (COUNT corners, clockwise or
 * not, 4 or more) with little waste: while there are more than four edges, the one goes whose
 * removal adds the least area (Hormann & Goldenthal's greedy enclosing k-gon). WORK holds COUNT
 * points, may be POINTS itself, and is overwritten.
 * SVISION_OK: *QUAD is clockwise and starts at the corner nearest to the top left one of its
 * bounding box, and its area is finite and over 0. SVISION_ERR_ARGUMENT: a NULL, or a polygon
 * without such a figure. */
SVISION_API enum svision_status svision_quad_enclose(const struct svision_point *points,
                                                     size_t count, struct svision_point *work,
                                                     struct svision_quad *quad);

/* Area of QUAD, positive where its corners are clockwise on the screen; NAN for NULL. */
SVISION_API double svision_quad_area(const struct svision_quad *quad);

/* Finds the homography that takes FROM to TO, COUNT points each (4 or more): exactly for four
 * points, by least squares of w times the distance for more (the normalized direct linear
 * transform: Hartley & Zisserman, Multiple View Geometry, 2nd ed., section 4.4). WEIGHTS holds a
 * factor of 0 or more for each pair; NULL: all alike.
 * SVISION_OK: all numbers of *MAP are finite; SVISION_ERR_ARGUMENT: a NULL, fewer points, a weight
 * under 0, or points that determine no map. */
SVISION_API enum svision_status svision_homography_fit(const struct svision_point *from,
                                                       const struct svision_point *to,
                                                       const double *weights, size_t count,
                                                       struct svision_homography *map);

/* The same where some pairs are wrong: ROUNDS (1..100) fits, each but the first with weights times
 * 1 / (1 + (r / s)^2), where r is a pair's distance and s = max(SCALE, 1.5 times the median r of
 * the pairs with a weight) (iteratively reweighted least squares with Cauchy's weights: Holland &
 * Welsch, 1977). WORK holds 2 * COUNT numbers. Statuses as above; also SCALE of 0 or less is
 * SVISION_ERR_ARGUMENT. */
/* clang-format off */
SVISION_API enum svision_status svision_homography_robust(const struct svision_point *from,
                                                          const struct svision_point *to,
                                                          const double *weights, size_t count,
                                                          unsigned rounds, double scale,
                                                          double *work,
                                                          struct svision_homography *map);
/* clang-format on */

/* Where MAP takes POINT: infinitely far, or nowhere (NAN), where POINT lies on the horizon; nowhere
 * where MAP is NULL. */
SVISION_API struct svision_point svision_homography_map(const struct svision_homography *map,
                                                        struct svision_point point);

/* Stores in *INVERSE the map that undoes MAP; both may be one object. SVISION_OK: all its numbers
 * are finite; SVISION_ERR_ARGUMENT: a NULL, or a MAP that cannot be undone. */
SVISION_API enum svision_status svision_homography_invert(const struct svision_homography *map,
                                                          struct svision_homography *inverse);

/* Stores in *PRODUCT the map that does FIRST and then SECOND; all may be one object. Does nothing
 * where one of them is NULL. */
SVISION_API void svision_homography_chain(const struct svision_homography *first,
                                          const struct svision_homography *second,
                                          struct svision_homography *product);

#ifdef __cplusplus
}
#endif
#endif
