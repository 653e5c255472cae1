/* The rectangles of a position whose corners might be exchanged. */
#ifndef LOGIC_UNIQUENESS_RECTANGLE_LIST_H
#define LOGIC_UNIQUENESS_RECTANGLE_LIST_H

#include "logic/position.h"

enum {
    RECTANGLE_LIST_MAX = 14400, /* two of 16 rows and two of 16 columns */
    RECTANGLE_NONE = 0xffff
};

enum rectangle_type {
    RECTANGLE_TYPE_1 = 1,  /* one corner has other digits */
    RECTANGLE_TYPE_2,      /* two corners of a side have the same other digit */
    RECTANGLE_TYPE_3,      /* the others of two corners make a naked subset with more cells */
    RECTANGLE_TYPE_4,      /* one of the two digits must be in two corners of a side */
    RECTANGLE_TYPE_5,      /* as type 2, across or in three corners */
    RECTANGLE_TYPE_6,      /* two corners across, and one digit is locked to the rectangle */
    RECTANGLE_HIDDEN,      /* one digit is locked in the row and the column of a corner */
    RECTANGLE_AVOIDABLE_1, /* corners that were placed, not given: one is open */
    RECTANGLE_AVOIDABLE_2  /* and two are */
};

struct rectangle_place {
    uint8_t row[2];
    uint8_t column[2];
};

/* A rectangle as one finds it from a corner with two candidates. */
struct rectangle_start {
    struct rectangle_place place;
    uint8_t corner;
    uint16_t types; /* that its corners may be of, as bits */
    uint16_t next;  /* from the same cell; RECTANGLE_NONE: that was the last */
};

struct rectangle_list {
    unsigned version; /* of the position that it was made for; 0: none */
    unsigned open_count;
    unsigned placed_count;
    unsigned types; /* that some rectangle may be of, as bits */
    /* All corners are open, and each has one of the candidates of the corner that it starts from;
     * by the cell of that one, as HoDoKu looks for them. */
    uint16_t first[LOGIC_MAX_CELLS];
    uint16_t last[LOGIC_MAX_CELLS];
    struct rectangle_start open[4 * RECTANGLE_LIST_MAX];
    /* No corner is given, and one or two are open. */
    struct rectangle_place placed[RECTANGLE_LIST_MAX];
    /* The same for all positions: by two rows and the left column, the right ones, as bits, of
     * rectangles whose digits could change places. */
    const struct topology *topology;
    uint16_t rights[LOGIC_MAX_SIDE][LOGIC_MAX_SIDE][LOGIC_MAX_SIDE];
};

/* Makes LIST that of POSITION, where it is not yet. Only square boards have rectangles. */
void rectangle_list_update(struct rectangle_list *list, const struct position *position);

/* Stores the corners in the order around: 0 and 2 lie across, as do 1 and 3. */
static inline void rectangle_corners(const struct rectangle_place *place, unsigned side,
                                     unsigned *corners)
{
    corners[0] = place->row[0] * side + place->column[0];
    corners[1] = place->row[0] * side + place->column[1];
    corners[2] = place->row[1] * side + place->column[1];
    corners[3] = place->row[1] * side + place->column[0];
}

#endif
