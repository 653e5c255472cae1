#include "cli/text/json.h"

#include "cli/text/utf8.h"

void json_add_string(struct buffer *out, const char *text)
{
    buffer_add(out, "\"", 1);
    while (*text) {
        unsigned char byte = (unsigned char)*text;
        size_t length = utf8_length(text);
        if (byte == '"' || byte == '\\')
            buffer_printf(out, "\\%c", byte);
        else if (byte < 0x20)
            buffer_printf(out, "\\u%04x", byte);
        else if (length == 0)
            buffer_printf(out, UTF8_REPLACEMENT);
        else
            buffer_add(out, text, length);
        text += length ? length : 1;
    }
    buffer_add(out, "\"", 1);
}
