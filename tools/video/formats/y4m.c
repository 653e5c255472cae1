#include "video/formats/y4m.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "video/formats/convert.h"

static const char magic[] = "YUV4MPEG2";
static const char frame_magic[] = "FRAME";

/* A header token: a letter and its value. */
struct word {
    const char *text;
    size_t length;
};

static bool is(struct word value, const char *text)
{
    return value.length == strlen(text) && memcmp(value.text, text, value.length) == 0;
}

/* Parses a number of at most nine digits from the start of VALUE. */
static bool parse_number_prefix(struct word *value, unsigned *number)
{
    size_t digits = 0;
    *number = 0;
    for (; digits < value->length && value->text[digits] >= '0' && value->text[digits] <= '9';
         digits++) {
        if (digits == 9)
            return false;
        *number = *number * 10 + (unsigned)(value->text[digits] - '0');
    }
    value->text += digits;
    value->length -= digits;
    return digits > 0;
}

static bool parse_side(struct word value, unsigned *side, struct message *message)
{
    if (!parse_number_prefix(&value, side) || value.length || *side == 0 ||
        *side > SVISION_MAX_SIDE)
        return message_set(message, "malformed y4m header: width and height are 1 to %d",
                           SVISION_MAX_SIDE);
    return true;
}

static bool parse_rate(struct word value, double *rate, struct message *message)
{
    unsigned numerator, denominator;
    bool sound = parse_number_prefix(&value, &numerator) && value.length && *value.text == ':';
    if (sound) {
        value.text++;
        value.length--;
        sound = parse_number_prefix(&value, &denominator) && value.length == 0;
    }
    if (!sound)
        return message_set(message,
                           "malformed y4m header: the rate is not a fraction such as 30:1");
    *rate = numerator && denominator ? (double)numerator / denominator : 0;
    return true;
}

static bool parse_color(struct word value, enum svision_format *format, struct message *message)
{
    static const char *const names[] = {"420", "420jpeg", "420mpeg2", "420paldv"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (is(value, names[i])) {
            *format = SVISION_I420;
            return true;
        }
    *format = SVISION_GRAY8;
    if (is(value, "mono"))
        return true;
    return message_set(message, "y4m of format C%.*s: only 4:2:0 and mono with 8 bits can be read",
                       (int)(value.length < 20 ? value.length : 20), value.text);
}

/* "p" is progressive, "?" unknown. Interlaced pictures show two moments, which breaks up digits. */
static bool parse_interlacing(struct word value, struct message *message)
{
    if (is(value, "p") || is(value, "?"))
        return true;
    return message_set(message, "y4m with I%.*s: interlaced pictures cannot be read",
                       (int)(value.length < 20 ? value.length : 20), value.text);
}

static bool parse_word(char key, struct word value, struct y4m_header *header,
                       struct message *message)
{
    switch (key) {
    case 'W':
        return parse_side(value, &header->width, message);
    case 'H':
        return parse_side(value, &header->height, message);
    case 'F':
        return parse_rate(value, &header->rate, message);
    case 'C':
        return parse_color(value, &header->format, message);
    case 'I':
        return parse_interlacing(value, message);
    default:
        /* Pixel aspect ratio and comments are ignored. */
        return true;
    }
}

bool y4m_parse_header(const char *line, size_t length, struct y4m_header *header,
                      struct message *message)
{
    size_t position = sizeof magic - 1;
    *header = (struct y4m_header){.format = SVISION_I420};
    if (length < position || memcmp(line, magic, position) != 0 ||
        (length > position && line[position] != ' '))
        return message_set(message, "not a y4m file: it does not start with YUV4MPEG2");
    while (position < length) {
        size_t start = ++position;
        while (position < length && line[position] != ' ')
            position++;
        if (position > start &&
            !parse_word(line[start], (struct word){line + start + 1, position - start - 1}, header,
                        message))
            return false;
    }
    if (!header->width || !header->height)
        return message_set(message, "malformed y4m header: no size");
    if ((uint64_t)header->width * header->height > Y4M_MAX_PIXELS)
        return message_set(message, "y4m pictures of %ux%u pixels are too large", header->width,
                           header->height);
    return true;
}

bool y4m_is_frame(const char *line, size_t length)
{
    size_t size = sizeof frame_magic - 1;
    return length >= size && memcmp(line, frame_magic, size) == 0 &&
           (length == size || line[size] == ' ');
}

size_t y4m_frame_size(const struct y4m_header *header)
{
    return convert_size(header->format, header->width, header->height);
}

size_t y4m_format_header(const struct y4m_header *header, char line[Y4M_MAX_LINE])
{
    bool unknown = header->rate <= 0 || header->rate > 1e6;
    /* Thousandths distinguish 29.97 from 30. */
    unsigned numerator = unknown ? 0 : (unsigned)lround(header->rate * 1000);
    bool whole = numerator % 1000 == 0;
    return (size_t)snprintf(line, Y4M_MAX_LINE, "%s W%u H%u F%u:%u Ip A1:1 C%s\n", magic,
                            header->width, header->height, whole ? numerator / 1000 : numerator,
                            unknown ? 0u
                            : whole ? 1u
                                    : 1000u,
                            header->format == SVISION_GRAY8 ? "mono" : "420jpeg");
}
