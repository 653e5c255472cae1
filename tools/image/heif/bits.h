/* Numbers of any length in bits, the most significant one first. */
#ifndef IMAGE_HEIF_BITS_H
#define IMAGE_HEIF_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Begin with data and size, and the rest 0. */
struct bits {
    const uint8_t *data;
    size_t size;
    bool is_escaped; /* a 3 behind two zeros only keeps them from looking like a start code */
    size_t at;       /* the next byte */
    unsigned zeros;  /* bytes of 0 just before it */
    unsigned left;   /* bits of BYTE that are to come */
    uint8_t byte;
    bool ran_out; /* more was taken than there is, and was 0 */
};

/* The next COUNT bits, as a number; of more than 32 the last 32. */
uint32_t bits_take(struct bits *bits, unsigned count);

#endif
