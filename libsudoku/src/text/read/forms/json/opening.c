/* Where a JSON text, or an array of a program, begins in a line. */
#include "text/read/forms/json/opening.h"

#include <string.h>

#include "text/symbols.h"

static bool is_bracket(const struct text_line *line, size_t at)
{
    return at < line->length && (line->text[at] == '[' || line->text[at] == '{');
}

/* Where a type such as [9][9]int ends that begins at AT; AT where there is none. */
static size_t pass_type(const struct text_line *line, size_t at)
{
    size_t end = at;
    while (end < line->length && line->text[end] == '[') {
        for (end++; end < line->length && text_is_decimal(line->text[end]); end++)
            continue;
        if (end == line->length || line->text[end++] != ']')
            return at;
    }
    return end < line->length && text_is_letter(line->text[end]) ? end : at;
}

/* Where behind AT, the end of an assignment's left side, an array begins: at once, or behind what
 * makes one of it, such as `np.array(`, `new int[][]` or `[9][9]int`. */
static size_t array_at(const struct text_line *line, size_t at)
{
    size_t start = text_pass_spaces(line, at), behind = pass_type(line, start);
    for (at = behind; at < line->length; at++) {
        char c = line->text[at];
        size_t next = text_pass_spaces(line, at + 1);
        if (is_bracket(line, at) && (at == start || next == line->length || is_bracket(line, next)))
            return line->text[next == line->length ? at : next] == ']' ? line->length : at;
        if (!text_is_letter(c) && !text_is_decimal(c) && !text_is_space(c) &&
            !strchr("._:&<>()[]", c))
            return line->length;
    }
    return line->length;
}

/* Where behind a name and `(` two arrays begin, as in what array() and tensor() print. */
static size_t printed_array_at(const struct text_line *line, size_t start)
{
    size_t at = start;
    while (at < line->length && (text_is_letter(line->text[at]) ||
                                 text_is_decimal(line->text[at]) || strchr("._", line->text[at])))
        at++;
    bool is_call = at > start && at < line->length && line->text[at] == '(';
    bool has_rows =
        is_call && is_bracket(line, at + 1) && is_bracket(line, text_pass_spaces(line, at + 2));
    return has_rows ? at + 1 : line->length;
}

size_t text_json_opening(const struct text_line *line)
{
    size_t start = text_pass_spaces(line, 0);
    const char *equals = line->length ? memchr(line->text, '=', line->length) : NULL;
    if (start == line->length || is_bracket(line, start))
        return start;
    size_t printed = printed_array_at(line, start);
    bool is_name = text_is_letter(line->text[start]) || line->text[start] == '$';
    if (printed < line->length || !equals || !is_name)
        return printed;
    return array_at(line, (size_t)(equals - line->text) + 1);
}

/* Whether words follow the bracket that closes the first one, as behind the time of a message. */
static bool is_message(const struct text_line *line)
{
    const char *end = line->length ? memchr(line->text, ']', line->length) : NULL;
    if (!end || *line->text != '[')
        return false;
    size_t behind = text_pass_spaces(line, (size_t)(end - line->text) + 1);
    return behind < line->length && text_is_letter(line->text[behind]);
}

bool text_json_begins(const struct text_line *line)
{
    size_t at = text_json_opening(line) + 1;
    while (at < line->length && text_is_space(line->text[at]))
        at++;
    if (at > line->length)
        return false;
    if (at == line->length)
        return true;
    /* [Puzzle] begins a section; null and None are cells. */
    if (is_message(line))
        return false;
    char c = line->text[at];
    bool is_null = line->length - at > 4 && (memcmp(line->text + at, "null", 4) == 0 ||
                                             memcmp(line->text + at, "None", 4) == 0);
    return text_is_decimal(c) || strchr("[{\"'-._|]}", c) || is_null;
}
