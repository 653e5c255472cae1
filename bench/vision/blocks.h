/* OpenCV's blocks, where they were built in, as rows of a table. */
#ifndef BENCH_VISION_BLOCKS_H
#define BENCH_VISION_BLOCKS_H

#include <sudokuvision/geometry.h>
#include <sudokuvision/image.h>

#include "vision/table.h"
#if HAVE_OPENCV
#include "vision/opencv_blocks.h"
#endif

/* Rows of the blocks, the last one for their sum; none without OpenCV. */
enum { BLOCK_ROWS = HAVE_OPENCV ? 5 : 0 };

#define BLOCK_NAMES                                                                                \
    "GaussianBlur", "adaptiveThreshold", "findContours", "warpPerspective", "the four blocks"

/* Runs the blocks on GRAY, as large as IMAGE and without padding; the grid's corners are CORNERS.
 */
static inline bool blocks_time(uint8_t *gray, const struct svision_image *image,
                               const struct svision_quad *corners, double *seconds)
{
#if HAVE_OPENCV
    double places[8];
    for (unsigned i = 0; i < 4; i++) {
        places[2 * i] = corners->corner[i].x;
        places[2 * i + 1] = corners->corner[i].y;
    }
    if (!opencv_blocks_run(gray, image->width, image->height, places, seconds))
        return false;
    seconds[4] = seconds[0] + seconds[1] + seconds[2] + seconds[3];
#else
    (void)gray, (void)image, (void)corners, (void)seconds;
#endif
    return true;
}

#endif
