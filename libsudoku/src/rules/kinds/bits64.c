#include "rules/kinds/bits64.h"

int bits64_value(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '-' ? 62 : c == '_' ? 63 : -1;
}

size_t bits64_decode(const char *text, size_t length, uint8_t *bytes)
{
    size_t count = 0;
    unsigned bits = 0, held = 0;
    while (length && text[length - 1] == '=')
        length--;
    for (size_t i = 0; i < length; i++) {
        int six = bits64_value(text[i]);
        if (six < 0)
            return 0;
        held = held << 6 | (unsigned)six;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes[count++] = (uint8_t)(held >> bits);
        }
    }
    return count;
}
