/* The whole library in one include, in the order in which a picture passes through it.
 *
 *     struct svision_reader *reader;
 *     size_t count;
 *     if (svision_reader_create(NULL, &reader) == SVISION_OK &&
 *         svision_reader_read(reader, &image, &count, NULL) == SVISION_OK)
 *         show(svision_reading_solution(svision_reader_reading(reader, 0)));
 *     svision_reader_destroy(reader);
 *
 * A picture is borrowed, made gray, searched for grids, straightened and read:
 *
 *     image.h     pictures in the caller's memory
 *     stages.h    stages that are useful alone: gray, threshold, warp
 *     contour.h   borders of dark areas, convex hulls
 *     geometry.h  points, enclosing quadrilaterals, homographies
 *     digit.h     one cell: the scores of ten answers
 *     diagnosis.h what is wrong, and what to do about it
 *     reading.h   one grid: digits, solution, place
 *     reader.h    all of it: picture -> readings
 *     track.h     frames of a camera -> one puzzle that is committed
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
#include <sudokuvision/diagnosis.h>
#include <sudokuvision/digit.h>
#include <sudokuvision/draw.h>
#include <sudokuvision/geometry.h>
#include <sudokuvision/image.h>
#include <sudokuvision/overlay.h>
#include <sudokuvision/reader.h>
#include <sudokuvision/reading.h>
#include <sudokuvision/stages.h>
#include <sudokuvision/status.h>
#include <sudokuvision/track.h>
#include <sudokuvision/version.h>
/* clang-format on */

#endif
