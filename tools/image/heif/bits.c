#include "image/heif/bits.h"

static void next_byte(struct bits *bits)
{
    if (bits->is_escaped && bits->zeros >= 2 && bits->at < bits->size &&
        bits->data[bits->at] == 3) {
        bits->at++;
        bits->zeros = 0;
    }
    bits->ran_out = bits->ran_out || bits->at >= bits->size;
    bits->byte = bits->ran_out ? 0 : bits->data[bits->at++];
    bits->zeros = bits->byte ? 0 : bits->zeros + 1;
    bits->left = 8;
}

uint32_t bits_take(struct bits *bits, unsigned count)
{
    uint32_t value = 0;
    for (; count > 0; count--) {
        if (bits->left == 0)
            next_byte(bits);
        value = value << 1 | (bits->byte >> --bits->left & 1U);
    }
    return value;
}
