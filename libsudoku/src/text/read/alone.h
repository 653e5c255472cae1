/* Boards that may be solutions: what they are called, what stands around them. */
#ifndef TEXT_READ_ALONE_H
#define TEXT_READ_ALONE_H

#include "text/read/work.h"

/* Whether PUZZLE, which LINE, the last one of READER's, begins with, is the only board it can be:
 * no solution of a puzzle that was lost, since it is not full, or there are no pairs or records
 * around and no rest of JSON below; and what stands behind it does not go on as a board in the next
 * line. SUDOKU_OK, or SUDOKU_ERR_TEXT with *ERROR. */
enum sudoku_status text_check_alone(struct text_work *work, struct text_line *line,
                                    const struct sudoku_text_puzzle *puzzle,
                                    struct sudoku_text_error *error);

/* The number of symbols in LINE if it is a single token, else 0. */
size_t text_lone_cells(const struct text_line *line);

/* Whether PUZZLE has a digit in every cell. */
bool text_has_no_blank(const struct sudoku_text_puzzle *puzzle);

/* Whether PUZZLE, the last one of READER's, has no blank and a word for solutions in its name.
 */
bool text_is_named_solution(const struct text_work *work, const struct sudoku_text_puzzle *puzzle);

#endif
