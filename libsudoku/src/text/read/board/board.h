/* The board that placed tokens make: the one maker of boards, whatever form gathered them.
 *
 * In a table there may be a row and a column that number the others, empty columns at the sides,
 * and empty lines between square boxes. */
#ifndef TEXT_READ_BOARD_BOARD_H
#define TEXT_READ_BOARD_BOARD_H

#include "text/read/board/columns.h"
#include "text/read/work.h"

/* Makes a board of the placed tokens of WORK, which ended on line END, in its cells: digits, or
 * blanks if it was written as candidates. Returns the side, or 0 with the error. */
unsigned text_board_make(struct text_work *work, uint64_t end);

/* Completes the puzzle, of FORMAT, with the cells of WORK. */
void text_board_give(struct text_work *work, enum sudoku_text_format format, unsigned side);

/* Adds the symbols of the board to the puzzle if they are not the usual ones. */
void text_board_give_symbols(struct text_work *work);

/* Makes the puzzle of the table of WORK, which ended before line END. SUDOKU_OK, or
 * SUDOKU_ERR_TEXT. */
enum sudoku_status text_board_give_table(struct text_work *work, enum sudoku_text_format format,
                                         uint64_t end);

/* True if the complete board was written as candidates. */
bool text_board_has_candidates(const struct text_placed *placed);

/* -------------------------------------------------------------------------- a puzzle in rows */

/* Reads the grid that LINE begins; HAS_TOP: below the line of a frame. With COLUMNS, its empty
 * cells are spaces, and only the side of PLAN counts. SUDOKU_OK, SUDOKU_ERR_TEXT, or
 * SUDOKU_ERR_READ. */
enum sudoku_status text_read_grid(struct text_work *work, struct text_line *line,
                                  const struct text_plan *plan, const struct text_columns *columns,
                                  bool has_top);

/* Passes over the rest of a bad grid that began on line FIRST_NUMBER: up to a blank line, a
 * comment, a section, or a line that is plainly a puzzle of its own. MAY_BE_TITLE: only that first
 * row was bad, so a whole grid right after it is no part of it. */
void text_skip_rows(struct text_work *work, uint64_t first_number, bool may_be_title);

/* ------------------------------------------------------------------------ a puzzle on a line */

/* Takes the symbols at the start of TEXT, at most SUDOKU_MAX_CELLS, into CELLS as usual digits.
 * Returns their number; *HIGHEST is the highest digit, at least 9. */
size_t text_take_symbols(const char *text, size_t length, uint8_t *cells, unsigned *highest);

/* The fast path of collections: reads a line that begins with more symbols than a row can have, as
 * many as a board has cells. False: LINE needs a closer look. */
bool text_read_plain_line(struct text_work *work, const struct text_line *line,
                          enum sudoku_status *status);

/* Reads any puzzle on a line. SUDOKU_OK, or SUDOKU_ERR_TEXT. */
enum sudoku_status text_read_line(struct text_work *work, const struct text_line *line,
                                  const struct text_plan *plan);

#endif
