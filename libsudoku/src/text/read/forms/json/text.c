/* The characters, strings and words of a JSON text. */
#include "text/read/forms/json/text.h"

#include <string.h>

#include "text/read/error.h"

struct text_lines *json_lines_of(const struct json_walk *walk)
{
    return &walk->work->lines;
}

/* The next character that is no white space, which stays; -1: there is none. In arrays of some
 * languages ; or | is between rows. */
int json_peek(const struct json_walk *walk)
{
    struct text_lines *lines = json_lines_of(walk);
    for (;;) {
        int c = text_lines_peek(lines);
        bool is_quote = c == '>' && lines->column == 1; /* of mail */
        bool is_between = walk->json->depth > 0 && (c == ';' || c == '|');
        if (c < 0 || !(text_is_space((char)c) || c == '\n' || c == '\r' || is_quote || is_between))
            return c;
        (void)text_lines_take(lines);
    }
}

void json_fail(struct json_walk *walk, const char *wanted)
{
    struct text_lines *lines = json_lines_of(walk);
    int c = text_lines_peek(lines);
    char byte = (char)c, found[TEXT_FOUND_SIZE] = "the end of the text";
    const struct text_line here = text_lines_here(lines, &byte, 1, lines->column);
    if (c >= 0)
        text_describe(&here, &byte, 1, found);
    walk->is_broken = true;
    walk->status = lines->has_failed ? SUDOKU_ERR_READ
                                     : text_error(walk->error, here.number, lines->column,
                                                  "expected %s, found %s", wanted, found);
}

/* Adds C to the string at hand, or drops it where that is full. */
static void keep(struct text_json *json, char c)
{
    if (json->length < sizeof json->string)
        json->string[json->length++] = c;
}

/* What \C stands for. Characters beyond ASCII are no cells and in names they are left out. */
static void take_escape(struct json_walk *walk)
{
    struct text_lines *lines = json_lines_of(walk);
    int c = text_lines_take(lines), value = 0;
    if (c != 'u') {
        keep(walk->json, c == 'n' || c == 'r' ? '\n' : c == 't' ? '\t' : (char)c);
        return;
    }
    for (int i = 0; i < 4; i++) {
        c = text_lines_take(lines);
        value = value * 16 + (c >= '0' && c <= '9' ? c - '0' : ((c | 0x20) - 'a' + 10) & 15);
    }
    if (value < 0x80)
        keep(walk->json, (char)value);
}

/* Takes a string, of either kind of quotation marks. */
void json_take_string(struct json_walk *walk)
{
    struct text_lines *lines = json_lines_of(walk);
    int quote = text_lines_take(lines), c;
    walk->json->length = 0;
    while ((c = text_lines_peek(lines)) != quote) {
        if (c < 0 || c == '\n') {
            json_fail(walk, "the end of a string");
            return;
        }
        (void)text_lines_take(lines);
        if (c == '\\')
            take_escape(walk);
        else
            keep(walk->json, (char)c);
    }
    (void)text_lines_take(lines);
}

/* Takes a word or a number. */
static void json_take_word(struct json_walk *walk)
{
    struct text_json *json = walk->json;
    int c;
    json->length = 0;
    while ((c = text_lines_peek(json_lines_of(walk))) >= 0 &&
           (text_is_letter((char)c) || text_is_decimal((char)c) || c == '-' || c == '+' ||
            c == '.' || c == '_'))
        keep(json, (char)text_lines_take(json_lines_of(walk)));
    if (!json->length)
        json_fail(walk, "a value");
}

bool json_is_quote(int c)
{
    return c == '"' || c == '\'';
}

/* Takes the string or word that follows. */
void json_take_scalar(struct json_walk *walk, bool *is_string, uint64_t *column)
{
    int c = json_peek(walk);
    *is_string = json_is_quote(c);
    *column = json_lines_of(walk)->column + *is_string;
    if (*is_string)
        json_take_string(walk);
    else
        json_take_word(walk);
}

/* Skips the value that follows, whatever it holds. */
/* Takes a string, or a byte that may open or close what DEPTH brackets hold. */
static void skip_piece(struct json_walk *walk, unsigned *depth)
{
    int c = json_peek(walk);
    if (c < 0) {
        json_fail(walk, "a value");
    } else if (json_is_quote(c)) {
        json_take_string(walk);
    } else {
        *depth += c == '[' || c == '{';
        *depth -= *depth && (c == ']' || c == '}');
        (void)text_lines_take(json_lines_of(walk));
    }
}

void json_skip_array(struct json_walk *walk)
{
    unsigned depth = 0;
    do
        skip_piece(walk, &depth);
    while (walk->status == SUDOKU_END && depth > 0);
}

void json_skip_value(struct json_walk *walk)
{
    unsigned depth = 0;
    do
        skip_piece(walk, &depth);
    while (walk->status == SUDOKU_END &&
           (depth > 0 || !strchr(",]}", json_peek(walk) < 0 ? ',' : json_peek(walk))));
}

bool json_is_in_row(const struct text_json *json)
{
    return json->depth > 1 && json->closers[json->depth - 1] == ']' &&
           json->closers[json->depth - 2] == ']';
}

void json_leave_line(struct text_lines *lines)
{
    int c;
    while ((c = text_lines_peek(lines)) > 0 && strchr(" \t;,.)", c))
        (void)text_lines_take(lines);
    if (c == '\r')
        (void)text_lines_take(lines);
    if (text_lines_peek(lines) == '\n' && (c == '\n' || c == '\r'))
        (void)text_lines_take(lines);
}

void json_leave_text(struct text_work *work, struct text_json *json)
{
    struct text_line line;
    bool is_rest = work->lines.column > 1; /* of the line where it broke */
    unsigned depth = json->depth;
    bool is_object = depth == 0 || memchr(json->closers, ':', depth);
    json->depth = 0;
    while (text_lines_next(&work->lines, &line) == TEXT_LINES_OK) {
        bool is_blank = !line.is_cut && text_count_cells(line.text, line.length, false) == 0;
        bool begins = line.length && (*line.text == '{' || (*line.text == '[' && !is_object));
        if (!is_rest && (is_blank || begins)) {
            text_lines_push_back(&work->lines, &line);
            return;
        }
        is_rest = false;
    }
}
