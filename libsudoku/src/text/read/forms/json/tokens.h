/* The tokens of a JSON text, and its open brackets. */
#ifndef TEXT_READ_FORMS_JSON_TOKENS_H
#define TEXT_READ_FORMS_JSON_TOKENS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "text/read/lines/lines.h"

/* Maximum bytes of a string that are kept, and brackets inside each other. */
enum { JSON_STRING_SIZE = 16384, JSON_MAX_DEPTH = 64 };

enum json_token {
    JSON_ARRAY,     /* begins: depth is one more */
    JSON_OBJECT,    /* begins */
    JSON_ARRAY_END, /* depth is one less */
    JSON_OBJECT_END,
    JSON_KEY, /* with its colon */
    JSON_STRING,
    JSON_WORD,  /* a number, true, null ... */
    JSON_FAILED /* the status says how */
};

struct json_bracket {
    char closer;     /* ':' for an object */
    bool is_given;   /* boards inside it were given */
    bool is_refused; /* something inside it was refused */
};

struct json_tokens {
    struct text_lines *lines;
    struct sudoku_text_error *error;
    enum sudoku_status status; /* SUDOKU_END: go on */
    bool is_broken;            /* the text is no JSON from here on */
    unsigned depth;            /* open brackets; 0: the text is complete */
    struct json_bracket open[JSON_MAX_DEPTH];
    bool has_key;    /* a value follows */
    size_t length;   /* of the last key, string or word */
    uint64_t column; /* where it begins */
    char string[JSON_STRING_SIZE];
};

/* Takes the next token. */
enum json_token json_next(struct json_tokens *tokens);

/* Passes over the value, or the array, that follows, whatever it holds. */
void json_skip_value(struct json_tokens *tokens);
void json_skip_array(struct json_tokens *tokens);

/* The next character that is no white space or separator of rows; -1: there is none. */
int json_peek(struct json_tokens *tokens);

/* The same for the next value: commas are passed over. */
int json_peek_value(struct json_tokens *tokens);

/* Says that WANTED should stand here; the text is no JSON from here on. */
enum json_token json_fail(struct json_tokens *tokens, const char *wanted);

/* True if the bracket at DEPTH is an object's; false for depth 0. */
bool json_is_object(const struct json_tokens *tokens, unsigned depth);

/* The innermost bracket, or NULL. */
struct json_bracket *json_innermost(struct json_tokens *tokens);

/* True if the last key, string or word is TEXT, or one of COUNT words. */
bool json_string_is(const struct json_tokens *tokens, const char *text);
bool json_string_is_one_of(const struct json_tokens *tokens, const char *const *words,
                           size_t count);

/* The last key, string or word as a line, for its cells and for messages. */
struct text_line json_string_line(const struct json_tokens *tokens);

/* Leaves out the rest of the line after a complete text. */
void json_leave_line(struct json_tokens *tokens);

/* Leaves out a text that failed, up to a blank line or to one that begins another text. */
void json_leave_text(struct json_tokens *tokens);

#endif
