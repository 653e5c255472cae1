/* Augmentation: varies a cell as if by another pen, hand and camera, to make many samples of few
 * photographed pages. */
#ifndef MODEL_SAMPLES_AUGMENT_H
#define MODEL_SAMPLES_AUGMENT_H

#include <stdint.h>

#include <sudokuvision/geometry.h>

/* Displaces the CORNERS of a cell within the reader's error, and slants, turns or scales it. */
void augment_corners(uint64_t *random, struct svision_point corners[4]);

/* Bends PATCH (CELL_PIXELS), changes its stroke width, blurs it and adds noise. */
void augment_patch(uint64_t *random, uint8_t *patch);

#endif
