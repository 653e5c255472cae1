/* Which cells something lies on, a hand or a pen.
 *
 * Until a puzzle is committed, the lines around each cell tell, without any earlier frame; then a
 * cell tells itself, by what it looked like. */
#ifndef TRACKER_COVER_H
#define TRACKER_COVER_H

#include "tracker/appearance.h"

struct cover {
    uint8_t hidden[BOARD_MAX_CELLS];  /* frames for which a cell still counts as covered */
    uint8_t altered[BOARD_MAX_CELLS]; /* for which it still looks otherwise than it did */
    uint8_t crossed[BOARD_MAX_CELLS]; /* for which something still passes over one of its lines */
    struct appearance appearance;
};

/* Looks at the cells of FRAME. */
void cover_take(struct cover *cover, const struct appearance_frame *frame, bool committed);

#endif
