#include "text/read/heading.h"

#include <string.h>

#include "text/symbols.h"

void text_heading_begin(struct text_heading *heading)
{
    text_heading_forget_lines(heading);
    heading->name_length = 0;
    heading->number = 0;
    heading->rule_count = 0;
}

void text_heading_forget_lines(struct text_heading *heading)
{
    heading->is_sdk = false;
    heading->header_length = 0;
}

void text_heading_line(struct text_heading *heading, const struct text_line *line)
{
    size_t used = heading->header_length;
    if (line->length < 2 || !text_is_letter(line->text[1]) ||
        used + line->length + 1 > TEXT_HEADER_SIZE)
        return;
    if (used)
        heading->header[used++] = '\n';
    else
        heading->header_line = line->number;
    memcpy(heading->header + used, line->text, line->length);
    heading->header_length = used + line->length;
}

static bool is_around(char c)
{
    return text_is_space(c) || c == '"' || c == '*' || c == '=' || c == '-' || c == ':';
}

/* True if TEXT is a whole number of at most 18 digits. */
static bool is_number(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!text_is_decimal(text[i]))
            return false;
    return length > 0 && length <= 18;
}

void text_heading_name(struct text_heading *heading, const char *text, size_t length)
{
    while (length && (is_around(text[length - 1]) || text_is_separator(text[length - 1])))
        length--;
    while (length && (is_around(*text) || *text == '#')) {
        text++;
        length--;
    }
    heading->name_length = length < TEXT_NAME_SIZE ? length : TEXT_NAME_SIZE;
    /* A cut character is dropped. */
    while (heading->name_length < length && heading->name_length &&
           (text[heading->name_length] & 0xC0) == 0x80)
        heading->name_length--;
    memcpy(heading->name, text, heading->name_length);
}

void text_heading_number(struct text_heading *heading, const char *text, size_t length)
{
    uint64_t number = 0;
    if (is_number(text, length)) {
        for (size_t i = 0; i < length; i++)
            number = number * 10 + (uint64_t)(text[i] - '0');
        heading->number = number;
    } else if (!heading->name_length) {
        text_heading_name(heading, text, length);
    }
}

static bool has_rule(const struct text_heading *heading, const char *text, size_t length)
{
    for (unsigned i = 0; i < heading->rule_count; i++)
        if (heading->rules[i].length == length && memcmp(heading->rules[i].text, text, length) == 0)
            return true;
    return false;
}

/* Keeps PART of TEXT as a rule, unless it is too long or known: a title is a name, too. */
static void keep_rule(struct text_heading *heading, const char *text, struct text_part part)
{
    if (heading->rule_count == TEXT_RULES || part.length > TEXT_RULE_SIZE ||
        has_rule(heading, text + part.start, part.length))
        return;
    struct text_named_rule *rule = &heading->rules[heading->rule_count++];
    memcpy(rule->text, text + part.start, part.length);
    rule->length = part.length;
    rule->shape = part.shape;
}

void text_heading_rule(struct text_heading *heading, const char *text, size_t length)
{
    struct text_part part = text_title_rule(text, length, 0);
    for (; part.length; part = text_title_rule(text, length, part.start + part.length))
        keep_rule(heading, text, part);
}

void text_heading_comment(struct text_heading *heading, const char *text, size_t length)
{
    text_heading_rule(heading, text, length);
    if (length > 2) /* after the letter of a header line */
        text_heading_rule(heading, text + 2, length - 2);
}

void text_heading_shape(struct text_heading *heading, const char *name)
{
    keep_rule(heading, name, (struct text_part){0, strlen(name), TEXT_SHAPE_REGIONS});
}

const struct text_named_rule *text_heading_unseen_rule(const struct text_heading *heading,
                                                       unsigned shapes)
{
    for (unsigned i = 0; i < heading->rule_count; i++)
        if (!heading->rules[i].shape || (heading->rules[i].shape & ~shapes))
            return &heading->rules[i];
    return NULL;
}

void text_heading_title(struct text_heading *heading, const struct text_line *line)
{
    bool has_word = false;
    for (size_t i = 0; i < line->length; i++)
        has_word |= text_is_letter(line->text[i]) || text_is_decimal(line->text[i]) ||
                    (line->text[i] & 0x80);
    if (!has_word)
        return;
    text_heading_rule(heading, line->text, line->length);
    text_heading_name(heading, line->text, line->length);
    if (!is_number(heading->name, heading->name_length))
        return;
    text_heading_number(heading, heading->name, heading->name_length);
    heading->name_length = 0;
}
