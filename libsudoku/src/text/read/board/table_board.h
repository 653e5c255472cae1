/* The board that stands in a table of cells.
 *
 * Around it may be a row and a column that number the others, empty columns at the sides, and empty
 * lines between square boxes. */
#ifndef TEXT_READ_BOARD_TABLE_BOARD_H
#define TEXT_READ_BOARD_TABLE_BOARD_H

#include "text/read/board/table.h"

/* Whether the table is as large as a board, perhaps with numbers of rows and columns; it stays as
 * it is. */
bool text_table_is_square(const struct text_table *table);

/* Turns the table, which ended on line END, into digits in CELLS. NAMED and ALPHABET are those of
 * text_alphabet_choose(). The side, or 0 with *ERROR. */
unsigned text_table_finish(struct text_table *table, uint64_t end,
                           const struct text_alphabet *named, struct text_alphabet *alphabet,
                           uint8_t *cells, struct sudoku_text_error *error);

#endif
