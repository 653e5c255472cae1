/* Borders of dark areas and of the holes in them, and the convex hull of points.
 *
 *     struct svision_contours found = {contours, 100, 0, points, 1000, 0};
 *     svision_contour_find(mask, image.width, image.height, labels, &found);
 *     printf("%zu borders\n", found.count);
 *
 * All of the memory is the caller's. Any thread may call all functions. */
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

/* The parent of a border that lies in no other. */
#define SVISION_NO_PARENT SIZE_MAX

/* One border: of an area (its outermost pixels, counter-clockwise on the screen), or of a hole in
 * one (the area's pixels around it, clockwise). */
struct svision_contour {
    /* Where its points begin, and how many there are: the pixel met first and those in which the
     * line changes its direction. Between two of them, and from the last to the first, it runs
     * straight: across, down or diagonally. */
    size_t first;
    size_t length;
    /* Number of the border next around it: of an area for a hole, of a hole for an area that lies
     * in one, else SVISION_NO_PARENT. It comes before this one. */
    size_t parent;
    /* 1: the border of a hole. */
    uint8_t hole;
};

/* Room for contours, and what was found. Set the pointers and capacities. */
struct svision_contours {
    struct svision_contour *contours;
    size_t capacity;
    size_t count;
    struct svision_point *points;
    size_t point_capacity;
    size_t point_count;
};

/* How many numbers svision_contour_find() wants in WORK for a mask of WIDTH x HEIGHT pixels. */
#define SVISION_CONTOUR_WORK(width, height) (((size_t)(width) + 2) * ((size_t)(height) + 2))

/* Follows all borders in MASK, WIDTH x HEIGHT bytes (each 1..SVISION_MAX_SIDE; not 0: dark),
 * without padding; areas hang together across corners too, holes do not. WORK holds
 * SVISION_CONTOUR_WORK(WIDTH, HEIGHT) numbers and is overwritten. Borders come in the order in
 * which rows from the top meet them (Suzuki & Abe, Topological Structural Analysis of Digitized
 * Binary Images by Border Following, CVGIP 30, 1985, algorithm 1).
 * SVISION_OK; SVISION_TRUNCATED: the contours or the points do not fit, FOUND holds those that came
 * first; SVISION_ERR_ARGUMENT: a NULL, or a size out of range. */
SVISION_API enum svision_status svision_contour_find(const uint8_t *mask, unsigned width,
                                                     unsigned height, int32_t *work,
                                                     struct svision_contours *found);

/* Finds the smallest convex polygon around POINTS (COUNT of them, 1 or more; finite numbers) by
 * Andrew's monotone chain (Another Efficient Algorithm for Convex Hulls in Two Dimensions,
 * Information Processing Letters 9, 1979). WORK holds COUNT points, may be POINTS itself, and is
 * overwritten; HULL holds COUNT points.
 * SVISION_OK: HULL begins with *CORNERS corners (COUNT at most), clockwise on the screen from the
 * leftmost one (of several the topmost), none of them on the line between its neighbors; 1 where
 * all points are one, 2 where they lie on one line. All of this is exact, however close to a line
 * they lie, while no coordinate but 0 is smaller than the largest by a factor of 2^900; beyond
 * that, corners may be missing. SVISION_ERR_ARGUMENT: a NULL, no points, or one that is infinite or
 * not a number; nothing was written. */
SVISION_API enum svision_status svision_hull(const struct svision_point *points, size_t count,
                                             struct svision_point *work, struct svision_point *hull,
                                             size_t *corners);

#ifdef __cplusplus
}
#endif
#endif
