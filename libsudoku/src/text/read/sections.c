#include "text/read/sections.h"

#include <string.h>

#include "text/read/lines/rules.h"

/* True if LINE begins with a tag of a forum, such as [code] or [/quote]: no section, and the text
 * inside counts. */
static bool is_forum_tag(const struct text_line *line)
{
    static const char *const tags[] = {"code", "quote", "spoiler", "hidden", "pre", "tt",
                                       "font", "size",  "color",   "b",      "i",   "u"};
    size_t start = line->length > 1 && line->text[1] == '/' ? 2 : 1, end = start;
    while (end < line->length && text_is_letter(line->text[end]))
        end++;
    if (end == line->length || !strchr("]=", line->text[end]))
        return false;
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++) {
        size_t at = 0;
        while (start + at < end && tags[i][at] && (line->text[start + at] | 0x20) == tags[i][at])
            at++;
        if (start + at == end && !tags[i][at])
            return true;
    }
    return false;
}

/* Passes over the rows of a section, up to a blank line, # or the next section. Returns the number
 * of blank lines between its head and a row. */
static unsigned skip(struct text_work *work)
{
    struct text_line row;
    unsigned blanks = 0;
    bool has_rows = false;
    while (text_lines_next(&work->lines, &row) == TEXT_LINES_OK) {
        if (!row.is_cut && !has_rows && text_pass_spaces(&row, 0) == row.length) {
            blanks++;
        } else if (!row.is_cut && text_ends_rows(row.text, row.length)) {
            text_lines_push_back(&work->lines, &row);
            break;
        } else {
            has_rows = true;
        }
    }
    return has_rows ? blanks : 0;
}

enum sudoku_status text_enter_section(struct text_work *work, struct text_line *line)
{
    /* [14.03.2026, 08:15] is the time of a message. */
    if (is_forum_tag(line) || (line->length > 1 && text_is_decimal(line->text[1])))
        return SUDOKU_END;
    const uint64_t number = line->number;
    work->heading.is_sdk = line->length >= 8 && memcmp(line->text, "[Puzzle]", 8) == 0;
    work->heading.has_sections |= work->heading.is_sdk;
    if (work->heading.is_sdk || skip(work) == 0)
        return SUDOKU_END;
    return text_error(work->error, number + 1, 1,
                      "expected a row of this section, found a blank line, and rows below it that "
                      "may be the section or a puzzle");
}

bool text_may_be_section(const struct text_work *work, const struct text_line *line)
{
    const char *opening = memchr(line->text, '[', line->length);
    const char *closing = memchr(line->text, ']', line->length);
    size_t digits = 0, letters = 0;
    for (size_t i = 0; i < line->length; i++) {
        digits += text_is_decimal(line->text[i]) != 0;
        letters += text_is_letter(line->text[i]) != 0;
    }
    if (line->is_cut || line->length == 0 || *line->text == '{' || digits > letters)
        return false;
    /* A list in JSON is none. */
    bool is_list = *line->text == '[' && line->length > 1 && strchr("[{\"", line->text[1]);
    return (closing && !opening) ||
           (work->heading.has_sections && (opening || closing) && !is_list);
}

enum sudoku_status text_refuse_section(struct text_work *work, struct text_line *line)
{
    const uint64_t number = line->number;
    (void)skip(work);
    return text_error(
        work->error, number, 1,
        "expected a section in brackets, or a title without, found what may be either");
}
