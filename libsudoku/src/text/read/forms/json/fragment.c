#include "text/read/forms/json/fragment.h"

#include <string.h>

#include "text/read/board/beside.h"
#include "text/read/forms/json/keys.h"
#include "text/symbols.h"

/* ------------------------------------------------------------------------------- the beginning */

static bool is_bracket(const struct text_line *line, size_t at)
{
    return at < line->length && (line->text[at] == '[' || line->text[at] == '{');
}

/* The end of a type such as [9][9]int at AT; AT if there is none. */
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

/* The first bracket of the array after AT, where the left side of an assignment ends: at once, or
 * after a type or call such as `np.array(`, `new int[][]` or `[9][9]int`. */
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

/* The bracket after a name and `(` if two arrays begin there, as array() and tensor() print. */
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

/* True if words follow the first bracket that closes, as after the time of a message. */
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

/* ------------------------------------------------------------------------------------- the rest */

static size_t back_over_spaces(const struct text_line *line, size_t end)
{
    while (end > 0 && text_is_space(line->text[end - 1]))
        end--;
    return end;
}

enum key_state { KEY_NONE, KEY_OTHER, KEY_SKIPPED, KEY_CUT };

/* The key whose colon is before END of LINE. */
static enum key_state key_before(const struct text_line *line, size_t end)
{
    char key[256];
    size_t colon = back_over_spaces(line, end);
    if (colon == 0 || line->text[colon - 1] != ':')
        return KEY_NONE;
    size_t quote = back_over_spaces(line, colon - 1);
    if (quote == 0)
        return KEY_CUT;
    if (line->text[quote - 1] != '"')
        return KEY_NONE;
    size_t start = --quote;
    while (start > 0 && line->text[start - 1] != '"')
        start--;
    if (start == 0)
        return KEY_CUT;
    size_t length = quote - start < sizeof key - 1 ? quote - start : sizeof key - 1;
    memcpy(key, line->text + start, length);
    key[length] = '\0';
    return json_meaning_of(key) >= JSON_SKIPPED ? KEY_SKIPPED : KEY_OTHER;
}

/* True if an object begins in LINE before END. */
static bool has_opening(const struct text_line *line, size_t end)
{
    return end && memchr(line->text, '{', end);
}

bool text_json_is_rest(const struct text_line *line)
{
    for (size_t i = 0; i < line->length && line->text[i] != '{'; i++) {
        if (line->text[i] != ':')
            continue;
        size_t value = text_pass_spaces(line, i + 1);
        bool has_array = value == line->length || line->text[value] == '[';
        enum key_state key = has_array ? key_before(line, i + 1) : KEY_NONE;
        if (key == KEY_SKIPPED || key == KEY_CUT)
            return true;
    }
    return false;
}

/* True if a string ends at AT in LINE, and with it an object or, with the line, a member. */
static bool ends_member(const struct text_line *line, size_t at)
{
    if (at >= line->length || line->text[at] != '"')
        return false;
    at = text_pass_spaces(line, at + 1);
    bool is_last = at < line->length && text_pass_spaces(line, at + 1) == line->length;
    return at < line->length && (line->text[at] == '}' || (line->text[at] == ',' && is_last));
}

/* True if the COUNT bytes of LINE from AT on are a string that lost one of its quotation marks. */
static bool is_half_string(const struct text_line *line, size_t at, size_t count)
{
    bool starts = at > 0 && line->text[at - 1] == '"';
    bool ends = at + count < line->length && line->text[at + count] == '"';
    return starts != ends;
}

bool text_json_is_solution(const struct text_line *line, size_t at, size_t count)
{
    size_t start = at && line->text[at - 1] == '"' ? at - 1 : at;
    enum key_state key = key_before(line, start);
    if (key == KEY_SKIPPED)
        return true;
    if (!text_is_full(line->text + at, text_root(count)))
        return false;
    return key == KEY_CUT || is_half_string(line, at, count) ||
           (!has_opening(line, at) && key == KEY_NONE && ends_member(line, at + count));
}

static bool is_one_of(char c, const char *set)
{
    return c && strchr(set, c);
}

bool text_json_is_end(const struct text_line *line, const void *unused)
{
    (void)unused;
    bool ends = false;
    for (size_t i = 0; i < line->length; i++) {
        ends |= is_one_of(line->text[i], "\"]}");
        if (!is_one_of(line->text[i], "\"[]{}:,") && !text_is_space(line->text[i]))
            return false;
    }
    return ends;
}
