/* Boards that stand beside each other on a line: the puzzle, its solution, what was solved so far.
 */
#ifndef TEXT_READ_BOARD_BESIDE_H
#define TEXT_READ_BOARD_BESIDE_H

#include "text/read/lines/lines.h"

/* The first board of SIDE in LINE from AT on, a run of exactly so many symbols; the length of LINE
 * where there is none. */
size_t text_find_board(const struct text_line *line, size_t at, unsigned side);

/* How many cells of a board of SIDE LINE begins with. */
size_t text_leading_cells(const struct text_line *line, unsigned side);

/* Whether LINE has two boards of side 9. */
bool text_is_pair(const struct text_line *line);

/* Whether none of the cells of BOARD, of SIDE, is a blank. */
bool text_is_full(const char *board, unsigned side);

/* Whether BOARD has every digit that stands in PART, as a solution and what was solved so far have
 * those of their puzzle; both have COUNT cells. */
bool text_has_digits_of(const char *board, const char *part, size_t count);

/* Whether behind the board of SIDE that LINE begins with there is another that lacks digits of it,
 * or what is left of one with blanks: the puzzle perhaps. */
bool text_may_be_other(const struct text_line *line, unsigned side);

/* Whether LINE has what is left of a board of SIDE with blanks: half of one at least, in runs of
 * other lengths, or a run that is no number. Which of the boards is the puzzle then, nobody can
 * know. */
bool text_has_rest(const struct text_line *line, unsigned side);

/* Whether CELLS of LINE, a board of SIDE, are full, but for one perhaps, and stand beside so many
 * other digits that they may be the solution of a puzzle there, which is perhaps damaged, or has
 * blanks that are none. */
bool text_may_be_solution(const struct text_line *line, const uint8_t *cells, unsigned side);

#endif
