#include "text/write/out.h"

void text_out_digit(struct text_out *out, unsigned digit, const struct text_alphabet *alphabet)
{
    if (alphabet && digit >= 1 && digit <= alphabet->side)
        text_out_char(out, alphabet->symbols[digit - 1]);
    else
        text_out_number(out, digit, 0);
}
