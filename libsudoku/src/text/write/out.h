/* Text written as snprintf() does.
 *
 * As many characters are stored as fit; all are counted. */
#ifndef TEXT_WRITE_OUT_H
#define TEXT_WRITE_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/read/board/alphabet.h"

struct text_out {
    char *data;
    size_t size;
    size_t length; /* of the whole text, whether it fits or not */
};

/* Begins the caller's text: it is empty so far. False: there is none, but a size. */
bool text_out_begin(struct text_out *out);

void text_out_char(struct text_out *out, char character);
void text_out_string(struct text_out *out, const char *string);

/* NUMBER in decimal, with spaces before it up to WIDTH. */
void text_out_number(struct text_out *out, uint64_t number, unsigned width);

/* DIGIT as a word of a sentence: its symbol in ALPHABET, or in decimal where that is NULL or has
 * none. */
void text_out_digit(struct text_out *out, unsigned digit, const struct text_alphabet *alphabet);

/* CHARACTER, COUNT times. */
void text_out_fill(struct text_out *out, char character, size_t count);

/* Terminates the text and gives its length. */
size_t text_out_end(struct text_out *out);

#endif
