/* A form in which puzzles are written: whether a line begins one, and how it is read.
 *
 * reader.c has the ordered table of all forms. The first that is sure reads the puzzle; where none
 * is, the first that may be does. */
#ifndef TEXT_READ_FORM_H
#define TEXT_READ_FORM_H

#include "text/read/state.h"

enum text_match { TEXT_MATCH_NO = 0, TEXT_MATCH_MAYBE = 1, TEXT_MATCH_SURE = 2 };

struct text_form {
    /* Whether LINE, the last one that READER's lines gave, begins a puzzle of this form. May look
     * ahead; LINE is valid afterwards. */
    enum text_match (*detect)(struct sudoku_text_reader *reader, struct text_line *line);
    /* Reads what LINE begins, on which the form was not no. SUDOKU_OK: PUZZLE is complete;
     * SUDOKU_END: it was none, the lines go on behind it; SUDOKU_ERR_TEXT with *ERROR;
     * SUDOKU_ERR_READ. */
    enum sudoku_status (*read)(struct sudoku_text_reader *reader, struct text_line *line,
                               struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error);
};

/* Reads what LINE begins with the form that it is in; SUDOKU_END: it begins no puzzle. */
enum sudoku_status text_read_form(struct sudoku_text_reader *reader, struct text_line *line,
                                  struct sudoku_text_puzzle *puzzle,
                                  struct sudoku_text_error *error);

#endif
