/* What is left of an object in JSON whose beginning is lost. */
#include "text/read/forms/json/rest.h"

#include <string.h>

#include "text/read/board/beside.h"
#include "text/read/forms/json/keys.h"

static size_t back_over_spaces(const struct text_line *line, size_t end)
{
    while (end > 0 && text_is_space(line->text[end - 1]))
        end--;
    return end;
}

enum key_state { KEY_NONE, KEY_OTHER, KEY_SKIPPED, KEY_CUT };

/* What key ends in a colon before END of LINE. */
static enum key_state key_before(const struct text_line *line, size_t end)
{
    char key[TEXT_NAME_SIZE];
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
    return json_meaning_of(key) == JSON_SKIPPED ? KEY_SKIPPED : KEY_OTHER;
}

/* Whether an object begins in LINE before END. */
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

/* Whether a string ends at AT in LINE, and with it an object or, with the line, a member. */
static bool ends_member(const struct text_line *line, size_t at)
{
    if (at >= line->length || line->text[at] != '"')
        return false;
    at = text_pass_spaces(line, at + 1);
    bool is_last = at < line->length && text_pass_spaces(line, at + 1) == line->length;
    return at < line->length && (line->text[at] == '}' || (line->text[at] == ',' && is_last));
}

/* Whether what stands from AT on for COUNT bytes of LINE is a string of which one end is lost. */
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

static bool is_full(const struct text_table *table)
{
    for (unsigned i = 0; i < table->rows; i++)
        for (unsigned k = 0; k < table->columns; k++)
            if (text_value_is_blank(table->values[i * TEXT_TABLE_SIDE + k]))
                return false;
    return true;
}

bool json_ends_lost_solution(struct json_walk *walk)
{
    if (!is_full(&walk->work->table))
        return false;
    int c = json_peek(walk);
    if (c == ',') {
        (void)text_lines_take(json_lines_of(walk));
        return json_peek(walk) == '"';
    }
    return c == '}' && walk->json->depth == 0;
}
