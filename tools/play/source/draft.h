/* What was read off a picture, to be looked over before it becomes a game. */
#ifndef PLAY_SOURCE_DRAFT_H
#define PLAY_SOURCE_DRAFT_H

#include "play/model/shape.h"

struct draft {
    struct shape shape;
    unsigned cells;
    uint8_t *digits;   /* a number a cell: what is printed or written there, or 0 */
    bool *is_hand;     /* it is written by hand */
    bool *is_doubtful; /* and may be wrong: nobody has confirmed it */
    bool leaves_hand;  /* what is written by hand stays out of the game */
    /* The grid, straightened: RGB, side * tile pixels square; NULL: there is none. */
    unsigned tile;
    uint8_t *picture;
};

/* An empty draft of a square board of SHAPE, which is copied. */
struct draft *draft_create(const struct shape *shape);

/* NULL is left alone. */
void draft_destroy(struct draft *draft);

/* Cells that are doubtful. */
unsigned draft_doubts(const struct draft *draft);

/* Whether some digit is written by hand. */
bool draft_has_hand(const struct draft *draft);

#endif
