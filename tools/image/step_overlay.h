/* Overlay of a solving step on a picture, at the requested level of detail. */
#ifndef IMAGE_STEP_OVERLAY_H
#define IMAGE_STEP_OVERLAY_H

#include <sudokuvision/overlay.h>
#include <sudokuvision/reading.h>

#include "cli/text/next_step.h"

/* Adds STEP of a board of LAYOUT, with CELLS and CANDIDATES before it; with NULL for CANDIDATES,
 * only tints its location. The overlay borrows all of them and *PLACE. */
static inline void step_overlay_add(struct svision_overlay *overlay,
                                    const struct sudoku_layout *layout,
                                    const struct sudoku_step *step, const uint8_t *cells,
                                    const sudoku_digitset *candidates, struct sudoku_step *place)
{
    static const sudoku_digitset none[SVISION_MAX_CELLS];
    *place = candidates ? *step : next_step_place(step);
    overlay->layout = layout;
    overlay->step = place;
    overlay->step_cells = cells;
    overlay->step_candidates = candidates ? candidates : none;
}

#endif
