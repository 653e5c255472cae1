/* The tokens of a JSON text, or of an array as programs write it.
 *
 * Commas separate values; between rows ; and | do as well, since some languages write them. Braces
 * are an object if a key follows, and else an array. */
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
    JSON_WORD,   /* a number, true, null ... */
    JSON_FAILED, /* *ERROR says why */
    JSON_FAILED_READ
};

struct json_tokens {
    struct text_lines *lines;
    unsigned depth;               /* open brackets; 0: the text is complete */
    char closers[JSON_MAX_DEPTH]; /* what closes each; ':' for an object */
    bool has_key;                 /* a value follows */
    size_t length;                /* of the last key, string or word */
    uint64_t column;              /* where it begins */
    char string[JSON_STRING_SIZE];
};

/* Takes the next token. */
enum json_token json_next(struct json_tokens *tokens, struct sudoku_text_error *error);

/* Passes over the value that follows, whatever it holds. Returns JSON_WORD, or a failure. */
enum json_token json_skip_value(struct json_tokens *tokens, struct sudoku_text_error *error);

/* Passes over the array that follows. */
enum json_token json_skip_array(struct json_tokens *tokens, struct sudoku_text_error *error);

/* The next character that is no white space or separator of rows; -1: there is none. */
int json_peek(struct json_tokens *tokens);

/* The same for the next value: commas are passed over. */
int json_peek_value(struct json_tokens *tokens);

/* Says that WANTED should stand here; the text is no JSON from here on. */
enum json_token json_fail(struct json_tokens *tokens, const char *wanted,
                          struct sudoku_text_error *error);

/* True if the bracket at DEPTH, from 1, is an object's. */
bool json_is_object(const struct json_tokens *tokens, unsigned depth);

/* True if an array in an array is open: its values are cells. */
bool json_is_in_row(const struct json_tokens *tokens);

/* True if the last key, string or word is TEXT. */
bool json_string_is(const struct json_tokens *tokens, const char *text);

/* The last key, string or word as a line, for its cells and for messages. */
struct text_line json_string_line(const struct json_tokens *tokens);

/* Leaves out the rest of the line after a complete text. */
void json_leave_line(struct json_tokens *tokens);

/* Leaves out a text that failed, up to a blank line or to one that begins another text. */
void json_leave_text(struct json_tokens *tokens);

#endif
