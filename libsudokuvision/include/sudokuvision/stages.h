/* Stages of reading that are useful on their own.
 *
 *     if (svision_threshold(&image, 31, 0.1F, work, mask) == SVISION_OK)
 *         show(mask);
 *
 * Results are written to the caller's memory. All functions are thread-safe. */
#ifndef SVISION_STAGES_H
#define SVISION_STAGES_H

#include <sudokuvision/geometry.h>
#include <sudokuvision/image.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Converts IMAGE to gray and reduces it by FACTOR (1..32): each pixel of GRAY is the rounded mean
 * of FACTOR x FACTOR pixels, with colors weighted (77 R + 150 G + 29 B) / 256, the luma of ITU-R
 * BT.601. GRAY receives (width / FACTOR) x (height / FACTOR) bytes without padding; a remainder at
 * the right and bottom is ignored. WORK holds width / FACTOR elements; it may be NULL if FACTOR is
 * 1. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for an invalid image, a NULL, or a FACTOR out of
 * range or over the width or height. */
SVISION_API enum svision_status svision_gray(const struct svision_image *image, unsigned factor,
                                             uint32_t *work, uint8_t *gray);

/* Binarizes IMAGE (GRAY8): MASK (width * height bytes) is set to 1 where a pixel is below (1 -
 * OFFSET) times the mean of the WINDOW x WINDOW square around it, otherwise 0. WINDOW is odd,
 * 3..63; OFFSET is 0..0.9. Edge pixels are repeated beyond the edges. WORK holds width + WINDOW
 * elements. Running sums make the time independent of WINDOW (Bradley & Roth, Adaptive Thresholding
 * Using the Integral Image, 2007, without the integral image). Returns SVISION_OK, or
 * SVISION_ERR_ARGUMENT for an invalid image, a NULL, or a number out of range. */
SVISION_API enum svision_status svision_threshold(const struct svision_image *image,
                                                  unsigned window, float offset, uint32_t *work,
                                                  uint8_t *mask);

/* Samples IMAGE (GRAY8) through MAP: pixel (x, y) of VIEW, WIDTH x HEIGHT bytes (each
 * 1..SVISION_MAX_SIDE), is the bilinear interpolation of IMAGE at MAP(x, y). Edge pixels are
 * repeated beyond the edges. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for an invalid image, a
 * NULL, or a size out of range. */
SVISION_API enum svision_status svision_warp(const struct svision_image *image,
                                             const struct svision_homography *map, unsigned width,
                                             unsigned height, uint8_t *view);

#ifdef __cplusplus
}
#endif
#endif
