#include "cli/text/csv.h"

void csv_add_field(struct buffer *out, const char *text, size_t length)
{
    buffer_add(out, "\"", 1);
    for (size_t i = 0; i < length; i++)
        buffer_add(out, text[i] == '"' ? "\"\"" : &text[i], text[i] == '"' ? 2 : 1);
    buffer_add(out, "\"", 1);
}
