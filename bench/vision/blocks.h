/* OpenCV's blocks, if built in, as rows of a table. */
#ifndef BENCH_VISION_BLOCKS_H
#define BENCH_VISION_BLOCKS_H

#include <sudokuvision/geometry.h>
#include <sudokuvision/image.h>

#include "vision/table.h"
#if HAVE_OPENCV
#include "vision/opencv_blocks.h"
#endif

/* Rows of the blocks, the last for their sum; none without OpenCV. */
enum { BLOCK_ROWS = HAVE_OPENCV ? 6 : 0 };

#define BLOCK_NAMES                                                                                \
    "cvtColor", "GaussianBlur", "adaptiveThreshold", "findContours", "warpPerspective",            \
        "gray and four blocks"

/* Runs the blocks on IMAGE, which has no padding; CORNERS are the grid's. */
static inline bool blocks_time(const struct svision_image *image,
                               const struct svision_quad *corners, double *seconds)
{
#if HAVE_OPENCV
    double places[8];
    const struct opencv_picture picture = {image->pixels, image->width, image->height,
                                           image->format == SVISION_GRAY8  ? 1
                                           : image->format == SVISION_YUYV ? 2
                                                                           : 3};
    for (unsigned i = 0; i < 4; i++) {
        places[2 * i] = corners->corner[i].x;
        places[2 * i + 1] = corners->corner[i].y;
    }
    if (!opencv_blocks_run(&picture, places, seconds))
        return false;
    seconds[OPENCV_BLOCKS] = 0;
    for (unsigned i = 0; i < OPENCV_BLOCKS; i++)
        seconds[OPENCV_BLOCKS] += seconds[i];
#else
    (void)image, (void)corners, (void)seconds;
#endif
    return true;
}

#endif
