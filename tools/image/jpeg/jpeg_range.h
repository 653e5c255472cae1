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
#include <stdint.h>
#include <stdio.h>

#include <jpeglib.h>
/* After jpeglib.h */
#include <jpegint.h>

enum jpeg_range_of {
    JPEG_RANGE_OF_FILE,
    JPEG_RANGE_OF_CAMERA, /* any rounding, since camera chips also truncate */
};

/* Bounds on the samples of a component. */
struct jpeg_range_bounds {
    double reach[DCTSIZE2];  /* maximum distance of each sample from the valid range */
    int16_t steps[DCTSIZE2]; /* of quantization */
    int64_t safe_amplitude;  /* 8 times the amplitude up to which no sample can exceed it */
};

/* A check of all blocks as they are decoded. */
struct jpeg_range {
    bool holds;                     /* all blocks so far can come from valid samples */
    double waves[DCTSIZE][DCTSIZE]; /* per frequency and position (T.81, A.3.3) */
    struct jpeg_range_bounds bounds[MAX_COMPONENTS];
    inverse_DCT_method_ptr decode[MAX_COMPONENTS]; /* libjpeg's */
};

/* Starts checking the blocks of JPEG, which come from SOURCE: after jpeg_start_decompress() or, in
 * buffered-image mode, jpeg_start_output(). Takes JPEG->client_data; RANGE must stay where it is
 * until the last row has been read. Blocks of components that are not decoded, such as color for a
 * gray picture, are not checked. */
void jpeg_range_watch(struct jpeg_range *range, struct jpeg_decompress_struct *jpeg,
                      enum jpeg_range_of source);

#endif
