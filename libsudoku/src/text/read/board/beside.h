/* Boards beside each other on a line: the puzzle, its solution, its state. */
#ifndef TEXT_READ_BOARD_BESIDE_H
#define TEXT_READ_BOARD_BESIDE_H

#include "text/read/lines/lines.h"

/* The first board of SIDE in LINE from AT on, a run of exactly its number of symbols; the length of
 * LINE if there is none. */
size_t text_find_board(const struct text_line *line, size_t at, unsigned side);

/* The number of cells of a board of SIDE at the start of LINE. */
size_t text_leading_cells(const struct text_line *line, unsigned side);

/* True if LINE has two boards of side 9. */
bool text_is_pair(const struct text_line *line);

/* True if BOARD, of SIDE, has no blank. */
bool text_is_full(const char *board, unsigned side);

/* True if BOARD has every digit of PART, as a solution or a state has those of its puzzle. Both
 * have COUNT cells. */
bool text_has_digits_of(const char *board, const char *part, size_t count);

/* True if after the board of SIDE at the start of LINE there is another one that lacks digits of
 * it, or the rest of one with blanks: perhaps the puzzle. */
bool text_may_be_other(const struct text_line *line, unsigned side);

/* True if LINE has the rest of a board of SIDE with blanks: at least half of one in runs of other
 * lengths, or a run that is no number. It is unknown then which board is the puzzle. */
bool text_has_rest(const struct text_line *line, unsigned side);

/* True if CELLS of LINE, a board of SIDE, are full but for at most one, and there are enough other
 * digits for a damaged puzzle, or one with unknown blanks, whose solution they may be. */
bool text_may_be_solution(const struct text_line *line, const uint8_t *cells, unsigned side);

#endif
