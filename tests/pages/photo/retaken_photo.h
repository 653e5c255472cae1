/* Photos as if taken by other cameras: another place, lens and light, and other processing. */
#ifndef TESTS_PAGES_RETAKEN_PHOTO_H
#define TESTS_PAGES_RETAKEN_PHOTO_H

#include <stdbool.h>
#include <stdint.h>

#include <sudokuvision/geometry.h>

#include "image/pixels.h"
#include "pages/page_settings.h"

/* Zero is the photo itself. */
struct retake {
    float margin;  /* margin left around the grid by cropping, as a share of its sides; 0: not
                      cropped */
    float scale;   /* of its size; 0: 1 */
    bool nearest;  /* by pixels that are repeated or left out */
    float tilt;    /* degrees between the photo and the sensor, in any direction */
    float turn;    /* degrees, clockwise */
    float barrel;  /* distortion by the lens outwards from the middle, 0..1 */
    float bars;    /* black ones above and below, of the height */
    float light;   /* by which brightness is multiplied; 0: 1 */
    float corners; /* share of the light that they lack */
    float warm;    /* share by which red is lighter, and blue darker */
    float sharpen; /* amount of sharpening */
    bool gray, negative;
    struct page_settings camera; /* its blur, noise, motion, moire and compression */
};

/* Takes PHOTO, of three colors and with a grid at GRID, as RETAKE says. False: memory is short. */
bool retaken_photo_make(const struct pixels *photo, const struct svision_quad *grid,
                        const struct retake *retake, uint64_t seed, struct pixels *made);

#endif
