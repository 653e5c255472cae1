/* Puzzles in web pages: tables, and grids of elements. */
#ifndef TEXT_READ_FORMS_HTML_HTML_H
#define TEXT_READ_FORMS_HTML_HTML_H

#include "text/read/form.h"

extern const struct text_form text_html_form;

#endif
