/* The characters, strings and words of a JSON text. */
#include "text/read/forms/json_text.h"

#include <string.h>

#include "text/read/error.h"

struct text_lines *json_lines_of(const struct json_walk *walk)
{
    return &walk->reader->lines;
}

/* The next character that is no white space, which stays; -1: there is none. In arrays of some
 * languages ; or | is between rows. */
int json_peek(const struct json_walk *walk)
{
    struct text_lines *lines = json_lines_of(walk);
    for (;;) {
        int c = text_lines_peek(lines);
        bool is_quote = c == '>' && lines->column == 1; /* of mail */
        bool is_between = walk->reader->json.depth > 0 && (c == ';' || c == '|');
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
        keep(&walk->reader->json, c == 'n' || c == 'r' ? '\n' : c == 't' ? '\t' : (char)c);
        return;
    }
    for (int i = 0; i < 4; i++) {
        c = text_lines_take(lines);
        value = value * 16 + (c >= '0' && c <= '9' ? c - '0' : ((c | 0x20) - 'a' + 10) & 15);
    }
    if (value < 0x80)
        keep(&walk->reader->json, (char)value);
}

/* Takes a string, of either kind of quotation marks. */
void json_take_string(struct json_walk *walk)
{
    struct text_lines *lines = json_lines_of(walk);
    int quote = text_lines_take(lines), c;
    walk->reader->json.length = 0;
    while ((c = text_lines_peek(lines)) != quote) {
        if (c < 0 || c == '\n') {
            json_fail(walk, "the end of a string");
            return;
        }
        (void)text_lines_take(lines);
        if (c == '\\')
            take_escape(walk);
        else
            keep(&walk->reader->json, (char)c);
    }
    (void)text_lines_take(lines);
}

/* Takes a word or a number. */
static void json_take_word(struct json_walk *walk)
{
    struct text_json *json = &walk->reader->json;
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
void json_skip_value(struct json_walk *walk)
{
    unsigned depth = 0;
    do {
        int c = json_peek(walk);
        if (c < 0) {
            json_fail(walk, "a value");
        } else if (json_is_quote(c)) {
            json_take_string(walk);
        } else {
            depth += c == '[' || c == '{';
            depth -= depth && (c == ']' || c == '}');
            (void)text_lines_take(json_lines_of(walk));
        }
    } while (walk->status == SUDOKU_END &&
             (depth > 0 || !strchr(",]}", json_peek(walk) < 0 ? ',' : json_peek(walk))));
}

bool json_is_in_row(const struct text_json *json)
{
    return json->depth > 1 && json->closers[json->depth - 1] == ']' &&
           json->closers[json->depth - 2] == ']';
}

/* Takes an object and leaves what it has under KEY, up to 15 characters of it, as the string at
 * hand. */
static void take_object(struct json_walk *walk, const char *key)
{
    struct text_json *json = &walk->reader->json;
    char value[15];
    size_t length = 0;
    int c;
    (void)text_lines_take(json_lines_of(walk));
    while (walk->status == SUDOKU_END && (c = json_peek(walk)) != '}') {
        bool is_string;
        uint64_t column;
        if (c == ',') {
            (void)text_lines_take(json_lines_of(walk));
            continue;
        }
        if (!json_is_quote(c)) {
            json_fail(walk, "a key");
            return;
        }
        json_take_string(walk);
        bool is_value = json->length == strlen(key) && memcmp(json->string, key, json->length) == 0;
        if (walk->status == SUDOKU_END && json_peek(walk) != ':')
            json_fail(walk, "a colon");
        if (walk->status != SUDOKU_END)
            return;
        (void)text_lines_take(json_lines_of(walk));
        if (!is_value) {
            json_skip_value(walk);
            continue;
        }
        json_take_scalar(walk, &is_string, &column);
        length = json->length < sizeof value ? json->length : sizeof value;
        memcpy(value, json->string, length);
    }
    if (walk->status != SUDOKU_END)
        return;
    (void)text_lines_take(json_lines_of(walk));
    json->length = length;
    memcpy(json->string, value, length);
}

void json_take_cell(struct json_walk *walk)
{
    take_object(walk, "value");
}

/* The bit of what is open. */
static uint64_t bit_of(const struct text_json *json)
{
    return (uint64_t)1 << (json->depth - 1);
}

bool json_has_given(const struct text_json *json)
{
    return json->depth && (json->given & bit_of(json));
}

void json_mark_given(struct text_json *json, bool is_given)
{
    if (json->depth && is_given)
        json->given |= bit_of(json);
    else if (json->depth)
        json->given &= ~bit_of(json);
}

/* Takes a string or word of a value that says the board's shape; of parts, what an object calls
 * "at". */
static void take_shape_part(struct json_walk *walk, enum json_shape_key key)
{
    struct text_json *json = &walk->reader->json;
    bool is_string;
    uint64_t column = json_lines_of(walk)->column;
    if (json_peek(walk) == '{')
        take_object(walk, "at");
    else
        json_take_scalar(walk, &is_string, &column);
    if (walk->status != SUDOKU_END)
        return;
    const struct text_line line =
        text_lines_here(json_lines_of(walk), json->string, json->length, column);
    json_shape_add(&json->shape, key, &line, column);
}

static void refuse_object(struct json_walk *walk, enum json_shape_key key)
{
    const struct text_lines *lines = json_lines_of(walk);
    const struct text_line line = text_lines_here(lines, "{", 1, lines->column);
    json_shape_refuse_object(&walk->reader->json.shape, key, &line, lines->column);
}

void json_take_shape(struct json_walk *walk, enum json_shape_key key)
{
    struct text_json *json = &walk->reader->json;
    uint64_t column = json_lines_of(walk)->column;
    unsigned depth = 0;
    bool had_fault = json->shape.has_fault;
    json_shape_begin(&json->shape, key);
    do {
        int c = json_peek(walk);
        if (c == '[' || c == ']' || c == ',') {
            depth += c == '[';
            depth -= c == ']';
            (void)text_lines_take(json_lines_of(walk));
        } else if (c == '{' && key != JSON_SHAPE_PARTS) {
            refuse_object(walk, key);
            json_skip_value(walk);
        } else {
            take_shape_part(walk, key);
        }
    } while (walk->status == SUDOKU_END && depth > 0);
    if (had_fault || !json_shape_says(&json->shape, key))
        return;
    json_scope_say(&json->shape.scope, json->depth);
    if (json_has_given(json) && walk->status == SUDOKU_END)
        walk->status =
            text_error(walk->error, json_lines_of(walk)->number + 1, column,
                       "expected the shape of a board before it, found '%.40s' behind", json->key);
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

void json_leave_text(struct sudoku_text_reader *reader)
{
    struct text_line line;
    bool is_rest = reader->lines.column > 1; /* of the line where it broke */
    unsigned depth = reader->json.depth;
    bool is_object = depth == 0 || memchr(reader->json.closers, ':', depth);
    reader->json.depth = 0;
    while (text_lines_next(&reader->lines, &line) == TEXT_LINES_OK) {
        bool is_blank = !line.is_cut && text_count_cells(line.text, line.length, false) == 0;
        bool begins = line.length && (*line.text == '{' || (*line.text == '[' && !is_object));
        if (!is_rest && (is_blank || begins)) {
            text_lines_push_back(&reader->lines, &line);
            return;
        }
        is_rest = false;
    }
}

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
