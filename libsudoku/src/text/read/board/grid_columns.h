/* Framed grids whose empty cells are spaces: their rows, once columns.c knows the columns. */
#ifndef TEXT_READ_BOARD_GRID_COLUMNS_H
#define TEXT_READ_BOARD_GRID_COLUMNS_H

#include "text/read/board/columns.h"
#include "text/read/work.h"

/* Reads the rows from FIRST on into READER's grid; COLUMNS says where their cells are. */
enum sudoku_status text_read_columns(struct text_work *work, const struct text_columns *columns,
                                     const struct text_line *first,
                                     struct sudoku_text_error *error);

#endif
