#include "text/read/forms/json/tokens.h"

#include <string.h>

#include "text/read/lines/tokens.h"

/* ---------------------------------------------------------------------------------- characters */

static int take(struct json_tokens *tokens)
{
    return text_lines_take(tokens->lines);
}

int json_peek(struct json_tokens *tokens)
{
    struct text_lines *lines = tokens->lines;
    for (;;) {
        int c = text_lines_peek(lines);
        bool is_quote = c == '>' && lines->column == 1; /* of mail */
        bool is_between = tokens->depth > 0 && (c == ';' || c == '|');
        if (c < 0 || !(text_is_space((char)c) || c == '\n' || c == '\r' || is_quote || is_between))
            return c;
        (void)take(tokens);
    }
}

enum json_token json_fail(struct json_tokens *tokens, const char *wanted)
{
    struct text_lines *lines = tokens->lines;
    int c = text_lines_peek(lines);
    char byte = (char)c, found[TEXT_FOUND_SIZE] = "the end of the text";
    const struct text_line here = text_lines_here(lines, &byte, 1, lines->column);
    tokens->is_broken = true;
    tokens->status = lines->has_failed ? SUDOKU_ERR_READ : SUDOKU_ERR_TEXT;
    if (c >= 0)
        text_describe(&here, &byte, 1, found);
    (void)text_error(tokens->error, here.number, lines->column, "expected %s, found %s", wanted,
                     found);
    return JSON_FAILED;
}

/* ------------------------------------------------------------------------------------- strings */

/* Adds C to the string; what does not fit is dropped. */
static void keep(struct json_tokens *tokens, char c)
{
    if (tokens->length < sizeof tokens->string)
        tokens->string[tokens->length++] = c;
}

/* Takes what follows a backslash. Characters beyond ASCII are dropped: they are no cells. */
static void take_escape(struct json_tokens *tokens)
{
    int c = take(tokens), value = 0;
    if (c != 'u') {
        keep(tokens, c == 'n' || c == 'r' ? '\n' : c == 't' ? '\t' : (char)c);
        return;
    }
    for (int i = 0; i < 4; i++) {
        c = take(tokens);
        value = value * 16 + (c >= '0' && c <= '9' ? c - '0' : ((c | 0x20) - 'a' + 10) & 15);
    }
    if (value < 0x80)
        keep(tokens, (char)value);
}

static bool is_quote(int c)
{
    return c == '"' || c == '\'';
}

static enum json_token take_string(struct json_tokens *tokens)
{
    int quote = take(tokens), c;
    tokens->column = tokens->lines->column;
    tokens->length = 0;
    while ((c = text_lines_peek(tokens->lines)) != quote) {
        if (c < 0 || c == '\n')
            return json_fail(tokens, "the end of a string");
        (void)take(tokens);
        if (c == '\\')
            take_escape(tokens);
        else
            keep(tokens, (char)c);
    }
    (void)take(tokens);
    return JSON_STRING;
}

static enum json_token take_word(struct json_tokens *tokens)
{
    int c;
    tokens->column = tokens->lines->column;
    tokens->length = 0;
    while ((c = text_lines_peek(tokens->lines)) > 0 &&
           (text_is_letter((char)c) || text_is_decimal((char)c) || strchr("-+._", c)))
        keep(tokens, (char)take(tokens));
    return tokens->length ? JSON_WORD : json_fail(tokens, "a value");
}

bool json_string_is(const struct json_tokens *tokens, const char *text)
{
    return text_is_one_of(tokens->string, tokens->length, &text, 1);
}

bool json_string_is_one_of(const struct json_tokens *tokens, const char *const *words, size_t count)
{
    return text_is_one_of(tokens->string, tokens->length, words, count);
}

struct text_line json_string_line(const struct json_tokens *tokens)
{
    return text_lines_here(tokens->lines, tokens->string, tokens->length, tokens->column);
}

/* -------------------------------------------------------------------------------------- tokens */

bool json_is_object(const struct json_tokens *tokens, unsigned depth)
{
    return depth > 0 && tokens->open[depth - 1].closer == ':';
}

struct json_bracket *json_innermost(struct json_tokens *tokens)
{
    return tokens->depth ? &tokens->open[tokens->depth - 1] : NULL;
}

static enum json_token take_opening(struct json_tokens *tokens)
{
    int c = take(tokens), next = json_peek(tokens);
    char closer = c == '[' ? ']' : is_quote(next) || next == '}' ? ':' : '}';
    if (tokens->depth == JSON_MAX_DEPTH)
        return json_fail(tokens, "fewer brackets in one another");
    tokens->open[tokens->depth++] = (struct json_bracket){.closer = closer};
    return closer == ':' ? JSON_OBJECT : JSON_ARRAY;
}

static enum json_token take_key(struct json_tokens *tokens)
{
    if (!is_quote(json_peek(tokens)))
        return json_fail(tokens, "a key");
    enum json_token token = take_string(tokens);
    if (token != JSON_STRING)
        return token;
    if (json_peek(tokens) != ':')
        return json_fail(tokens, "a colon");
    (void)take(tokens);
    tokens->has_key = true;
    return JSON_KEY;
}

int json_peek_value(struct json_tokens *tokens)
{
    int c;
    while ((c = json_peek(tokens)) == ',' && !tokens->has_key)
        (void)take(tokens);
    return c;
}

enum json_token json_next(struct json_tokens *tokens)
{
    char closer = tokens->depth ? tokens->open[tokens->depth - 1].closer : '\0';
    bool has_key = tokens->has_key;
    int c = json_peek_value(tokens);
    tokens->has_key = false;
    if (c < 0 && tokens->depth && !has_key)
        return json_fail(tokens, "a closing bracket");
    if (c == '[' || c == '{')
        return take_opening(tokens);
    if (closer && c == (closer == ':' ? '}' : closer) && !has_key) {
        (void)take(tokens);
        return json_is_object(tokens, tokens->depth--) ? JSON_OBJECT_END : JSON_ARRAY_END;
    }
    if (closer == ':' && !has_key)
        return take_key(tokens);
    return is_quote(c) ? take_string(tokens) : take_word(tokens);
}

void json_skip_array(struct json_tokens *tokens)
{
    unsigned depth = 0;
    do {
        int c = json_peek(tokens);
        if (c < 0 || is_quote(c)) {
            (void)(c < 0 ? json_fail(tokens, "a value") : take_string(tokens));
        } else {
            depth += c == '[' || c == '{';
            depth -= depth && (c == ']' || c == '}');
            (void)take(tokens);
        }
    } while (!tokens->is_broken && depth > 0);
}

void json_skip_value(struct json_tokens *tokens)
{
    int c;
    tokens->has_key = false;
    do
        json_skip_array(tokens);
    while (!tokens->is_broken && (c = json_peek(tokens)) >= 0 && !strchr(",]}", c));
}

/* ------------------------------------------------------------------------------------- the end */

void json_leave_line(struct json_tokens *tokens)
{
    struct text_lines *lines = tokens->lines;
    int c;
    while ((c = text_lines_peek(lines)) > 0 && strchr(" \t;,.)", c))
        (void)take(tokens);
    if (c == '\r')
        (void)take(tokens);
    if (text_lines_peek(lines) == '\n' && (c == '\n' || c == '\r'))
        (void)take(tokens);
}

void json_leave_text(struct json_tokens *tokens)
{
    struct text_line line;
    bool is_rest = tokens->lines->column > 1; /* of the line that failed */
    bool is_object = tokens->depth == 0;
    for (; tokens->depth > 0; tokens->depth--)
        is_object |= json_is_object(tokens, tokens->depth);
    tokens->has_key = false;
    while (text_lines_next(tokens->lines, &line) == TEXT_LINES_OK) {
        bool is_blank = !line.is_cut && text_count_cells(line.text, line.length, false) == 0;
        bool begins = line.length && (*line.text == '{' || (*line.text == '[' && !is_object));
        if (!is_rest && (is_blank || begins)) {
            text_lines_push_back(tokens->lines, &line);
            return;
        }
        is_rest = false;
    }
}
