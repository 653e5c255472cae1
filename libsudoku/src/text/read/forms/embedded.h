/* 81 cells within a line: a link, or a puzzle behind its number or name. */
#ifndef TEXT_READ_FORMS_EMBEDDED_H
#define TEXT_READ_FORMS_EMBEDDED_H

#include "text/read/form.h"

extern const struct text_form text_embedded_form;

/* Whether LINE begins with a time in brackets, as in chats, and has a puzzle in it. */
bool text_is_message(const struct text_line *line);

#endif
