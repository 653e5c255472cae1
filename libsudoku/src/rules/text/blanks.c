#include "rules/text/blanks.h"

static bool is_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Moves *AT to the next byte of RAW that is kept; false at the end. */
static bool find_kept(struct text_slice raw, size_t *at)
{
    bool is_comment = false;
    for (; *at < raw.length; (*at)++) {
        char c = raw.text[*at];
        bool begins_line = *at == 0 || raw.text[*at - 1] == '\n';
        is_comment = begins_line ? c == '#' : is_comment;
        if (!is_comment && !is_blank(c))
            return true;
    }
    return false;
}

struct text_slice blanks_skip(struct text_slice raw)
{
    size_t at = 0;
    find_kept(raw, &at);
    return (struct text_slice){raw.text + at, raw.length - at};
}

size_t blanks_remove(struct text_slice raw, char *text)
{
    size_t count = 0;
    for (size_t at = 0; find_kept(raw, &at); at++)
        text[count++] = raw.text[at];
    return count;
}

void blanks_place(struct text_slice raw, size_t place, uint64_t *line, uint64_t *column)
{
    size_t at = 0;
    for (; find_kept(raw, &at) && place; at++)
        place--;
    *line = *column = 1;
    for (size_t i = 0; i < at && i < raw.length; i++) {
        *column = raw.text[i] == '\n' ? 1 : *column + 1;
        *line += raw.text[i] == '\n';
    }
}
