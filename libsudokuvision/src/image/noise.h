/* How noisy a picture is. */
#ifndef IMAGE_NOISE_H
#define IMAGE_NOISE_H

#include "image/plane.h"

/* The deviation of noise in PLANE, in gray values: of what differs from pixel to pixel, edges that
 * are straight left aside (Immerkaer, Fast noise variance estimation, 1996). */
float noise_measure(const struct plane *plane);

#endif
