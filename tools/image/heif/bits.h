/* Bit reader, most significant bit first. */
#ifndef IMAGE_HEIF_BITS_H
#define IMAGE_HEIF_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* To be initialized with data and size, and zeros. */
struct bits {
    const uint8_t *data;
    size_t size;
    bool is_escaped; /* skip the 3 after two zero bytes that prevents start codes */
    size_t at;       /* index of the next byte */
    unsigned zeros;  /* number of zero bytes just before it */
    unsigned left;   /* unread bits of BYTE */
    uint8_t byte;
    bool ran_out; /* read past the end, which returns zeros */
};

/* Returns the next COUNT bits; of more than 32, the last 32. */
uint32_t bits_take(struct bits *bits, unsigned count);

#endif
