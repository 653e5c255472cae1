/* The parts of a picture painted since it was last copied to the screen. */
#ifndef PLAY_VIEW_DIRTY_H
#define PLAY_VIEW_DIRTY_H

#include "play/view/paint.h"

/* Maximum number of boxes; further ones are merged into their bounding box. */
enum { MAX_DIRTY = 64 };

struct dirty {
    struct box boxes[MAX_DIRTY];
    unsigned count;
};

/* Returns the bounding box of A and B. */
static inline struct box box_around(struct box a, struct box b)
{
    int left = a.x < b.x ? a.x : b.x, top = a.y < b.y ? a.y : b.y;
    int right = a.x + a.width > b.x + b.width ? a.x + a.width : b.x + b.width;
    int bottom = a.y + a.height > b.y + b.height ? a.y + a.height : b.y + b.height;
    return (struct box){left, top, right - left, bottom - top};
}

static inline void dirty_add(struct dirty *dirty, struct box box)
{
    if (dirty->count < MAX_DIRTY) {
        dirty->boxes[dirty->count++] = box;
        return;
    }
    for (unsigned i = 0; i < MAX_DIRTY; i++)
        box = box_around(box, dirty->boxes[i]);
    dirty->boxes[0] = box;
    dirty->count = 1;
}

#endif
