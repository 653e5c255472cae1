/* Boards that stand alone on a line where others have their puzzles beside them, or beside the
 * beginning of another. */
#ifndef TEXT_READ_ALONE_H
#define TEXT_READ_ALONE_H

#include "text/read/state.h"

/* Whether PUZZLE, which LINE, the last one of READER's, begins with, is the only board it can be:
 * no solution of a puzzle that was lost, since it is not full, or there are no pairs or records
 * around and no rest of JSON below; and what stands behind it does not go on as a board in the next
 * line. SUDOKU_OK, or SUDOKU_ERR_TEXT with *ERROR. */
enum sudoku_status text_check_alone(struct sudoku_text_reader *reader, struct text_line *line,
                                    const struct sudoku_text_puzzle *puzzle,
                                    struct sudoku_text_error *error);

#endif
