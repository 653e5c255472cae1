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

/* Returns the pixel ALONG pixels from the left or top end of SIDE of VIEW and DEEP pixels in. */
static inline uint8_t cell_view_at(const struct cell_view *view, enum cell_side side,
                                   unsigned along, unsigned deep)
{
    const unsigned last = CELL_VIEW_SIDE - 1;
    switch (side) {
    case CELL_TOP:
        return view->pixels[deep][along];
    case CELL_RIGHT:
        return view->pixels[along][last - deep];
    case CELL_BOTTOM:
        return view->pixels[last - deep][along];
    default:
        return view->pixels[along][deep];
    }
}

#endif
