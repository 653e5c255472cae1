/* Digits in sentences. */
#ifndef TEXT_WRITE_OUT_H
#define TEXT_WRITE_OUT_H

#include "common/text_out.h"
#include "text/read/board/alphabet.h"

/* Writes DIGIT as its symbol in ALPHABET, or in decimal if that is NULL or lacks it. */
void text_out_digit(struct text_out *out, unsigned digit, const struct text_alphabet *alphabet);

#endif
