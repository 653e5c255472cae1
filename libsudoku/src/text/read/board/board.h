/* The board that placed tokens make: the one maker of boards, whatever form gathered them.
 *
 * In a table there may be a row and a column that number the others, empty columns at the sides,
 * and empty lines between square boxes. */
#ifndef TEXT_READ_BOARD_BOARD_H
#define TEXT_READ_BOARD_BOARD_H

#include "text/read/board/placed.h"

/* True if the table is as large as a board, perhaps with numbers of rows and columns. */
bool text_placed_is_square(const struct text_placed *table);

/* Makes a board of PLACED, which ended on line END: digits in CELLS, or blanks if it was written as
 * candidates. NAMED and ALPHABET are as for text_alphabet_choose(). Returns the side, or 0 with
 * *ERROR. */
unsigned text_board_make(struct text_placed *placed, uint64_t end,
                         const struct text_alphabet *named, struct text_alphabet *alphabet,
                         uint8_t *cells, struct sudoku_text_error *error);

/* True if the complete board was written as candidates. */
bool text_board_has_candidates(const struct text_placed *placed);

/* The boxes that the frame shows, or zeros. */
void text_board_boxes(const struct text_placed *placed, unsigned *rows, unsigned *columns);

#endif
