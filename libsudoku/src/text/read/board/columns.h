/* Framed grids whose empty cells are spaces: the column of a token says which cell it is.
 *
 * If a token fits no cell, or could be several, the error says what was expected, and in which
 * line. */
#ifndef TEXT_READ_BOARD_COLUMNS_H
#define TEXT_READ_BOARD_COLUMNS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "text/read/board/segments.h"
#include "text/read/lines/lines.h"
#include "text/read/lines/tokens.h"

/* A border, or a run of symbols, in a row. Columns count characters, not bytes. */
struct text_item {
    struct text_cell cell; /* with a border of its own if it is one */
    size_t first;          /* columns of its first and last symbol */
    size_t last;
};

/* A place in a line. */
struct text_walk {
    const struct text_line *line;
    size_t position;
    size_t column;
    const char *tab; /* the first tab before it, or NULL */
};

/* Takes the next item. False: none. */
bool text_columns_next(struct text_walk *walk, struct text_item *item);

/* The grid that all rows show. */
struct text_columns {
    unsigned rows;
    unsigned side;        /* 0: they fit no grid */
    unsigned borders;     /* of each row */
    unsigned boxes;       /* between the borders of a row; each may be a cell */
    unsigned box_columns; /* 1: each cell has borders */
    bool is_open_left;    /* no border before the first cell */
    bool is_open_right;
    /* If boxes have several cells: a symbol in column ORIGIN + BOX * (WIDTH + 1) + LEAD + CELL *
     * PITCH is, or ends, cell CELL of box BOX. */
    ptrdiff_t origin;
    size_t width;
    size_t lead;
    size_t pitch;
    bool by_symbols;
    struct text_segments segments;  /* if borders are in some rows only */
    struct sudoku_text_error error; /* if side is 0 */
};

/* Surveys the grid that LINE, the last one of LINES and not cut, begins. SIDE is named, or 0. LINE
 * is valid afterwards. True: its empty cells are spaces, and COLUMNS is set, perhaps to an error.
 * False: its blanks are written. */
bool text_columns_survey(struct text_lines *lines, struct text_line *line, unsigned side,
                         struct text_columns *columns);

/* The number of cells before BORDER of a row, the one after BORDERS others. */
unsigned text_columns_before(const struct text_columns *columns, unsigned borders,
                             const struct text_item *border);

/* The column of text of CELL, unless each cell has borders. */
size_t text_columns_place(const struct text_columns *columns, unsigned cell);

/* The column of the grid of ITEM, after BORDERS borders of its row; its last symbol counts. -1:
 * none. */
int text_columns_of(const struct text_columns *columns, unsigned borders,
                    const struct text_item *item);

#endif
