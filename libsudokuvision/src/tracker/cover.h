/* Which cells something lies on, a hand or a pen: a look at the lines around each.
 *
 * What covers a line hides it; what passes over one shows on both sides of it, where paper is
 * bright between the line and the digits. No earlier frame is needed, so that what lies there from
 * the start is found as well. */
#ifndef TRACKER_COVER_H
#define TRACKER_COVER_H

#include "board_size.h"
#include "image/pyramid.h"

struct cover {
    uint8_t hidden[BOARD_MAX_CELLS]; /* frames for which a cell still counts as covered */
};

/* Looks at the cells of SIDE a row between CROSSINGS, in the picture. On boards of more than nine
 * rows nothing counts as covered. */
void cover_take(struct cover *cover, const struct pyramid *pyramid,
                const struct svision_point *crossings, unsigned side);

#endif
