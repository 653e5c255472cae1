/* The rectangles of a position whose corners might be exchangeable. */
#ifndef LOGIC_UNIQUENESS_RECTANGLE_LIST_H
#define LOGIC_UNIQUENESS_RECTANGLE_LIST_H

#include "logic/position.h"

enum {
    RECTANGLE_LIST_MAX = 14400, /* two of 16 rows and two of 16 columns */
    RECTANGLE_NONE = 0xffff
};

enum rectangle_type {
    RECTANGLE_TYPE_1 = 1,  /* one corner has other candidates */
    RECTANGLE_TYPE_2,      /* two adjacent corners have the same other candidate */
    RECTANGLE_TYPE_3,      /* the other candidates of two corners form a naked subset with more
                            * cells */
    RECTANGLE_TYPE_4,      /* one of the two digits must be in two adjacent corners */
    RECTANGLE_TYPE_5,      /* as type 2, in diagonal or in three corners */
    RECTANGLE_TYPE_6,      /* two diagonal corners, and one digit is locked to the rectangle */
    RECTANGLE_HIDDEN,      /* one digit is locked in the row and the column of a corner */
    RECTANGLE_AVOIDABLE_1, /* corners that were placed, not given; one is open */
    RECTANGLE_AVOIDABLE_2  /* the same with two open */
};

struct rectangle_place {
    uint8_t row[2];
    uint8_t column[2];
};

/* A rectangle found from a corner with two candidates. */
struct rectangle_start {
    struct rectangle_place place;
    uint8_t corner;
    uint16_t types; /* possible types, as bits */
    uint16_t next;  /* next one from the same cell, or RECTANGLE_NONE */
};

struct rectangle_list {
    unsigned version; /* version of the position it was built for; 0: none */
    unsigned open_count;
    unsigned placed_count;
    unsigned types; /* possible types of any rectangle, as bits */
    /* Rectangles of four open corners, each with a candidate of the starting corner; by the cell of
     * that corner, HoDoKu's order. */
    uint16_t first[LOGIC_MAX_CELLS];
    uint16_t last[LOGIC_MAX_CELLS];
    struct rectangle_start open[4 * RECTANGLE_LIST_MAX];
    /* Rectangles without a given corner, with one or two open ones. */
    struct rectangle_place placed[RECTANGLE_LIST_MAX];
    /* Constant for all positions: the right columns, as bits, of rectangles that could be
     * exchanged, by two rows and the left column. */
    const struct topology *topology;
    uint16_t rights[LOGIC_MAX_SIDE][LOGIC_MAX_SIDE][LOGIC_MAX_SIDE];
};

/* Updates LIST to POSITION. Only square boards have rectangles. */
void rectangle_list_update(struct rectangle_list *list, const struct position *position);

/* Stores the corners in circular order: 0 and 2 are diagonal, as are 1 and 3. */
static inline void rectangle_corners(const struct rectangle_place *place, unsigned side,
                                     unsigned *corners)
{
    corners[0] = place->row[0] * side + place->column[0];
    corners[1] = place->row[0] * side + place->column[1];
    corners[2] = place->row[1] * side + place->column[1];
    corners[3] = place->row[1] * side + place->column[0];
}

#endif
