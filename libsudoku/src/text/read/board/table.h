/* A table of cells from a sheet, a page or an array, and the board that it is.
 *
 * Rows and columns that number the others are left out, and so are empty ones between the boxes. */
#ifndef TEXT_READ_BOARD_TABLE_H
#define TEXT_READ_BOARD_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "text/read/board/alphabet.h"
#include "text/read/error.h"
#include "text/read/lines/lines.h"
#include "text/read/lines/tokens.h"

/* A board of side 64, and what numbers its rows; a board of side 29 in boxes has two more. */
enum { TEXT_TABLE_SIDE = 66 };

/* What is said of a digit: that it is a given, or that it was entered; bits. */
enum {
    TEXT_MARK_GIVEN = 1,
    TEXT_MARK_ENTERED = 2,
    TEXT_MARK_NONE = 4,
    TEXT_MARK_BOLD = 8,
    TEXT_MARK_PLAIN = 16
};

struct text_table {
    unsigned rows;    /* complete ones */
    unsigned columns; /* of the longest row */
    unsigned length;  /* of the row at hand */
    unsigned written; /* its length up to the last cell that is not empty */
    bool is_list;     /* one row, longer than a table's, in VALUES without gaps */
    uint64_t line;    /* where it begins */
    bool has_numbers; /* of several digits */
    bool has_minus_one;
    bool has_blank; /* one that is written: 0, -1, a dot */
    bool has_empty; /* a cell without any text, before one with text in its row */
    /* The highest number, and where it stands. */
    unsigned top;
    char found[TEXT_FOUND_SIZE];
    uint64_t top_line;
    uint64_t top_column;
    unsigned marks;       /* of all digits together */
    bool has_head;        /* of Markdown: the first row, which may be none of the board */
    bool may_be_cut;      /* nothing shows where it ends */
    bool may_be_stripped; /* all empty cells at the ends of rows may be missing */
    bool is_stripped;     /* they are: text_table_finish() found out */
    unsigned lengths[TEXT_TABLE_SIDE];
    unsigned written_lengths[TEXT_TABLE_SIDE];
    uint64_t lines[TEXT_TABLE_SIDE];
    uint8_t values[TEXT_TABLE_SIDE * TEXT_TABLE_SIDE]; /* text_cell_value() of each cell */
};

void text_table_start(struct text_table *table, uint64_t line);

/* Adds a cell to the row at hand: TEXT in LINE without the spaces around it; empty is a blank.
 * False: *ERROR. */
bool text_table_add(struct text_table *table, const struct text_line *line, const char *text,
                    size_t length, struct sudoku_text_error *error);

/* Ends the row at hand; one without cells is left out. False: *ERROR, there are too many. */
bool text_table_end_row(struct text_table *table, const struct text_line *line,
                        struct sudoku_text_error *error);

#endif
