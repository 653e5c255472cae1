/* The board that placed tokens make: the one maker of boards, whatever form gathered them.
 *
 * In a table there may be a row and a column that number the others, empty columns at the sides,
 * and empty lines between square boxes. */
#ifndef TEXT_READ_BOARD_BOARD_H
#define TEXT_READ_BOARD_BOARD_H

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

/* The boxes that the frame shows, or zeros. */
void text_board_boxes(const struct text_placed *placed, unsigned *rows, unsigned *columns);

#endif
