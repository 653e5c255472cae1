/* Text written as snprintf() does.
 *
 * Takes characters, gives as many of them as fit and the length of all, never fails. */
#ifndef TEXT_OUT_H
#define TEXT_OUT_H

#include <stddef.h>
#include <stdint.h>

struct text_out {
    char *data;
    size_t size;
    size_t length; /* of the whole text, whether it fits or not */
};

void text_out_char(struct text_out *out, char character);
void text_out_string(struct text_out *out, const char *string);

/* NUMBER in decimal, with spaces before it up to WIDTH. */
void text_out_number(struct text_out *out, uint64_t number, unsigned width);

/* CHARACTER, COUNT times. */
void text_out_fill(struct text_out *out, char character, size_t count);

/* Terminates the text and gives its length. */
size_t text_out_end(struct text_out *out);

#endif
