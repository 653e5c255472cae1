/* Points, quadrilaterals and projective maps between planes.
 *
 *     struct svision_homography map;
 *     if (svision_homography_fit(from, to, NULL, 4, &map) == SVISION_OK)
 *         printf("x is %g\n", svision_homography_apply(&map, from[0]).x);
 *
 * The center of the top left pixel is (0, 0); x grows to the right, y downwards. Any double is
 * accepted. Infinities, NANs and overflow lead to SVISION_ERR_ARGUMENT in functions that return a
 * status, and to an infinity or NAN in the others. If the status is not SVISION_OK, the results are
 * unchanged. All functions are thread-safe. */
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

/* Four corners, clockwise on the screen. */
struct svision_quad {
    struct svision_point corner[4];
};

/* A projective map of the plane, in row-major order: (x, y) maps to ((m0 x + m1 y + m2) / w, (m3 x
 * + m4 y + m5) / w) with w = m6 x + m7 y + m8. */
struct svision_homography {
    double m[9];
};

/* Encloses the convex polygon POINTS (COUNT >= 4 corners, in either direction) in a quadrilateral
 * of small area by repeatedly removing the edge that adds the least area (Hormann & Goldenthal's
 * greedy enclosing k-gon). WORK holds COUNT points, may be POINTS itself, and is overwritten.
 * Returns SVISION_OK and sets *QUAD, which is clockwise, has a finite, positive area, and starts at
 * the corner nearest to the top left corner of its bounding box; or SVISION_ERR_ARGUMENT for a
 * NULL, fewer than 4 corners, or a polygon without such a quadrilateral. */
SVISION_API enum svision_status svision_quad_enclose(const struct svision_point *points,
                                                     size_t count, struct svision_point *work,
                                                     struct svision_quad *quad);

/* Returns the area of QUAD in square pixels, positive if its corners are clockwise on the screen;
 * NAN for NULL. */
SVISION_API double svision_quad_area(const struct svision_quad *quad);

/* Computes the homography that maps FROM to TO, COUNT >= 4 points each: exactly for four points;
 * for more, by weighted least squares of w times the distance (normalized direct linear transform:
 * Hartley & Zisserman, Multiple View Geometry, 2nd ed., section 4.4). WEIGHTS holds a nonnegative
 * weight for each pair; NULL: equal weights. Returns SVISION_OK and sets *MAP, whose elements are
 * all finite; or SVISION_ERR_ARGUMENT for a NULL, fewer than 4 points, a negative weight, or points
 * that do not determine a map. */
SVISION_API enum svision_status svision_homography_fit(const struct svision_point *from,
                                                       const struct svision_point *to,
                                                       const double *weights, size_t count,
                                                       struct svision_homography *map);

/* Computes the homography that maps FROM to TO although some pairs are outliers. Does ROUNDS
 * (1..100) fits as svision_homography_fit() does. Each fit after the first multiplies the weights
 * by 1 / (1 + (r / s)^2), where r is the pair's distance and s is the greater of SCALE (> 0) and
 * 1.5 times the median r of the pairs with a weight (iteratively reweighted least squares with
 * Cauchy's weights: Holland & Welsch, 1977). WORK holds 2 * COUNT numbers and is overwritten.
 * Returns the statuses of svision_homography_fit(); SVISION_ERR_ARGUMENT also for ROUNDS or SCALE
 * out of range. */
/* clang-format off */
SVISION_API enum svision_status svision_homography_fit_robust(const struct svision_point *from,
                                                          const struct svision_point *to,
                                                          const double *weights, size_t count,
                                                          unsigned rounds, double scale,
                                                          double *work,
                                                          struct svision_homography *map);
/* clang-format on */

/* Maps POINT by MAP. Returns infinite coordinates or NAN if POINT maps to infinity, and NAN for a
 * NULL MAP. */
SVISION_API struct svision_point svision_homography_apply(const struct svision_homography *map,
                                                          struct svision_point point);

/* Stores the inverse of MAP in *INVERSE, which may be MAP itself. Returns SVISION_OK, with all
 * elements finite, or SVISION_ERR_ARGUMENT for a NULL or a singular MAP. */
SVISION_API enum svision_status svision_homography_invert(const struct svision_homography *map,
                                                          struct svision_homography *inverse);

/* Stores in *PRODUCT the map that applies FIRST, then SECOND; the three may be one object. Does
 * nothing if one is NULL. */
SVISION_API void svision_homography_compose(const struct svision_homography *first,
                                            const struct svision_homography *second,
                                            struct svision_homography *product);

#ifdef __cplusplus
}
#endif
#endif
