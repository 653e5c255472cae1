/* Whether the blocks of a JPEG file can come from samples.
 *
 * Nothing guards the codes of blocks: where a bit is wrong, what follows is often read as other
 * blocks, until codes and blocks fit again, and a decoder has nothing to complain of. Blocks that
 * chance made are mostly far outside what 8 bits can show, though, which a decoder cuts off in
 * silence. What an encoder wrote is a block of samples from 0 to 255, each frequency of which it
 * took to a near step: among all blocks of which the same would have been written is one within
 * that range (the quantization constraint set of Zakhor, "Iterative Procedures for Reduction of
 * Blocking Effects in Transform Image Coding", 1992). */
#ifndef IMAGE_JPEG_JPEG_RANGE_H
#define IMAGE_JPEG_JPEG_RANGE_H

#include <stdbool.h>
#include <stdio.h>

#include <jpeglib.h>

enum jpeg_range_of {
    JPEG_RANGE_OF_FILE,
    JPEG_RANGE_OF_CAMERA, /* nothing is supposed of how it rounds: chips cut numbers off, too */
};

/* Whether all blocks of JPEG, which holds all of its input (libjpeg.txt, "Buffered-image mode"),
 * can come from samples of SOURCE. */
bool jpeg_range_holds(struct jpeg_decompress_struct *jpeg, enum jpeg_range_of source);

#endif
