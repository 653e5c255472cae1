/* The whole library in one include, in the order in which a picture passes through it.
 *
 * A picture is borrowed, made grey, searched for grids, straightened and read:
 *
 *     image.h     pictures in the caller's memory
 *     stages.h    stages that are useful alone: grey, threshold, warp
 *     contour.h   borders of dark areas, convex hulls
 *     geometry.h  points, enclosing quadrilaterals, homographies
 *     digit.h     one cell: the scores of ten answers
 *     reader.h    all of it: picture -> readings
 *     track.h     frames of a camera -> one puzzle that is settled
 *
 * and drawn on:
 *
 *     canvas.h    pictures to draw on
 *     draw.h      boards as pictures and SVG, text
 *     overlay.h   answers in perspective, on the photo
 *
 * status.h and version.h serve them all. */
#ifndef SVISION_SUDOKUVISION_H
#define SVISION_SUDOKUVISION_H

/* clang-format off: the order is that of the flow, not of the alphabet */
#include <sudokuvision/canvas.h>
#include <sudokuvision/contour.h>
#include <sudokuvision/digit.h>
#include <sudokuvision/draw.h>
#include <sudokuvision/geometry.h>
#include <sudokuvision/image.h>
#include <sudokuvision/overlay.h>
#include <sudokuvision/reader.h>
#include <sudokuvision/stages.h>
#include <sudokuvision/status.h>
#include <sudokuvision/track.h>
#include <sudokuvision/version.h>
/* clang-format on */

#endif
