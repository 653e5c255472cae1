/* Learns how the cells of a committed puzzle look when nothing covers them, and detects cells that
 * are covered or written on in a frame.
 *
 * Likeness is the correlation of both pictures of a cell, including its lines, without their
 * slopes, so that it does not depend on the light (normalized cross-correlation: Lewis, Fast
 * Template Matching, 1995). If it is low, the edge of a shadow may cross the cell, and its light is
 * estimated place by place. */
#ifndef TRACKER_COVER_APPEARANCE_H
#define TRACKER_COVER_APPEARANCE_H

#include "board_size.h"
#include "image/pyramid.h"
#include "tracker/cover/relight.h"

/* A picture of a cell, and the same without its mean and slopes. */
struct appearance_window {
    uint8_t place[APPEARANCE_SIDE * APPEARANCE_PITCH];
    float value[APPEARANCE_SIDE * APPEARANCE_PITCH];
    float power;              /* sum of its squares */
    float inner, inner_power; /* sums within the digit's area */
};

struct appearance {
    struct appearance_window window[BOARD_MAX_CELLS];
    uint8_t known[BOARD_MAX_CELLS];   /* 1: the cell has been seen uncovered */
    uint8_t altered[BOARD_MAX_CELLS]; /* consecutive frames in which it looks different */
};

/* A frame and the position of the grid in it. */
struct appearance_frame {
    const struct pyramid *pyramid;
    const struct svision_point *crossings; /* in the picture */
    unsigned side;
    bool read; /* it was read there */
};

/* The appearance of a cell. */
enum appearance_state {
    APPEARANCE_FREE,    /* unchanged, or not known yet */
    APPEARANCE_ALTERED, /* changed, between lines that are visible */
    APPEARANCE_HIDDEN,  /* even its lines are invisible */
};

/* True if each cell of a board of SIDE has been seen uncovered. */
bool appearance_is_whole(const struct appearance *appearance, unsigned side);

/* Returns the number of unchanged cells in FRAME, for comparing two positions of a grid. */
unsigned appearance_count(const struct appearance *appearance,
                          const struct appearance_frame *frame);

/* True if all cells of FRAME are unchanged, within noise and blur. */
bool appearance_is_free(const struct appearance *appearance, const struct appearance_frame *frame);

/* Stores the appearance of each cell of FRAME in LOOK. Learns unknown cells that are not HIDDEN in
 * LOOK on entry, and new writing once it persists. */
void appearance_update(struct appearance *appearance, const struct appearance_frame *frame,
                       uint8_t look[BOARD_MAX_CELLS]);

#endif
