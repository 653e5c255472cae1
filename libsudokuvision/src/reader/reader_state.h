/* The state of a reader. */
#ifndef READER_READER_STATE_H
#define READER_READER_STATE_H

#include "detect/detect.h"
#include "digits/mark/inverse.h"
#include "reader/board/solvers.h"
#include "reader/certainty/cells/covered.h"
#include "reader/hand/notes.h"
#include "reader/joined.h"
#include "reader/kbest.h"
#include "reader/reading.h"
#include "reader/trace.h"
#include "reader/unread/cell_ink.h"

struct svision_reader {
    struct sudoku_allocator allocator;
    struct trace trace;
    struct solvers solvers;
    unsigned max_width;
    unsigned max_height;
    struct svision_image image; /* borrowed during a call */
    struct pyramid pyramid;
    struct detect_space detect;
    struct grid grids[DETECT_GRIDS];
    uint8_t view[GRID_VIEW_PIXELS];
    uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS];
    struct inverse_cells inverse;            /* of the current grid */
    struct darkness darkness[SVISION_CELLS]; /* of the patches, in classic grids */
    struct cell_glyph glyphs[BOARD_MAX_CELLS];
    struct cell_glyph work[BOARD_MAX_CELLS];
    struct cell_ink ink[BOARD_MAX_CELLS]; /* work memory for marks besides digits */
    struct posterior posterior;
    struct page_notes notes;       /* work memory */
    float weights[LINES_SEGMENTS]; /* of the lines of the current grid, in a still picture */
    struct kbest kbest;
    size_t max_grids;
    struct svision_reading readings[SVISION_MAX_GRIDS];
    unsigned source[SVISION_MAX_GRIDS]; /* of each reading: index in `grids` */
    size_t order[SVISION_MAX_GRIDS];    /* of the readings, sure ones first */
    size_t count;
    size_t kept;          /* number of readings kept, at the front, while others are tried */
    const unsigned *part; /* index of the current grid, once the board of all is known */
    struct joined joined;
    struct covered_sightings sightings; /* of covered cells in the current picture */
    struct svision_diagnosis none;      /* the reason if there is no reading */
    bool still;                         /* the picture is no video frame: all methods are tried */
    bool is_relit;                      /* the gray copies have cells of INVERSE as negatives */
    bool is_joined;                     /* the grids share boxes */
    bool lacks_memory;                  /* memory for the solver of a grid was lacking */
};

#endif
