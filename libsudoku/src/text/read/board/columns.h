/* Framed grids whose empty cells are spaces: the cells stand where their columns do.
 *
 * Where the place of a digit fits no column or could be that of several, the error says which line
 * and what was expected. */
#ifndef TEXT_READ_BOARD_COLUMNS_H
#define TEXT_READ_BOARD_COLUMNS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "text/read/lines/lines.h"
#include "text/read/lines/tokens.h"

/* Columns of text that are looked at: 64 numbers, spaces and borders take fewer. */
enum { TEXT_COLUMNS_WIDTH = 512 };

/* A border, or a run of symbols, in a row; columns count characters, not bytes. */
struct text_item {
    struct text_cell cell; /* its border is not NONE: it is a border itself */
    size_t first;          /* column of the first symbol */
    size_t last;
};

/* Where the next item of a line is looked for. */
struct text_walk {
    const struct text_line *line;
    size_t position;
    size_t column;
    const char *tab; /* the first one passed, or NULL */
};

/* Takes the next item of a line. False: none. */
bool text_columns_next(struct text_walk *walk, struct text_item *item);

/* What the rows of a grid have in common. */
struct text_columns {
    unsigned rows;
    unsigned side;        /* 0: the rows fit no grid */
    unsigned borders;     /* in every row */
    unsigned boxes;       /* between the borders of a row: boxes, or cells */
    unsigned box_columns; /* 1: each cell has borders of its own */
    bool is_open_left;    /* no border before the first cell */
    bool is_open_right;
    /* For cells within boxes: a symbol in column ORIGIN + BOX * (WIDTH + 1) + LEAD + CELL * PITCH
     * is, or ends, cell CELL of box BOX. */
    ptrdiff_t origin;
    size_t width;
    size_t lead;
    size_t pitch;
    bool by_symbols;
    struct sudoku_text_error error; /* where side is 0 */
};

/* Surveys the grid that LINE, the last one that LINES gave and not cut, begins. SIDE is named, or
 * 0. LINE is valid afterwards. True: its empty cells are spaces; COLUMNS says which columns are
 * whose, or what is wrong. False: it is written in another way. */
bool text_columns_survey(struct text_lines *lines, struct text_line *line, unsigned side,
                         struct text_columns *columns);

/* The column of the grid of an item behind BORDERS borders of its row; its last symbol counts. -1:
 * it stands in none. */
int text_columns_of(const struct text_columns *columns, unsigned borders,
                    const struct text_item *item);

#endif
