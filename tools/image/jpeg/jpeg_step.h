/* Detects a step in brightness that only a damaged JPEG file has.
 *
 * A block stores the difference between its mean and that of the previous block. If wrong bits are
 * followed by valid codes, all later blocks are lighter or darker by the same amount: the rest of
 * that row of blocks, and all rows below. The boundary follows two rows of blocks: the lower one up
 * to the damage, the upper one from there. */
#ifndef IMAGE_JPEG_JPEG_STEP_H
#define IMAGE_JPEG_JPEG_STEP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A plane of decoded samples. */
struct jpeg_step_plane {
    const uint8_t *samples; /* the first of each pixel's CHANNELS is used */
    unsigned width, height, channels;
    unsigned block_width, block_height; /* of a coding unit, in pixels */
};

bool jpeg_step_shows(const struct jpeg_step_plane *plane);

#endif
