/* The color of single pixels, brightness left aside. */
#ifndef IMAGE_CHROMA_H
#define IMAGE_CHROMA_H

#include <sudokuvision/image.h>

/* Blue and red beyond the brightness, about -128..127 each (ITU-R BT.601). */
struct chroma {
    float blue, red;
};

/* That of the pixel in column X and row Y of IMAGE, which was checked; 0 where it is gray. */
struct chroma chroma_at(const struct svision_image *image, unsigned x, unsigned y);

#endif
