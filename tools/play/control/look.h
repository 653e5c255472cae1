/* How each cell is to look, whatever shows it. */
#ifndef PLAY_CONTROL_LOOK_H
#define PLAY_CONTROL_LOOK_H

#include "play/control/session.h"

enum look_flag {
    LOOK_GIVEN = 1 << 0,
    LOOK_SELECTED = 1 << 1,
    LOOK_CURSOR = 1 << 2,
    LOOK_PEER = 1 << 3,     /* of the cursor */
    LOOK_SAME = 1 << 4,     /* has the digit of the cursor's cell */
    LOOK_WRONG = 1 << 5,    /* in conflict, or found wrong by a check */
    LOOK_PREMISE = 1 << 6,  /* a hint rests on it */
    LOOK_SHADED = 1 << 7,   /* in a diagonal, a window or the like */
    LOOK_DOUBTFUL = 1 << 8, /* read off a picture, perhaps wrongly */
    LOOK_HAND = 1 << 9,     /* off a picture, where it is written by hand */
    LOOK_LEFT_OUT = 1 << 10 /* and stays out of the game */
};

/* One cell. All is 0 while the board is hidden. */
struct look {
    unsigned digit;  /* 0: empty */
    unsigned color;  /* 0: none */
    unsigned flags;  /* of enum look_flag */
    unsigned placed; /* a digit that the hint would place; 0: none */
    sudoku_digitset corner, center;
    sudoku_digitset excluded; /* candidates that the hint takes away */
};

void look_at(const struct session *session, unsigned cell, struct look *look);

static inline bool look_is_like(const struct look *a, const struct look *b)
{
    return a->digit == b->digit && a->color == b->color && a->flags == b->flags &&
           a->placed == b->placed && a->corner == b->corner && a->center == b->center &&
           a->excluded == b->excluded;
}

/* The line about the game: level, time, mode, what is open; as snprintf() does. */
size_t look_status(const struct session *session, char *text, size_t size);

/* The name of LEVEL (of enum sudoku_level); empty for 0. */
const char *look_level(enum language language, unsigned level);

#endif
