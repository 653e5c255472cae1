/* How the cells of a committed puzzle look where nothing lies on them, and which of them look
 * otherwise in a frame: something lies there, or something was written there.
 *
 * The light may be another one: likeness is the correlation of both pictures of a cell, with the
 * lines around it and less their slopes (normalized cross-correlation: Lewis, Fast Template
 * Matching, 1995). Where that is little, the edge of a shadow may cross the cell, and its light is
 * told place by place. */
#ifndef TRACKER_APPEARANCE_H
#define TRACKER_APPEARANCE_H

#include "board_size.h"
#include "image/pyramid.h"
#include "tracker/places.h"

/* The picture of a cell, and the same less its mean and its slopes. */
struct appearance_window {
    uint8_t place[APPEARANCE_SIDE * APPEARANCE_PITCH];
    float value[APPEARANCE_SIDE * APPEARANCE_PITCH];
    float power;              /* the sum of its squares */
    float inner, inner_power; /* sums within the digit's place */
};

struct appearance {
    struct appearance_window window[BOARD_MAX_CELLS];
    uint8_t known[BOARD_MAX_CELLS];   /* 1: the cell was seen free */
    uint8_t altered[BOARD_MAX_CELLS]; /* frames in a row in which it is not what it was */
};

/* A frame, and where the grid lies in it. */
struct appearance_frame {
    const struct pyramid *pyramid;
    const struct svision_point *crossings; /* in the picture */
    unsigned side;
    bool read; /* it was read there */
};

/* How a cell looks. */
enum appearance_look {
    APPEARANCE_FREE,    /* as ever, or nothing is known of it */
    APPEARANCE_ALTERED, /* otherwise, between lines that are seen */
    APPEARANCE_HIDDEN,  /* not even its lines are seen */
};

/* Whether each cell of a board of SIDE was seen free. */
bool appearance_is_whole(const struct appearance *appearance, unsigned side);

/* How many cells of FRAME look as ever: the better one of two places for a grid has more. */
unsigned appearance_count(const struct appearance *appearance,
                          const struct appearance_frame *frame);

/* Whether all cells of FRAME look as ever, as far as its noise and its blur tell. */
bool appearance_is_free(const struct appearance *appearance, const struct appearance_frame *frame);

/* Tells in LOOK how each cell of FRAME looks. Cells that are not known yet and are not HIDDEN in
 * LOOK beforehand are known from now on; so is what was written, once it stays. */
void appearance_take(struct appearance *appearance, const struct appearance_frame *frame,
                     uint8_t look[BOARD_MAX_CELLS]);

#endif
