/* Numbers that are hard for geometry. */
#ifndef TESTS_FUZZ_NUMBERS_H
#define TESTS_FUZZ_NUMBERS_H

#include <math.h>
#include <string.h>

#include "fuzz.h"

/* Returns a double of arbitrary bits. */
static inline double any_double(struct bytes *bytes)
{
    uint64_t bits = 0;
    double number;
    for (unsigned i = 0; i < 8; i++)
        bits = bits << 8 | next_byte(bytes);
    memcpy(&number, &bits, sizeof number);
    return number;
}

/* Returns a small integer, one of its neighbors, a power of two or any other number. */
static inline double next_number(struct bytes *bytes)
{
    uint8_t kind = next_byte(bytes);
    double whole = (int8_t)next_byte(bytes);
    switch (kind % 8) {
    case 0:
        return any_double(bytes);
    case 1:
        return ldexp(whole, 9 * (int8_t)next_byte(bytes));
    case 2:
        return nextafter(whole, INFINITY);
    case 3:
        return nextafter(whole, -INFINITY);
    case 4:
        return whole - 0.5;
    default:
        return whole;
    }
}

#endif
