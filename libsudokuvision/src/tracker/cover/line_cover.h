/* Detects covered cells by the lines around them.
 *
 * An object hides the lines it covers, and where it crosses a line it is visible on both sides,
 * between the line and the digits, where paper is bright. No earlier frame is needed, so objects
 * present from the start are detected as well. */
#ifndef TRACKER_COVER_LINE_COVER_H
#define TRACKER_COVER_LINE_COVER_H

#include "tracker/cover/appearance.h"

/* Sets LOOK to APPEARANCE_HIDDEN for the covered cells of FRAME, and CROSSED to true where
 * something crosses a line. Does nothing on boards of more than nine rows, whose letters extend
 * into the sampled paper. */
void line_cover_find(const struct appearance_frame *frame, uint8_t look[BOARD_MAX_CELLS],
                     bool crossed[BOARD_MAX_CELLS]);

#endif
