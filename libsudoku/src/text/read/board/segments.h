/* The columns of cells between borders that are in some rows only, as those of jigsaw regions.
 *
 * A segment is what lies between two columns of text with borders in any row. One of N cells is N *
 * PITCH + MORE columns wide, and its cells are in the middle, but for a column. */
#ifndef TEXT_READ_BOARD_SEGMENTS_H
#define TEXT_READ_BOARD_SEGMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>

/* Maximum columns of text: 64 numbers with spaces and borders take fewer. */
enum { TEXT_COLUMNS_WIDTH = 512 };

struct text_segments {
    unsigned count;                       /* 0: there are none */
    uint16_t border[SUDOKU_MAX_SIDE + 1]; /* columns of text, from the left */
    uint8_t before[SUDOKU_MAX_SIDE + 1];  /* cells before each border */
    size_t pitch;
    size_t lead; /* from a border to the last symbol of the next cell */
};

/* What rows of SIDE cells show, by column of text. */
struct text_drawing {
    unsigned side;
    const bool *has_border;
    const bool *has_symbol;
    const bool *has_end; /* of a token */
    size_t longest;      /* maximum symbols in a token */
};

/* Finds the segments of DRAWING. Returns the number of readings: 0, 1, or 2 for several. */
unsigned text_segments_find(struct text_segments *segments, const struct text_drawing *drawing);

/* The cell whose last symbol is in COLUMN, or -1. */
int text_segments_cell(const struct text_segments *segments, size_t column);

/* The number of cells before the border in COLUMN, which is one. */
unsigned text_segments_before(const struct text_segments *segments, size_t column);

/* The column of the last symbol of CELL. */
size_t text_segments_column(const struct text_segments *segments, unsigned cell);

#endif
