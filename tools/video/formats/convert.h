/* Pixel format conversions for files and devices that support only one format.
 *
 * Images must be valid (svision_image_check). Luma is unchanged; chroma is that of JFIF (ITU-R
 * BT.601, full range), with one sample per pair of pixels. */
#ifndef VIDEO_FORMATS_CONVERT_H
#define VIDEO_FORMATS_CONVERT_H

#include <sudokuvision/image.h>

/* Returns the size in bytes of a packed picture of this format; 0 if svision_image_check() would
 * reject it. */
size_t convert_size(enum svision_format format, unsigned width, unsigned height);

/* Writes the luma of row Y: WIDTH bytes. */
void convert_luma(const struct svision_image *image, unsigned y, uint8_t *luma);

/* Writes the chroma of row Y: (WIDTH + 1) / 2 bytes of each component. */
void convert_chroma(const struct svision_image *image, unsigned y, uint8_t *cb, uint8_t *cr);

/* Returns the bytes of scratch memory that the functions below need for this width. */
static inline size_t convert_scratch(unsigned width)
{
    return 2 * (size_t)width + 2;
}

/* Writes row Y as Y, Cb, Cr: 3 * WIDTH bytes. */
void convert_triples(const struct svision_image *image, unsigned y, uint8_t *scratch,
                     uint8_t *triples);

/* Convert the whole picture: packed GRAY8 or I420 for files, YUYV of any STRIDE for devices. */
void convert_to_gray(const struct svision_image *image, uint8_t *out);
void convert_to_i420(const struct svision_image *image, uint8_t *scratch, uint8_t *out);
void convert_to_yuyv(const struct svision_image *image, uint8_t *scratch, uint8_t *out,
                     size_t stride);

#endif
