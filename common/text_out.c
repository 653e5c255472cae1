#include "common/text_out.h"

#include <string.h>

#include "common/argument.h"

bool text_out_begin(struct text_out *out)
{
    if (!argument_expect(out->data || !out->size, "text is NULL"))
        return false;
    text_out_end(out);
    return true;
}

void text_out_char(struct text_out *out, char character)
{
    if (out->length < out->size)
        out->data[out->length] = character;
    out->length++;
}

void text_out_string(struct text_out *out, const char *string)
{
    size_t count = strlen(string), room = out->length < out->size ? out->size - out->length : 0;
    if (room)
        memcpy(out->data + out->length, string, count < room ? count : room);
    out->length += count;
}

void text_out_number(struct text_out *out, uint64_t number, unsigned width)
{
    char digits[20];
    unsigned count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    text_out_fill(out, ' ', width > count ? width - count : 0);
    while (count)
        text_out_char(out, digits[--count]);
}

void text_out_fill(struct text_out *out, char character, size_t count)
{
    while (count--)
        text_out_char(out, character);
}

size_t text_out_end(struct text_out *out)
{
    if (out->size)
        out->data[out->length < out->size ? out->length : out->size - 1] = '\0';
    return out->length;
}
