/* What is missing until a puzzle is committed: the first thing to do something about, and the cells
 * concerned, by the grid as this frame and as all frames show it. */
#ifndef TRACKER_GUIDANCE_H
#define TRACKER_GUIDANCE_H

#include "image/pyramid.h"
#include "tracker/cover.h"
#include "tracker/fusion.h"

/* Says in HIDDEN (enum fusion_skip) of which cells FRAME, WIDTH x HEIGHT, says nothing: under glare
 * or outside. */
void guidance_hide(const struct svision_reading *frame, unsigned width, unsigned height,
                   uint8_t *hidden);

/* Sets DIAGNOSIS. FRAME is what this frame shows. */
void guidance_find(const struct pyramid *pyramid, const struct svision_reading *frame,
                   const struct fusion *fusion, const struct verdict *verdict,
                   const struct cover *cover, struct svision_diagnosis *diagnosis);

#endif
