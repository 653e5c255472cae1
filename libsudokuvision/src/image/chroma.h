/* The color of single pixels without their brightness. */
#ifndef IMAGE_CHROMA_H
#define IMAGE_CHROMA_H

#include <sudokuvision/image.h>

/* Differences of blue and red from the brightness, about -128..127 each (ITU-R BT.601). */
struct chroma {
    float blue, red;
};

/* Returns the chroma of the pixel in column X and row Y of IMAGE, which must be valid; 0 for gray
 * images. */
struct chroma chroma_at(const struct svision_image *image, unsigned x, unsigned y);

#endif
