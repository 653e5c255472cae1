/* Sections in brackets of files of SadMan Software. */
#ifndef TEXT_READ_SECTIONS_H
#define TEXT_READ_SECTIONS_H

#include "text/read/work.h"

/* Begins the section at LINE, its head, which begins with '['; all but [Puzzle] are passed over.
 * SUDOKU_END: the lines go on; SUDOKU_ERR_TEXT: nothing shows where it ends. */
enum sudoku_status text_enter_section(struct text_work *work, struct text_line *line);

/* True if LINE may be the damaged head of a section. */
bool text_may_be_section(const struct text_work *work, const struct text_line *line);

/* Passes over the section at LINE, and refuses it: SUDOKU_ERR_TEXT. */
enum sudoku_status text_refuse_section(struct text_work *work, struct text_line *line);

#endif
