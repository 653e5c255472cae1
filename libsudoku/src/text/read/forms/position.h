/* A position in the middle of a solution on a line: cells and deleted candidates.
 *
 *     :technique:candidates:cells:deleted:eliminations:placements:extra    HoDoKu's library
 *     cells:deleted                                                        HoDoKu, Sudoku Studio
 *
 * Cells are digits and blanks, with + before a digit that was placed and not given. Deleted
 * candidates are digit, row and column, with spaces between. The other fields of the library are
 * the solution of the exercise; the technique becomes the comment. */
#ifndef TEXT_READ_FORMS_POSITION_H
#define TEXT_READ_FORMS_POSITION_H

#include "text/read/form.h"

enum { TEXT_POSITION_SIDE = 9, TEXT_POSITION_CELLS = 81 };

/* True if LINE begins with cells and deleted candidates, or with cells some of which have a +. */
bool text_is_position(const struct text_line *line);

/* Reads such a line; IS_PLACED has room for TEXT_POSITION_CELLS. SUDOKU_OK, or SUDOKU_ERR_TEXT. */
enum sudoku_status text_read_position(struct text_work *work, uint8_t *is_placed,
                                      const struct text_line *line);

#endif
