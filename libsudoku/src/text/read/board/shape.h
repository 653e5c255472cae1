/* The place of a board in a table. */
#ifndef TEXT_READ_BOARD_SHAPE_H
#define TEXT_READ_BOARD_SHAPE_H

#include "text/read/board/placed.h"

struct text_shape {
    unsigned side;
    unsigned row; /* first row and column of the board */
    unsigned column;
    unsigned row_step; /* rows between empty ones; 0: there are none */
    unsigned column_step;
};

/* Finds the board in TABLE: the place that explains most of it as numbers of rows and columns.
 * False: there is none, or two explain as much; *SHAPE has no side then. */
bool text_shape_find(const struct text_placed *table, struct text_shape *shape);

/* True if TABLE is as large as a board, perhaps with numbers of rows and columns. */
bool text_shape_exists(const struct text_placed *table);

/* The row and the column of the table that are line INDEX of the board. */
unsigned text_shape_row(const struct text_shape *shape, unsigned index);
unsigned text_shape_column(const struct text_shape *shape, unsigned index);

/* True if the first row of TABLE numbers the columns of SHAPE. */
bool text_shape_first_row_counts(const struct text_placed *table, const struct text_shape *shape);

/* True if the row above the board of SHAPE numbers its columns; if the column before it numbers its
 * rows. */
bool text_shape_head_counts(const struct text_placed *table, const struct text_shape *shape);
bool text_shape_labels_count(const struct text_placed *table, const struct text_shape *shape);

/* The side of a board whose COUNT lines include empty ones between boxes; 0: none. */
unsigned text_side_with_gaps(unsigned count);

bool text_shape_row_is_blank(const struct text_placed *table, unsigned row);

#endif
