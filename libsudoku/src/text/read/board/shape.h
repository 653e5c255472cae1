/* Where in a table a board stands. */
#ifndef TEXT_READ_BOARD_SHAPE_H
#define TEXT_READ_BOARD_SHAPE_H

#include "text/read/board/placed.h"

struct text_shape {
    unsigned side;
    unsigned row; /* the first one of the board */
    unsigned column;
    unsigned row_step; /* an empty row follows each so many; 0: none */
    unsigned column_step;
};

/* Finds the board in TABLE: the reading with the most that number others. False: there is none, or
 * two explain as much; *SHAPE then has no side. */
bool text_shape_find(const struct text_placed *table, struct text_shape *shape);

/* The row and the column of the table in which line INDEX of the board stands. */
unsigned text_shape_row(const struct text_shape *shape, unsigned index);
unsigned text_shape_column(const struct text_shape *shape, unsigned index);

/* Whether the first row of TABLE numbers the columns of SHAPE. */
bool text_shape_first_row_counts(const struct text_placed *table, const struct text_shape *shape);

/* Whether the row above the board of SHAPE numbers its columns, or the column before it its rows.
 */
bool text_shape_head_counts(const struct text_placed *table, const struct text_shape *shape);
bool text_shape_labels_count(const struct text_placed *table, const struct text_shape *shape);

/* The side of a board whose COUNT lines have empty ones between boxes; 0: none. */
unsigned text_side_with_gaps(unsigned count);

bool text_shape_row_is_blank(const struct text_placed *table, unsigned row);

#endif
