/* What was painted since the screen was shown last: only that goes there. */
#ifndef PLAY_VIEW_DIRTY_H
#define PLAY_VIEW_DIRTY_H

#include "play/view/paint.h"

/* With more boxes than this, one around all of them takes their place. */
enum { MAX_DIRTY = 64 };

struct dirty {
    struct box boxes[MAX_DIRTY];
    unsigned count;
};

/* The smallest box around both. */
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
