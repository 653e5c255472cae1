/* A frame's number, which it carries in its corner: bits from the left, bright ones set. */
#ifndef TESTS_FILMS_STAMP_H
#define TESTS_FILMS_STAMP_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { STAMP_BITS = 16, STAMP_SIDE = 12 /* pixels of a bit */ };

/* Writes NUMBER into gray PIXELS, rows of WIDTH. */
static inline void stamp_set(uint8_t *pixels, unsigned width, unsigned number)
{
    for (unsigned bit = 0; bit < STAMP_BITS; bit++)
        for (unsigned row = 0; row < STAMP_SIDE; row++)
            memset(pixels + (size_t)row * width + (size_t)bit * STAMP_SIDE,
                   number >> bit & 1 ? 235 : 20, STAMP_SIDE);
}

/* Reads it from RGB, rows of WIDTH pixels of three bytes. */
static inline unsigned stamp_get(const uint8_t *rgb, unsigned width)
{
    unsigned number = 0;
    for (unsigned bit = 0; bit < STAMP_BITS; bit++) {
        size_t column = (size_t)bit * STAMP_SIDE + STAMP_SIDE / 2;
        number |= (unsigned)(rgb[3 * (STAMP_SIDE / 2 * (size_t)width + column)] > 128) << bit;
    }
    return number;
}

#endif
