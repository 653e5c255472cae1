/* A cell sampled at a higher resolution than for its digit, to find marks near its border. */
#ifndef READER_UNREAD_CELL_VIEW_H
#define READER_UNREAD_CELL_VIEW_H

#include <stddef.h>
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

/* A side of a view: the pixel at its left or top end, and the steps along it and inward. */
struct cell_border {
    const uint8_t *end;
    ptrdiff_t along, inward;
};

static inline struct cell_border cell_view_border(const struct cell_view *view, enum cell_side side)
{
    const unsigned last = CELL_VIEW_SIDE - 1;
    switch (side) {
    case CELL_TOP:
        return (struct cell_border){view->pixels[0], 1, CELL_VIEW_SIDE};
    case CELL_RIGHT:
        return (struct cell_border){view->pixels[0] + last, CELL_VIEW_SIDE, -1};
    case CELL_BOTTOM:
        return (struct cell_border){view->pixels[last], 1, -CELL_VIEW_SIDE};
    default:
        return (struct cell_border){view->pixels[0], CELL_VIEW_SIDE, 1};
    }
}

/* Returns the pixel ALONG pixels from the end of BORDER and DEEP pixels in. */
static inline uint8_t cell_border_at(const struct cell_border *border, unsigned along,
                                     unsigned deep)
{
    return border->end[(ptrdiff_t)along * border->along + (ptrdiff_t)deep * border->inward];
}

#endif
