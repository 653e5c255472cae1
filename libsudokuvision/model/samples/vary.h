/* The same cell by another pen, hand and camera: from few photographed pages, many. */
#ifndef MODEL_SAMPLES_VARY_H
#define MODEL_SAMPLES_VARY_H

#include <stdint.h>

#include <sudokuvision/geometry.h>

/* Moves the CORNERS of a cell by no more than a reader errs, and as if what is written there
 * slanted, turned, or were larger. */
void vary_corners(uint64_t *random, struct svision_point corners[4]);

/* Bends PATCH (CELL_PIXELS), makes its strokes thicker or thinner, blurs it and adds noise. */
void vary_patch(uint64_t *random, uint8_t *patch);

#endif
