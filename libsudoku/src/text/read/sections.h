/* Sections of files of SadMan Software. */
#ifndef TEXT_READ_SECTIONS_H
#define TEXT_READ_SECTIONS_H

#include "text/read/work.h"

/* Begins the section that LINE, which begins with '[', is the head of; all but [Puzzle] are left
 * out. SUDOKU_END: the lines go on behind it; SUDOKU_ERR_TEXT with *ERROR: nothing shows where it
 * ends. */
enum sudoku_status text_enter_section(struct text_work *work, struct text_line *line,
                                      struct sudoku_text_error *error);

/* Whether LINE may be the head of a section that is damaged. */
bool text_may_be_section(const struct text_work *work, const struct text_line *line);

/* Leaves out what LINE is the head of, and says so: SUDOKU_ERR_TEXT with *ERROR. */
enum sudoku_status text_refuse_section(struct text_work *work, struct text_line *line,
                                       struct sudoku_text_error *error);

#endif
