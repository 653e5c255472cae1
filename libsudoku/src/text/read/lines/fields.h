/* The fields of a line between separators, as in spreadsheets and Markdown. */
#ifndef TEXT_READ_LINES_FIELDS_H
#define TEXT_READ_LINES_FIELDS_H

#include <stdbool.h>
#include <stddef.h>

#include "text/read/lines/lines.h"

/* A field without the spaces and quotation marks around it. */
struct text_field {
    const char *text;
    size_t length;
    bool is_quoted;
};

struct text_fields {
    const struct text_line *line;
    char separator; /* '|' may also be before the first field and after the last one */
    size_t position;
    bool is_at_end;
};

struct text_fields text_fields_of(const struct text_line *line, char separator);

/* Takes the next field. False: none. */
bool text_next_field(struct text_fields *fields, struct text_field *field);

/* The number of fields in LINE. */
unsigned text_count_fields(const struct text_line *line, char separator);

/* True if FIELD is NAME, in either case. */
bool text_field_is(const struct text_field *field, const char *name);

#endif
