/* Pictures to measure on.
 *
 * A photo, or a page drawn from a seed, as a frame of the size wanted. */
#ifndef BENCH_VISION_PICTURE_H
#define BENCH_VISION_PICTURE_H

#include <sudokuvision/sudokuvision.h>

#include "image/imageio.h"

/* Where blocks straighten: the grid of READING, or all of IMAGE where there is none. */
struct svision_quad picture_place(const struct svision_reading *reading,
                                  const struct svision_image *image);

/* PHOTO in the middle of a FRAME of LONGER x SHORTER pixels, upright where it is, as large as it
 * fits, its edges drawn out. Free FRAME with pixels_free(). */
bool picture_fit(const struct pixels *photo, unsigned longer, unsigned shorter,
                 struct pixels *frame);

/* Page SEED of the tests' generator, somewhat tilted, blurred and unevenly lit. */
bool picture_make(unsigned seed, struct pixels *photo);

/* The same with handwriting in four of five open cells. */
bool picture_make_written(unsigned seed, struct pixels *photo);

#endif
