/* Ranges of a file and the lines that begin in them. */
#include "mpi/cut.h"

#include <stdlib.h>
#include <string.h>

#include "support/check.h"

/* Checks that ranges of SIZE bytes yield their lines, which together are TEXT. */
static void check_ranges(const char *text, size_t length, size_t size)
{
    char *joined = malloc(length + 1);
    size_t used = 0;
    if (!joined)
        exit(1);
    for (size_t begin = 0; begin < length; begin += size) {
        size_t end = begin + size < length ? begin + size : length, from = begin ? begin - 1 : 0;
        size_t first, count;
        CHECK(cut_lines(text + from, length - from, begin - from, end - from, &first, &count));
        CHECK(count == 0 || (from + first >= begin && from + first < end));
        memcpy(joined + used, text + from + first, count);
        used += count;
    }
    CHECK_EQ(used, length);
    CHECK(memcmp(joined, text, length) == 0);
    free(joined);
}

static void each_line_is_in_one_range(void)
{
    static const char *const texts[] = {
        "\n", "a", "a\n", "ab\ncd", "ab\ncd\n", "\n\na\n\n", "abcdef\ngh\n\ni\njklmnopq\nr",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        for (size_t size = 1; size <= strlen(texts[i]) + 1; size++)
            check_ranges(texts[i], strlen(texts[i]), size);
}

/* A line that does not end within the readable bytes after the range. */
static void reports_lines_that_are_too_long(void)
{
    size_t length = 1 + CUT_MAX_LINE, first, size;
    char *text = malloc(length);
    if (!text)
        exit(1);
    memset(text, 'x', length);
    CHECK(!cut_lines(text, length, 0, 1, &first, &size));
    CHECK(cut_lines(text, length - 1, 0, 1, &first, &size));
    CHECK_EQ(size, length - 1);
    text[length - 1] = '\n';
    CHECK(cut_lines(text, length, 0, 1, &first, &size));
    CHECK_EQ(size, length);
    free(text);
}

int main(void)
{
    each_line_is_in_one_range();
    reports_lines_that_are_too_long();
    return check_result();
}
