/* Whether the grid is still where it is believed: a look at its lines in each frame.
 *
 * A reading that lies on the grid shows it. Where there is none, motion alone carries the grid on,
 * and the page may be gone: then the lines that were there are not. Where not even the motion is
 * known, as of a page that is snatched away, or where other digits stand between the lines, the
 * grid is lost, and later lines, which may be any, do not bring it back. */
#ifndef TRACKER_PRESENCE_H
#define TRACKER_PRESENCE_H

#include "image/pyramid.h"

struct presence {
    float contrast; /* how much darker lines are than paper, in levels of gray; 0: never read */
    double missed;  /* seconds since the picture went with the grid */
    bool lost;      /* nobody knows where the grid is until it is read again */
};

/* How a frame goes with the grid. */
enum presence_evidence {
    PRESENCE_READ,    /* it was read where it is believed */
    PRESENCE_UNREAD,  /* it was not read: its lines decide */
    PRESENCE_ANOTHER, /* another puzzle was read there */
};

/* A frame, and where the grid is believed in it. */
struct presence_frame {
    const struct pyramid *pyramid;
    const struct svision_point *crossings; /* in the picture */
    unsigned side;
    const uint8_t *cells; /* the digits that are printed there; NULL: not known */
    enum presence_evidence evidence;
    bool moved; /* the picture's motion since the frame before is known */
    double gap; /* seconds since the frame before */
};

/* Takes FRAME. Returns how much of what lies on the grid is to be seen, 0..1: what the picture says
 * is not there fades. */
float presence_take(struct presence *presence, const struct presence_frame *frame);

#endif
