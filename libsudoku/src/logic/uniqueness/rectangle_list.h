/* The rectangles of a position whose corners might be exchanged. */
#ifndef LOGIC_UNIQUENESS_RECTANGLE_LIST_H
#define LOGIC_UNIQUENESS_RECTANGLE_LIST_H

#include "logic/position.h"
#include "logic/uniqueness/rectangle.h"

enum {
    RECTANGLE_LIST_MAX = 14400, /* two of 16 rows and two of 16 columns */
    RECTANGLE_NONE = 0xffff
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
