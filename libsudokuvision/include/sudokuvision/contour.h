/* Borders of dark areas and of their holes, and convex hulls.
 *
 *     struct svision_contours found = {contours, 100, 0, points, 1000, 0};
 *     svision_contour_find(mask, image.width, image.height, labels, &found);
 *     printf("%zu borders\n", found.count);
 *
 * All memory is the caller's. All functions are thread-safe. */
#ifndef SVISION_CONTOUR_H
#define SVISION_CONTOUR_H

#include <stddef.h>
#include <stdint.h>

#include <sudokuvision/geometry.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The parent of an outermost border. */
#define SVISION_NO_PARENT SIZE_MAX

/* The border of an area (its outermost pixels, counter-clockwise on the screen) or of a hole (the
 * pixels of the area around it, clockwise). */
struct svision_contour {
    /* The border's points are points[first] .. points[first + length - 1]: the first pixel met and
     * each pixel where the border changes direction. Between neighbors, and from the last to the
     * first, the border is a horizontal, vertical or diagonal line. */
    size_t first;
    size_t length;
    /* Index of the surrounding border: an area's for a hole, a hole's for an area inside a hole,
     * otherwise SVISION_NO_PARENT. It is smaller than this border's index. */
    size_t parent;
    /* 1 for the border of a hole, otherwise 0. */
    uint8_t hole;
};

/* Buffers for contours, and their contents. The caller sets the pointers and the capacities. */
struct svision_contours {
    struct svision_contour *contours;
    size_t capacity;
    size_t count;
    struct svision_point *points;
    size_t point_capacity;
    size_t point_count;
};

/* Number of elements that svision_contour_find() needs in WORK for a mask of WIDTH x HEIGHT
 * pixels. */
#define SVISION_CONTOUR_WORK(width, height) (((size_t)(width) + 2) * ((size_t)(height) + 2))

/* Traces all borders in MASK, WIDTH x HEIGHT bytes (each 1..SVISION_MAX_SIDE) without padding, 0
 * for light and any other value for dark. Areas are 8-connected, holes 4-connected. WORK holds
 * SVISION_CONTOUR_WORK(WIDTH, HEIGHT) elements and is overwritten. Borders are listed in
 * raster-scan order (Suzuki & Abe, Topological Structural Analysis of Digitized Binary Images by
 * Border Following, CVGIP 30, 1985, algorithm 1). Returns SVISION_OK; SVISION_TRUNCATED if the
 * contours or points exceed the capacity, and FOUND holds the first ones; or SVISION_ERR_ARGUMENT
 * for a NULL or a size out of range. */
SVISION_API enum svision_status svision_contour_find(const uint8_t *mask, unsigned width,
                                                     unsigned height, int32_t *work,
                                                     struct svision_contours *found);

/* Computes the convex hull of POINTS (COUNT >= 1, all finite) by Andrew's monotone chain (Another
 * Efficient Algorithm for Convex Hulls in Two Dimensions, Information Processing Letters 9, 1979).
 * WORK holds COUNT points, may be POINTS itself, and is overwritten. HULL holds COUNT points.
 * Returns SVISION_OK, with *CORNERS corners in HULL (1 if all points coincide, 2 if they are
 * collinear), clockwise on the screen from the leftmost one (the topmost of several), no three of
 * them collinear. The result is exact as long as no nonzero coordinate is smaller than the largest
 * by a factor of 2^900; beyond that, corners may be missing. Returns SVISION_ERR_ARGUMENT, with
 * nothing written, for a NULL, no points, or a point that is not finite. */
SVISION_API enum svision_status svision_convex_hull(const struct svision_point *points,
                                                    size_t count, struct svision_point *work,
                                                    struct svision_point *hull, size_t *corners);

#ifdef __cplusplus
}
#endif
#endif
