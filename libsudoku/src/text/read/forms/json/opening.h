/* Where a JSON text, or an array of a program, begins in a line. */
#ifndef TEXT_READ_FORMS_JSON_OPENING_H
#define TEXT_READ_FORMS_JSON_OPENING_H

#include "text/read/lines/lines.h"

/* Where in LINE an array or an object begins: at its start, or behind '='; its length: nowhere. */
size_t text_json_opening(const struct text_line *line);

/* Whether LINE begins a JSON text rather than a section. */
bool text_json_begins(const struct text_line *line);

#endif
