/* Lines found anew from the middle of the grid outwards.
 *
 * Paper that curls at one side draws the last columns together: there a plane, and a polynomial on
 * top of it, miss lines by more than is looked at, and take what lies beside them (an ornament, the
 * edge of the page) in their place. But each line is nearly as far from its neighbor as that one
 * from the next. */
#ifndef DETECT_REGROW_H
#define DETECT_REGROW_H

#include "detect/lines.h"

/* Moves SHIFT to where lines are seen that go on from those in the middle, where that fits better;
 * LINES holds what is measured at SHIFT before and after. THRESHOLD: mesh_threshold(). */
void mesh_regrow(const struct lines_view *view, float threshold, struct lines_shift *shift,
                 struct lines *lines);

#endif
