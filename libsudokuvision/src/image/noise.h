/* Measures image noise. */
#ifndef IMAGE_NOISE_H
#define IMAGE_NOISE_H

#include "image/plane.h"

/* Returns the standard deviation of the noise in PLANE, in gray levels; straight edges do not count
 * (Immerkaer, Fast noise variance estimation, 1996). */
float noise_measure(const struct plane *plane);

#endif
