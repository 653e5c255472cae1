/* The board of a table of placed tokens, as the puzzle that a form returns. */
#ifndef TEXT_READ_BOARD_TABLE_H
#define TEXT_READ_BOARD_TABLE_H

#include "text/read/work.h"

/* Makes PUZZLE of the table of WORK, which ended before line END. SUDOKU_OK, or SUDOKU_ERR_TEXT
 * with *ERROR. */
enum sudoku_status text_table_give(struct text_work *work, enum sudoku_text_format format,
                                   uint64_t end, struct sudoku_text_puzzle *puzzle,
                                   struct sudoku_text_error *error);

#endif
