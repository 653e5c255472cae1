/* Which cells something lies on, by the lines around each.
 *
 * What covers a line hides it; what passes over one shows on both sides of it, where paper is
 * bright between the line and the digits. No earlier frame is needed, so that what lies there from
 * the start is found as well. */
#ifndef TRACKER_LINE_COVER_H
#define TRACKER_LINE_COVER_H

#include "tracker/appearance.h"

/* Sets LOOK to APPEARANCE_HIDDEN for the cells of FRAME that are covered, and CROSSED to true where
 * something passes over a line. On boards of more than nine rows none is: their letters reach
 * nearer to the lines than paper is looked for. */
void line_cover_find(const struct appearance_frame *frame, uint8_t look[BOARD_MAX_CELLS],
                     bool crossed[BOARD_MAX_CELLS]);

#endif
