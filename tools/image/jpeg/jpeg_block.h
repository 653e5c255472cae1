/* Whether one block of a picture is brighter than the paper around it.
 *
 * Nothing guards the codes of a JPEG file's blocks: where a bit is wrong that changes no more than
 * one block, that one still can come from samples (jpeg_range.h) and fits to those behind it
 * (jpeg_step.h). What chance made of it has light as well as dark, though, and nothing on a page is
 * brighter than its paper: writing and print take light away, and what encoders add beside strokes
 * is beside all of them. */
#ifndef IMAGE_JPEG_JPEG_BLOCK_H
#define IMAGE_JPEG_JPEG_BLOCK_H

#include "image/pixels.h"

/* Whether a block in the quadrilateral of the corners, x and y of four, is brighter than what lies
 * around it, and by far more than any other block but its neighbors is. False, too, where PIXELS
 * are of no file with blocks, or such that a block is small beside a cell of a grid of 9 x 9, or
 * memory is short. */
bool jpeg_block_stands_out(const struct pixels *pixels, const double corners[8]);

#endif
