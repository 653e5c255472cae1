/* The stages of reading that are useful alone.
 *
 * Takes pictures, gives grey pictures, masks and straightened views in the caller's memory, fails
 * when sizes are out of range. All functions may be called by any thread. */
#ifndef SVISION_STAGES_H
#define SVISION_STAGES_H

#include <sudokuvision/geometry.h>
#include <sudokuvision/image.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Makes a grey picture of IMAGE, each pixel the mean of FACTOR x FACTOR (1..32) ones, rounded;
 * colours count by (77 R + 150 G + 29 B) / 256, the luma of ITU-R BT.601. Stores width / FACTOR x
 * height / FACTOR pixels, without padding, in GREY; a remainder at the right and below is cut off.
 * WORK holds width / FACTOR numbers; it is not used for FACTOR 1 and may then be NULL.
 * SVISION_OK; SVISION_ERR_ARGUMENT: an unsound image, a NULL, or a FACTOR out of range or over the
 * width or height. */
SVISION_API enum svision_status svision_gray(const struct svision_image *image, unsigned factor,
                                             uint32_t *work, uint8_t *grey);

/* Marks what is darker than its surroundings: MASK (width * height bytes) gets 1 where a pixel of
 * IMAGE (GREY8) is below (1 - OFFSET) times the mean of the WINDOW x WINDOW square around it, else
 * 0. WINDOW is odd, 3..63; OFFSET is 0..0.9; beyond its edges the picture goes on as at the edge.
 * WORK holds width + WINDOW numbers. Running sums make the time independent of WINDOW (the method
 * is Bradley & Roth's, Adaptive Thresholding Using the Integral Image, 2007, without the integral
 * image). SVISION_OK; SVISION_ERR_ARGUMENT. */
SVISION_API enum svision_status svision_threshold(const struct svision_image *image,
                                                  unsigned window, float offset, uint32_t *work,
                                                  uint8_t *mask);

/* Looks at IMAGE (GREY8) through MAP: pixel (x, y) of VIEW, WIDTH x HEIGHT bytes, is what IMAGE
 * shows at MAP's image of (x, y), between four pixels (bilinear); beyond its edges the picture
 * goes on as at the edge. SVISION_OK; SVISION_ERR_ARGUMENT. */
SVISION_API enum svision_status svision_warp(const struct svision_image *image,
                                             const struct svision_homography *map, unsigned width,
                                             unsigned height, uint8_t *view);

#ifdef __cplusplus
}
#endif
#endif
