/* Writes bits one after another, the highest bit of a byte first, as in video streams. */
#ifndef TESTS_VIDEO_BIT_WRITER_H
#define TESTS_VIDEO_BIT_WRITER_H

#include <stddef.h>
#include <stdint.h>

/* Zero: empty. */
struct bit_writer {
    uint8_t raw[512];
    size_t count; /* number of bits */
};

/* Writes the lowest BITS bits of VALUE, the highest one first. */
static inline void put_bits(struct bit_writer *writer, uint64_t value, unsigned bits)
{
    while (bits-- > 0) {
        if (value >> bits & 1)
            writer->raw[writer->count / 8] |= (uint8_t)(0x80 >> writer->count % 8);
        writer->count++;
    }
}

#endif
