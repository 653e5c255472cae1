/* Pictures to measure on: a photo, or a page drawn from a seed, in a frame of a given size. */
#ifndef BENCH_VISION_PICTURE_H
#define BENCH_VISION_PICTURE_H

#include <sudokuvision/sudokuvision.h>

#include "image/imageio.h"

/* Returns the area that the blocks rectify: the grid of READING, or all of IMAGE without one. */
struct svision_quad picture_place(const struct svision_reading *reading,
                                  const struct svision_image *image);

/* Fits PHOTO into the middle of a FRAME of LONGER x SHORTER pixels, in its orientation, at the
 * largest size, with extended edges. Free FRAME with pixels_free(). */
bool picture_fit(const struct pixels *photo, unsigned longer, unsigned shorter,
                 struct pixels *frame);

/* Makes page SEED of the tests' generator, slightly tilted, blurred and unevenly lit. */
bool picture_make(unsigned seed, struct pixels *photo);

/* Same with handwriting in four of five open cells. */
bool picture_make_written(unsigned seed, struct pixels *photo);

#endif
