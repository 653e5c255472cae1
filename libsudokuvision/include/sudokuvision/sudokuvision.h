/* Reads Sudoku grids in photographs and draws boards. Includes all headers of the library.
 *
 *     struct svision_reader *reader;
 *     size_t count;
 *     if (svision_reader_create(NULL, &reader) == SVISION_OK &&
 *         svision_reader_read(reader, &image, &count, NULL) == SVISION_OK)
 *         show(svision_reading_solution(svision_reader_reading(reader, 0)));
 *     svision_reader_destroy(reader);
 *
 * Reading, in the order of processing:
 *
 *     image.h     pictures in the caller's memory
 *     stages.h    separate stages: gray, threshold, warp
 *     contour.h   borders of dark areas, convex hulls
 *     geometry.h  points, quadrilaterals, homographies
 *     digit.h     the digit in one cell
 *     diagnosis.h what is wrong, and what to do about it
 *     reading.h   one grid: givens, entries, solution, position
 *     reader.h    a picture -> readings
 *     track.h     the frames of a camera -> one committed puzzle
 *
 * Drawing:
 *
 *     canvas.h    pictures to draw on
 *     draw.h      boards as pictures and SVG, text
 *     overlay.h   answers in perspective on a photo
 *
 * status.h and version.h are common to all. A call uses at most 48 KiB of stack, without the
 * caller's callbacks. */
#ifndef SVISION_SUDOKUVISION_H
#define SVISION_SUDOKUVISION_H

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

#endif
