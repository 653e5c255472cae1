#include "mpi/cut.h"

#include <string.h>

/* Returns the offset after the first line feed at or after FROM, or LENGTH if there is none. */
static size_t after_line_feed(const char *text, size_t length, size_t from)
{
    const char *feed = from < length ? memchr(text + from, '\n', length - from) : NULL;
    return feed ? (size_t)(feed - text) + 1 : length;
}

bool cut_lines(const char *text, size_t length, size_t begin, size_t end, size_t *first,
               size_t *size)
{
    *first = begin ? after_line_feed(text, length, begin - 1) : 0;
    *size = 0;
    if (*first >= end)
        return true;
    size_t last = after_line_feed(text, length, end - 1);
    *size = last - *first;
    bool is_cut = last == length && text[length - 1] != '\n';
    return !is_cut || length - end < CUT_MAX_LINE;
}
