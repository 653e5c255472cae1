#include "cli/text/utf8.h"

#include <stdbool.h>

size_t utf8_length(const char *text)
{
    static const unsigned char min_first[5] = {0, 0, 0xC2, 0xE0, 0xF0};
    const unsigned char *bytes = (const unsigned char *)text, first = bytes[0];
    size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (first < min_first[length] || first > 0xF4)
        return 0;
    for (size_t i = 1; i < length; i++)
        if ((bytes[i] & 0xC0) != 0x80)
            return 0;
    bool overlong = (first == 0xE0 && bytes[1] < 0xA0) || (first == 0xF0 && bytes[1] < 0x90);
    bool beyond = (first == 0xED && bytes[1] > 0x9F) || (first == 0xF4 && bytes[1] > 0x8F);
    return overlong || beyond ? 0 : length;
}

void utf8_add(struct buffer *out, const char *text)
{
    while (*text) {
        size_t length = utf8_length(text);
        if (length)
            buffer_add(out, text, length);
        else
            buffer_printf(out, UTF8_REPLACEMENT);
        text += length ? length : 1;
    }
}
