/* Appearance of cells, independent of the view. */
#ifndef PLAY_CONTROL_LOOK_H
#define PLAY_CONTROL_LOOK_H

#include "play/control/session.h"

enum look_flag {
    LOOK_GIVEN = 1 << 0,
    LOOK_SELECTED = 1 << 1,
    LOOK_CURSOR = 1 << 2,
    LOOK_PEER = 1 << 3,     /* of the cursor */
    LOOK_SAME = 1 << 4,     /* same digit as at the cursor */
    LOOK_WRONG = 1 << 5,    /* in conflict, or wrong by a check */
    LOOK_PREMISE = 1 << 6,  /* premise of a hint */
    LOOK_SHADED = 1 << 7,   /* in a diagonal, window or similar unit */
    LOOK_DOUBTFUL = 1 << 8, /* uncertain digit of a picture */
    LOOK_HAND = 1 << 9,     /* handwritten digit of a picture */
    LOOK_LEFT_OUT = 1 << 10 /* excluded from the game */
};

/* Appearance of one cell; all 0 while the board is hidden. */
struct look {
    unsigned digit;  /* 0: empty */
    unsigned color;  /* 0: none */
    unsigned flags;  /* of enum look_flag */
    unsigned placed; /* digit that the hint places; 0: none */
    sudoku_digitset corner, center;
    sudoku_digitset excluded; /* candidates that the hint eliminates */
};

void look_at(const struct session *session, unsigned cell, struct look *look);

static inline bool look_is_like(const struct look *a, const struct look *b)
{
    return a->digit == b->digit && a->color == b->color && a->flags == b->flags &&
           a->placed == b->placed && a->corner == b->corner && a->center == b->center &&
           a->excluded == b->excluded;
}

/* Writes the status line: level, time, mode, open cells. Returns its length like snprintf(). */
size_t look_status(const struct session *session, char *text, size_t size);

/* Returns the name of LEVEL (enum sudoku_level), empty for 0. */
const char *look_level(enum language language, unsigned level);

#endif
