/* Text written as snprintf() does: characters that fit are stored, all are counted. */
#ifndef COMMON_TEXT_OUT_H
#define COMMON_TEXT_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text_out {
    char *data;
    size_t size;
    size_t length; /* of the whole text, stored or not */
};

/* Starts with an empty text; false if DATA is NULL but SIZE is not 0. */
bool text_out_begin(struct text_out *out);

void text_out_char(struct text_out *out, char character);
void text_out_string(struct text_out *out, const char *string);

/* Writes NUMBER in decimal, padded with spaces to WIDTH. */
void text_out_number(struct text_out *out, uint64_t number, unsigned width);

/* Writes CHARACTER, COUNT times. */
void text_out_fill(struct text_out *out, char character, size_t count);

/* Terminates the text and returns its length. */
size_t text_out_end(struct text_out *out);

#endif
