/* Puzzles in rows. */
#ifndef TEXT_READ_BOARD_ROWS_H
#define TEXT_READ_BOARD_ROWS_H

#include "text/read/board/columns.h"
#include "text/read/work.h"

/* Reads the grid that LINE begins; HAS_TOP: below the line of a frame. With COLUMNS, its empty
 * cells are spaces, and only the side of PLAN counts. SUDOKU_OK, SUDOKU_ERR_TEXT with *ERROR, or
 * SUDOKU_ERR_READ. */
enum sudoku_status text_read_grid(struct text_work *work, struct text_line *line,
                                  const struct text_plan *plan, const struct text_columns *columns,
                                  bool has_top);

/* Passes over the rest of a bad grid that began on line FIRST_NUMBER: up to a blank line, a
 * comment, a section, or a line that is plainly a puzzle of its own. MAY_BE_TITLE: only that first
 * row was bad, so a whole grid right after it is no part of it. */
void text_skip_rows(struct text_work *work, uint64_t first_number, bool may_be_title);

#endif
