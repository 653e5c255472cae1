/* Conversion to gray and the four blocks with which most OpenCV grid readers start, for comparison.
 * Each runs on one thread. */
#ifndef BENCH_VISION_OPENCV_BLOCKS_H
#define BENCH_VISION_OPENCV_BLOCKS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* cvtColor to gray, GaussianBlur 5x5, adaptiveThreshold (mean, 15), findContours, warpPerspective
 * to 450x450. */
enum { OPENCV_BLOCKS = 5 };

/* A picture without padding; CHANNELS are 1 (gray), 2 (YUYV) or 3 (RGB). */
struct opencv_picture {
    const uint8_t *pixels;
    unsigned width, height, channels;
};

/* Runs the blocks on PICTURE, the last one with CORNERS (x and y of the top left, top right, bottom
 * right and bottom left), and stores the processor time of each. */
bool opencv_blocks_run(const struct opencv_picture *picture, const double corners[8],
                       double seconds[OPENCV_BLOCKS]);

#ifdef __cplusplus
}
#endif
#endif
