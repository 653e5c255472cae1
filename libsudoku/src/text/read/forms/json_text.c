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

/* Whether the key at hand says that a cell is a given. */
static bool is_given_key(const struct text_json *json)
{
    static const char *const keys[] = {"given",  "isGiven",  "fixed",    "isFixed",
                                       "locked", "readonly", "readOnly", "prefilled"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (json->length == strlen(keys[i]) && memcmp(json->string, keys[i], json->length) == 0)
            return true;
    return false;
}

/* Takes an object and leaves what it has under KEY, up to 15 characters of it, as the string at
 * hand. What it says of givens goes into *MARK. */
static void take_object(struct json_walk *walk, const char *key, unsigned *mark)
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
        bool is_given = is_given_key(json);
        if (walk->status == SUDOKU_END && json_peek(walk) != ':')
            json_fail(walk, "a colon");
        if (walk->status != SUDOKU_END)
            return;
        (void)text_lines_take(json_lines_of(walk));
        if (!is_value && is_given) {
            json_take_scalar(walk, &is_string, &column);
            bool is_true = json->length == 4 && memcmp(json->string, "true", 4) == 0;
            *mark = is_true ? TEXT_MARK_GIVEN : TEXT_MARK_ENTERED;
            continue;
        }
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
    unsigned mark = TEXT_MARK_NONE;
    take_object(walk, "value", &mark);
    if (walk->reader->json.length)
        walk->reader->table.marks |= mark;
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
    unsigned unused = 0;
    uint64_t column = json_lines_of(walk)->column;
    if (json_peek(walk) == '{')
        take_object(walk, "at", &unused);
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
