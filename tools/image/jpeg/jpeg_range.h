/* Checks that the blocks of a JPEG file can come from valid samples.
 *
 * JPEG has no checksums: after a wrong bit, a decoder often reads different blocks without an error
 * until it is in step again. Such random blocks are mostly far outside the range of 8 bits, which
 * decoders silently clip. An encoder, in contrast, transforms samples from 0 to 255 and rounds each
 * coefficient to a nearby step, so some block with the same code lies within that range (the
 * quantization constraint set of Zakhor, "Iterative Procedures for Reduction of Blocking Effects in
 * Transform Image Coding", 1992). */
#ifndef IMAGE_JPEG_JPEG_RANGE_H
#define IMAGE_JPEG_JPEG_RANGE_H

#include <stdbool.h>
#include <stdio.h>

#include <jpeglib.h>

enum jpeg_range_of {
    JPEG_RANGE_OF_FILE,
    JPEG_RANGE_OF_CAMERA, /* any rounding, since camera chips also truncate */
};

/* True if all blocks of JPEG, whose input has been read completely (libjpeg.txt, "Buffered-image
 * mode"), can come from samples of SOURCE. */
bool jpeg_range_holds(struct jpeg_decompress_struct *jpeg, enum jpeg_range_of source);

#endif
