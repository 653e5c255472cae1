/* Tables of web pages. */
#ifndef TEXT_READ_FORMS_HTML_HTML_H
#define TEXT_READ_FORMS_HTML_HTML_H

#include "text/read/form.h"

extern const struct text_form text_html_form;

/* Reads the next puzzle of a page that is still open (is_html). SUDOKU_END: it has no further one.
 */
enum sudoku_status text_html_go_on(struct sudoku_text_reader *reader,
                                   struct sudoku_text_puzzle *puzzle,
                                   struct sudoku_text_error *error);

#endif
