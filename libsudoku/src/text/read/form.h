/* A form of text: whether a line begins one, and how it is read.
 *
 * reader.c has the table of all forms. */
#ifndef TEXT_READ_FORM_H
#define TEXT_READ_FORM_H

#include "text/read/work.h"

enum text_match { TEXT_MATCH_NO = 0, TEXT_MATCH_MAYBE = 1, TEXT_MATCH_SURE = 2 };

/* STATE is the form's own: SIZE bytes that are 0 at first and live as long as the reader. Statuses
 * are SUDOKU_OK: *PUZZLE is complete; SUDOKU_END: there is none, the lines go on; SUDOKU_ERR_TEXT
 * with *ERROR; SUDOKU_ERR_READ. */
struct text_form {
    size_t size;
    /* Whether LINE, the last one of WORK, begins a text of this form. May look ahead; LINE is valid
     * afterwards. */
    enum text_match (*detect)(struct text_work *work, void *state, struct text_line *line);
    /* Begins the text at LINE, for which detect() was not TEXT_MATCH_NO, and reads its first
     * puzzle. */
    enum sudoku_status (*begin)(struct text_work *work, void *state, struct text_line *line,
                                struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error);
    /* For texts of several puzzles, or NULL: whether a text is open, and its next puzzle. */
    bool (*is_open)(const void *state);
    enum sudoku_status (*take)(struct text_work *work, void *state,
                               struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error);
    /* For a form around puzzles of other forms, or NULL: ends it after PUZZLE, or NULL for a fault.
     */
    void (*end)(struct text_work *work, void *state, const struct sudoku_text_puzzle *puzzle);
};

#endif
