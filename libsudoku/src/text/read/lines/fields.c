/* The fields of a line. */
#include "text/read/lines/fields.h"

#include <string.h>

#include "text/symbols.h"

struct text_fields text_fields_of(const struct text_line *line, char separator)
{
    struct text_fields fields = {.line = line, .separator = separator};
    if (separator != '|')
        return fields;
    while (fields.position < line->length && text_is_space(line->text[fields.position]))
        fields.position++;
    fields.position += fields.position < line->length && line->text[fields.position] == '|';
    return fields;
}

static void trim(struct text_field *field)
{
    while (field->length && text_is_space(*field->text)) {
        field->text++;
        field->length--;
    }
    while (field->length && text_is_space(field->text[field->length - 1]))
        field->length--;
}

/* The end of the field at START; separators between quotation marks do not count. */
static size_t find_end(const struct text_fields *fields, size_t start)
{
    const struct text_line *line = fields->line;
    bool is_inside = false;
    size_t at = start;
    for (; at < line->length && (is_inside || line->text[at] != fields->separator); at++)
        is_inside ^= line->text[at] == '"';
    return at;
}

bool text_next_field(struct text_fields *fields, struct text_field *field)
{
    const struct text_line *line = fields->line;
    if (fields->is_at_end)
        return false;
    size_t start = fields->position, end = find_end(fields, start);
    *field = (struct text_field){line->text + start, end - start, false};
    fields->position = end + 1;
    fields->is_at_end = end == line->length;
    trim(field);
    /* Nothing after the last '|' is a field. */
    if (fields->separator == '|' && fields->is_at_end && field->length == 0)
        return false;
    if (field->length >= 2 && *field->text == '"' && field->text[field->length - 1] == '"') {
        field->is_quoted = true;
        field->text++;
        field->length -= 2;
        trim(field);
    }
    return true;
}

unsigned text_count_fields(const struct text_line *line, char separator)
{
    struct text_fields fields = text_fields_of(line, separator);
    struct text_field field;
    unsigned count = 0;
    while (text_next_field(&fields, &field))
        count++;
    return count;
}

bool text_field_is(const struct text_field *field, const char *name)
{
    if (strlen(name) != field->length)
        return false;
    for (size_t i = 0; i < field->length; i++) {
        char c = field->text[i];
        if ((c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c) != name[i])
            return false;
    }
    return true;
}
