/* Detects cells covered by something, such as a hand or a pen.
 *
 * Until a puzzle is committed, it uses the lines around each cell, without any earlier frame;
 * later, the learned appearance of the cell. */
#ifndef TRACKER_COVER_COVER_H
#define TRACKER_COVER_COVER_H

#include "tracker/cover/appearance.h"

struct cover {
    uint8_t hidden[BOARD_MAX_CELLS];  /* frames for which a cell still counts as covered */
    uint8_t altered[BOARD_MAX_CELLS]; /* frames for which it still counts as changed */
    uint8_t crossed[BOARD_MAX_CELLS]; /* frames for which something still counts as crossing its
                                         lines */
    uint8_t judged[BOARD_MAX_CELLS];  /* enum covered, by the judge of stills, in this
                                         frame, by a missing line or by its color */
    struct appearance appearance;
};

/* Examines the cells of FRAME. */
void cover_update(struct cover *cover, const struct appearance_frame *frame, bool committed);

#endif
