/* What every form needs: the lines, the options, the text above the puzzle, and room for a board.
 * What one form alone knows is in its state. */
#ifndef TEXT_READ_WORK_H
#define TEXT_READ_WORK_H

#include <stdbool.h>

#include <sudoku/text.h>

#include "text/read/board/alphabet.h"
#include "text/read/board/placed.h"
#include "text/read/heading.h"
#include "text/read/joined/figure.h"
#include "text/read/lines/lines.h"
#include "text/read/past.h"
#include "text/read/readings.h"

/* The frame of a grid. */
struct text_frame {
    bool has_top;           /* its top is above the line at hand */
    bool has_corners;       /* of grids of candidates */
    bool bottom_may_follow; /* the last grid had a top */
};

struct text_work {
    struct sudoku_allocator allocator;
    struct sudoku_text_puzzle *puzzle; /* the next one, of the caller */
    struct sudoku_text_error *error;   /* of the caller; set with SUDOKU_ERR_TEXT */
    struct text_lines lines;
    struct text_hint hint;
    struct text_alphabet named;    /* side 0: found out from each puzzle */
    struct text_alphabet alphabet; /* of the last puzzle that was not plain */
    struct text_heading heading;
    struct text_past past;
    struct text_frame frame;
    struct text_joined joined;
    struct text_placed placed; /* tokens of the board at hand */
    sudoku_digitset sets[SUDOKU_MAX_CELLS];
    uint8_t cells[SUDOKU_MAX_CELLS];
    uint8_t regions[SUDOKU_MAX_CELLS]; /* of each cell, if the frame shows them */
};

#endif
