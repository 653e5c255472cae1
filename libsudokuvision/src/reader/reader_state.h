/* What a reader is. */
#ifndef READER_READER_STATE_H
#define READER_READER_STATE_H

#include "detect/detect.h"
#include "digits/mark/inverse.h"
#include "reader/board/solvers.h"
#include "reader/joined.h"
#include "reader/kbest.h"
#include "reader/reading.h"
#include "reader/trace.h"

struct svision_reader {
    struct sudoku_allocator allocator;
    struct trace trace;
    bool still; /* the picture is no frame of a film: all is tried */
    struct solvers solvers;
    unsigned max_width;
    unsigned max_height;
    struct svision_image image; /* borrowed, while it is read */
    struct pyramid pyramid;
    struct detect_space detect;
    struct grid grids[DETECT_GRIDS];
    uint8_t view[GRID_VIEW_PIXELS];
    uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS];
    struct inverse_cells inverse; /* of the grid at hand; */
    bool is_relit;                /* the gray copies of the picture have negatives of such */
    struct darkness darkness[SVISION_CELLS]; /* in the patches, of a classic grid */
    struct cell_glyph glyphs[BOARD_MAX_CELLS];
    struct cell_glyph work[BOARD_MAX_CELLS];
    struct posterior posterior;
    struct kbest kbest;
    size_t max_grids;
    struct svision_reading readings[SVISION_MAX_GRIDS];
    unsigned source[SVISION_MAX_GRIDS]; /* of each reading, among the grids */
    size_t order[SVISION_MAX_GRIDS];    /* of the readings, sure ones first */
    size_t count;
    size_t kept;          /* of the readings, the first ones, beside which others are tried */
    bool is_joined;       /* the grids share boxes, */
    const unsigned *part; /* and the board of all is known: the one at hand */
    struct joined joined;
    bool starved;                  /* there was no memory for the solver of a grid */
    struct svision_diagnosis none; /* why there is no reading */
};

#endif
