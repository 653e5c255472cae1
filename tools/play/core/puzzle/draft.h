/* The reading of a picture, to be corrected before it becomes a game. */
#ifndef PLAY_CORE_PUZZLE_DRAFT_H
#define PLAY_CORE_PUZZLE_DRAFT_H

#include "play/core/model/shape.h"

struct draft {
    struct shape shape;
    unsigned cells;
    uint8_t *digits;        /* digit of each cell, printed or handwritten, or 0 */
    bool *is_hand;          /* the digit is handwritten */
    bool *is_doubtful;      /* uncertain and not confirmed yet */
    bool omits_handwriting; /* handwriting is excluded from the game */
    /* The rectified grid: RGB, side * tile pixels square; NULL: none. */
    unsigned tile;
    uint8_t *picture;
};

/* Creates an empty draft of a square board of SHAPE, which is copied. */
struct draft *draft_create(const struct shape *shape);

/* DRAFT may be NULL. */
void draft_destroy(struct draft *draft);

/* Returns the number of doubtful cells. */
unsigned draft_doubts(const struct draft *draft);

/* True if any digit is handwritten. */
bool draft_has_hand(const struct draft *draft);

#endif
