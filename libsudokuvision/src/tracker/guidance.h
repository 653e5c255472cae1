/* Finds what is missing before a puzzle can be committed: the first problem to solve and the cells
 * concerned, in this frame and in all frames. */
#ifndef TRACKER_GUIDANCE_H
#define TRACKER_GUIDANCE_H

#include "image/pyramid.h"
#include "tracker/cover/cover.h"
#include "tracker/evidence/fusion.h"

/* Stores in HIDDEN (enum fusion_skip) the cells of FRAME, WIDTH x HEIGHT, without evidence: in
 * glare or outside the picture. */
void guidance_find_hidden(const struct svision_reading *frame, unsigned width, unsigned height,
                          uint8_t *hidden);

/* Sets DIAGNOSIS. FRAME is the reading of this frame. */
void guidance_find(const struct pyramid *pyramid, const struct svision_reading *frame,
                   const struct fusion *fusion, const struct verdict *verdict,
                   const struct cover *cover, struct svision_diagnosis *diagnosis);

#endif
