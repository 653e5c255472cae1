/* Pixels of one format as those of another, for files and devices that take only one.
 *
 * Images have to be sound (svision_image_check). Brightness stays as it is; color is that of JFIF
 * (ITU-R BT.601, full range), halved for each pair of pixels. */
#ifndef VIDEO_FORMATS_CONVERT_H
#define VIDEO_FORMATS_CONVERT_H

#include <sudokuvision/image.h>

/* Bytes of a packed picture of this format; 0 where svision_image_check() would refuse it. */
size_t convert_size(enum svision_format format, unsigned width, unsigned height);

/* Brightness of row Y: WIDTH bytes. */
void convert_luma(const struct svision_image *image, unsigned y, uint8_t *luma);

/* Color of row Y: (WIDTH + 1) / 2 bytes each. */
void convert_chroma(const struct svision_image *image, unsigned y, uint8_t *cb, uint8_t *cr);

/* Bytes of scratch memory that the functions below need for pictures of this width. */
static inline size_t convert_scratch(unsigned width)
{
    return 2 * (size_t)width + 2;
}

/* Row Y as Y, Cb, Cr: 3 * WIDTH bytes. */
void convert_triples(const struct svision_image *image, unsigned y, uint8_t *scratch,
                     uint8_t *triples);

/* The whole picture, packed: GRAY8 and I420 for files, YUYV of any STRIDE for devices. */
void convert_to_gray(const struct svision_image *image, uint8_t *out);
void convert_to_i420(const struct svision_image *image, uint8_t *scratch, uint8_t *out);
void convert_to_yuyv(const struct svision_image *image, uint8_t *scratch, uint8_t *out,
                     size_t stride);

#endif
