/* Whether the brightness of a picture out of a JPEG file steps where no picture's does.
 *
 * A block holds by how much its mean differs from that of the block before it. Where bits are wrong
 * and codes and blocks fit again later, all blocks from there on are lighter or darker by one
 * amount: the rest of that row of blocks, and all rows below it. The edge between both parts goes
 * along two rows of blocks, the lower one up to the place of the damage, the upper one from there.
 */
#ifndef IMAGE_JPEG_JPEG_STEP_H
#define IMAGE_JPEG_JPEG_STEP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How what was decoded lies in memory. */
struct jpeg_step_plane {
    const uint8_t *samples; /* the first of each pixel's CHANNELS is looked at */
    unsigned width, height, channels;
    unsigned block_width, block_height; /* of what is coded together, in pixels */
};

bool jpeg_step_shows(const struct jpeg_step_plane *plane);

#endif
