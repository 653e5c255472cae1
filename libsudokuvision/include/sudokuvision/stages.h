/* The stages of reading that are useful alone.
 *
 *     if (svision_threshold(&image, 31, 0.1F, work, mask) == SVISION_OK)
 *         show(mask);
 *
 * Results go to the caller's memory. All functions may be called by any thread. */
#ifndef SVISION_STAGES_H
#define SVISION_STAGES_H

#include <sudokuvision/geometry.h>
#include <sudokuvision/image.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Makes a gray picture of IMAGE, each pixel the mean of FACTOR x FACTOR (1..32) ones, rounded;
 * colors count by (77 R + 150 G + 29 B) / 256, the luma of ITU-R BT.601. Stores width / FACTOR x
 * height / FACTOR pixels, without padding, in GRAY; a remainder at the right and below is cut off.
 * WORK holds width / FACTOR numbers; it is not used for FACTOR 1 and may then be NULL.
 * SVISION_OK; SVISION_ERR_ARGUMENT: an unsound image, a NULL, or a FACTOR out of range or over the
 * width or height. */
SVISION_API enum svision_status svision_gray(const struct svision_image *image, unsigned factor,
                                             uint32_t *work, uint8_t *gray);

/* Marks what is darker than its surroundings: MASK (width * height bytes) gets 1 where a pixel of
 * IMAGE (GRAY8) is below (1 - OFFSET) times the mean of the WINDOW x WINDOW square around it, else
 * 0. WINDOW is odd, 3..63; OFFSET is 0..0.9; beyond its edges the picture goes on as at the edge.
 * WORK holds width + WINDOW numbers. Running sums make the time independent of WINDOW (the method
 * is Bradley & Roth's, Adaptive Thresholding Using the Integral Image, 2007, without the integral
 * image). SVISION_OK; SVISION_ERR_ARGUMENT. */
SVISION_API enum svision_status svision_threshold(const struct svision_image *image,
                                                  unsigned window, float offset, uint32_t *work,
                                                  uint8_t *mask);

/* Looks at IMAGE (GRAY8) through MAP: pixel (x, y) of VIEW, WIDTH x HEIGHT bytes, is what IMAGE
 * shows at MAP's image of (x, y), between four pixels (bilinear); beyond its edges the picture
 * goes on as at the edge. SVISION_OK; SVISION_ERR_ARGUMENT. */
SVISION_API enum svision_status svision_warp(const struct svision_image *image,
                                             const struct svision_homography *map, unsigned width,
                                             unsigned height, uint8_t *view);

#ifdef __cplusplus
}
#endif
#endif
