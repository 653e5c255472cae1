/* The four blocks that most OpenCV readers of grids begin with, to compare with.
 *
 * Each runs on one thread. */
#ifndef BENCH_VISION_OPENCV_BLOCKS_H
#define BENCH_VISION_OPENCV_BLOCKS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* GaussianBlur 5x5, adaptiveThreshold (mean, 15), findContours, warpPerspective to 450x450. */
enum { OPENCV_BLOCKS = 4 };

/* Runs the blocks on GRAY (WIDTH x HEIGHT, no padding), the last one with CORNERS (x and y of the
 * top left, top right, bottom right and bottom left). */
bool opencv_blocks_run(uint8_t *gray, unsigned width, unsigned height, const double corners[8],
                       double seconds[OPENCV_BLOCKS]);

#ifdef __cplusplus
}
#endif
#endif
