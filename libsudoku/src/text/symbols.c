#include "text/symbols.h"

#include <string.h>

#define N TEXT_NO_SYMBOL
/* clang-format off */
const uint8_t text_symbol_values[256] = {
    N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N,
    N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N,
    N, N, N, N, N, N, N, N, N, N, 0, N, N, N, 0, N,
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, N, N, N, N, N, N,
    N, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, N, N, N, N, 0,
    N, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, N, N, N, N, N,
    N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N,
    N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N,
    N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N,
    N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N,
    N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N,
    N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N,
    N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N,
    N, N, N, N, N, N, N, N, N, N, N, N, N, N, N, N,
};
/* clang-format on */
#undef N

unsigned text_symbol_digit(char character, unsigned side)
{
    if (character == '-' || (side <= 9 && (character == 'X' || character == 'x')))
        return 0;
    return text_symbol_value(character);
}

/* The place of the box drawing character at the start of TEXT in its block, 0x00..0x7F, or -1. In
 * UTF-8 the block is E2 94 80 .. E2 95 BF. */
static int box_drawing(const char *text, size_t length)
{
    const unsigned char *bytes = (const unsigned char *)text;
    if (length < 3 || bytes[0] != 0xE2 || (bytes[1] != 0x94 && bytes[1] != 0x95) ||
        (bytes[2] & 0xC0) != 0x80)
        return -1;
    return (bytes[1] - 0x94) * 64 + (bytes[2] & 0x3F);
}

/* True if the box drawing character at PLACE has light lines only: U+2500 and 2502, dashed ones,
 * light corners, tees and cross, arcs. */
static bool is_light(int place)
{
    static const uint8_t light[] = {0x00, 0x02, 0x04, 0x06, 0x08, 0x0A, 0x0C, 0x10,
                                    0x14, 0x18, 0x1C, 0x24, 0x2C, 0x34, 0x3C, 0x4C,
                                    0x4E, 0x6D, 0x6E, 0x6F, 0x70, 0x71, 0x72, 0x73};
    return memchr(light, place, sizeof light) != NULL || place >= 0x74;
}

size_t text_border(const char *text, size_t length, enum text_border *weight)
{
    *weight = TEXT_BORDER_NONE;
    int place = box_drawing(text, length);
    if (place >= 0) {
        *weight = is_light(place) ? TEXT_BORDER_LIGHT : TEXT_BORDER_STRONG;
        return 3;
    }
    if (length && *text == '|') {
        *weight = TEXT_BORDER_LIGHT;
        return 1;
    }
    return 0;
}

size_t text_color(const char *text, size_t length)
{
    if (length < 3 || text[0] != '\033' || text[1] != '[')
        return 0;
    for (size_t i = 2; i < length; i++) {
        if (text[i] == 'm')
            return i + 1;
        if (!text_is_decimal(text[i]) && text[i] != ';')
            return 0;
    }
    return 0;
}

/* '=', U+2550 and U+2501 are strong. Vertical lines have no weight, which distinguishes a row of
 * blanks between bars from a frame. */
enum text_border text_stroke(const char *text, size_t length)
{
    static const uint8_t vertical[] = {0x02, 0x03, 0x06, 0x07, 0x0A, 0x0B, 0x4E, 0x4F,
                                       0x51, 0x75, 0x77, 0x79, 0x7B, 0x7D, 0x7F};
    int place = box_drawing(text, length);
    if (*text == '=' || place == 0x01 || place == 0x50)
        return TEXT_BORDER_STRONG;
    if (place >= 0 && !memchr(vertical, place, sizeof vertical))
        return TEXT_BORDER_LIGHT;
    return *text == '-' ? TEXT_BORDER_LIGHT : TEXT_BORDER_NONE;
}

bool text_is_frame(const char *text, size_t length, enum text_border *weight)
{
    static const char marks[] = {'-', '=', '+', '*', '.', ':', '\''};
    enum text_border unused, heaviest = TEXT_BORDER_NONE;
    for (size_t i = 0; i < length;) {
        size_t bytes = text_border(text + i, length - i, &unused);
        if (!bytes && !text_is_space(text[i]) && !memchr(marks, text[i], sizeof marks))
            return false;
        enum text_border here = text_stroke(text + i, length - i);
        heaviest = here > heaviest ? here : heaviest;
        i += bytes ? bytes : 1;
    }
    if (weight)
        *weight = heaviest;
    return heaviest != TEXT_BORDER_NONE;
}

bool text_ends_rows(const char *text, size_t length)
{
    size_t i = 0;
    while (i < length && text_is_space(text[i]))
        i++;
    return i == length || text[i] == '#' || text[i] == '[';
}

size_t text_take_number(const char *text, size_t length, unsigned max, unsigned *number)
{
    size_t digits = 0;
    for (*number = 0; digits < length && text_is_decimal(text[digits]); digits++)
        if (*number <= max)
            *number = *number * 10 + (unsigned)(text[digits] - '0');
    *number = *number <= max ? *number : max + 1;
    return digits;
}

bool text_is_cell_name(const char *text, size_t length, unsigned max, unsigned *row,
                       unsigned *column)
{
    if (length < 4 || text_lower(*text) != 'r')
        return false;
    size_t at = 1 + text_take_number(text + 1, length - 1, max, row);
    if (at == 1 || at + 1 >= length || text_lower(text[at]) != 'c')
        return false;
    return at + 1 + text_take_number(text + at + 1, length - at - 1, max, column) == length;
}

bool text_is_one_of(const char *text, size_t length, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (length == strlen(words[i]) && memcmp(text, words[i], length) == 0)
            return true;
    return false;
}

unsigned text_root(size_t count)
{
    unsigned low = 0, high = 65;
    while (high - low > 1) {
        unsigned middle = (low + high) / 2;
        if ((size_t)middle * middle <= count)
            low = middle;
        else
            high = middle;
    }
    return low;
}

unsigned text_nearest_side(size_t count)
{
    unsigned root = text_root(count);
    /* The next square is nearer if COUNT is over root * (root + 1). */
    if (root < 64 && count > (size_t)root * (root + 1))
        root++;
    return root < 2 ? 2 : root;
}
