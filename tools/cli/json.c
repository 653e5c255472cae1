#include "cli/json.h"

#include <stdbool.h>

/* Length of the UTF-8 sequence (RFC 3629, section 4) at TEXT, 0 where there is none. */
static size_t sequence(const unsigned char *text)
{
    static const unsigned char min_first[5] = {0, 0, 0xC2, 0xE0, 0xF0};
    size_t length = text[0] < 0x80 ? 1 : text[0] < 0xE0 ? 2 : text[0] < 0xF0 ? 3 : 4;
    if (text[0] < min_first[length] || text[0] > 0xF4)
        return 0;
    for (size_t i = 1; i < length; i++)
        if ((text[i] & 0xC0) != 0x80)
            return 0;
    bool overlong = (text[0] == 0xE0 && text[1] < 0xA0) || (text[0] == 0xF0 && text[1] < 0x90);
    bool beyond = (text[0] == 0xED && text[1] > 0x9F) || (text[0] == 0xF4 && text[1] > 0x8F);
    return overlong || beyond ? 0 : length;
}

void json_add_string(struct buffer *out, const char *text)
{
    buffer_add(out, "\"", 1);
    while (*text) {
        unsigned char byte = (unsigned char)*text;
        size_t length = sequence((const unsigned char *)text);
        if (byte == '"' || byte == '\\')
            buffer_printf(out, "\\%c", byte);
        else if (byte < 0x20)
            buffer_printf(out, "\\u%04x", byte);
        else if (length == 0)
            buffer_printf(out, "\xEF\xBF\xBD");
        else
            buffer_add(out, text, length);
        text += length ? length : 1;
    }
    buffer_add(out, "\"", 1);
}
