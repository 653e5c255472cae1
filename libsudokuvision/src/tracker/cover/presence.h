/* Checks in each frame whether the grid is still at its expected position, by its lines.
 *
 * A reading confirms it. Without one, the grid moves with the picture only, and the page may be
 * gone: then its lines are missing. If not even the motion is known, as when a page is snatched
 * away, or if other digits are between the lines, the grid is lost until it is read again, since
 * lines that appear later may be anything. */
#ifndef TRACKER_COVER_PRESENCE_H
#define TRACKER_COVER_PRESENCE_H

#include "image/pyramid.h"

struct presence {
    float contrast; /* contrast of the lines in gray levels; 0: never read */
    double missed;  /* time since the picture last agreed with the grid, in seconds */
    bool lost;      /* the position is unknown until the grid is read again */
};

/* Evidence of a frame about the grid. */
enum presence_evidence {
    PRESENCE_READ,    /* it was read at its expected position */
    PRESENCE_UNREAD,  /* it was not read: its lines decide */
    PRESENCE_ANOTHER, /* another puzzle was read there */
};

/* A frame and the expected position of the grid. */
struct presence_frame {
    const struct pyramid *pyramid;
    const struct svision_point *crossings; /* in the picture */
    unsigned side;
    const uint8_t *cells; /* the printed digits; NULL: unknown */
    enum presence_evidence evidence;
    bool moved; /* the motion since the previous frame is known */
    double gap; /* time since the previous frame, in seconds */
};

/* Adds FRAME. Returns the recommended opacity of an overlay, 0..1, which fades while the grid is
 * missing. */
float presence_update(struct presence *presence, const struct presence_frame *frame);

#endif
