/* Detects a block of a picture that is brighter than the paper around it.
 *
 * JPEG has no checksums: a wrong bit that changes a single block can pass the checks of
 * jpeg_range.h and jpeg_step.h. Such a block contains light and dark parts, though, and nothing on
 * a page is brighter than its paper: ink absorbs light, and ringing occurs along all strokes. */
#ifndef IMAGE_JPEG_JPEG_BLOCK_H
#define IMAGE_JPEG_JPEG_BLOCK_H

#include "image/pixels.h"

/* True if a block in the quadrilateral of the corners, x and y of four, is brighter than its
 * surroundings by far more than any other block but its neighbors. False if PIXELS do not come from
 * a file with blocks, if blocks are small relative to the cells of a 9 x 9 grid, or if memory is
 * short. */
bool jpeg_block_stands_out(const struct pixels *pixels, const double corners[8]);

#endif
