/* A cell sampled at a higher resolution than for its digit, to find marks near its border. */
#ifndef READER_UNREAD_CELL_VIEW_H
#define READER_UNREAD_CELL_VIEW_H

#include <stdint.h>

#include "detect/grid.h"
#include "image/chroma.h"

/* Side of a view, in pixels. */
enum { CELL_VIEW_SIDE = 48 };

/* The sides of a cell in reading order. */
enum cell_side { CELL_TOP = 0, CELL_RIGHT, CELL_BOTTOM, CELL_LEFT, CELL_SIDES };

/* A cell the right way up. */
struct cell_view {
    uint8_t pixels[CELL_VIEW_SIDE][CELL_VIEW_SIDE];
    float paper;                     /* brightness */
    struct svision_point corners[4]; /* in level 0, clockwise from the top left */
};

/* Samples the cell at ROW and COLUMN of GRID into VIEW; both count after TURN quarter turns. */
void cell_view_take(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                    unsigned row, unsigned column, struct cell_view *view);

/* The pixels of a view beside one of its sides, by their depth inward and their place from the left
 * or top end. */
enum { CELL_STRIP_DEEP = 16 };
struct cell_strip {
    uint8_t pixels[CELL_STRIP_DEEP][CELL_VIEW_SIDE];
};

/* Copies the strip of VIEW beside SIDE to STRIP. */
void cell_view_strip(const struct cell_view *view, enum cell_side side, struct cell_strip *strip);

#endif
