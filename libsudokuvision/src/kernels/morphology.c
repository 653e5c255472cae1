/* Maxima of bytes. */
#include "kernels/kernel.h"

#include <string.h>

/* Bytes copied at once. */
enum { TOGETHER = 64 };

void KERNEL(raise)(const uint8_t *restrict bytes, unsigned count, uint8_t *restrict tops)
{
    for (unsigned x = 0; x < count; x++)
        tops[x] = tops[x] > bytes[x] ? tops[x] : bytes[x];
}

/* The bytes ahead are copied, to show the compiler that they do not alias: as vectors, since a
 * processor waits where a vector is loaded from two shorter copies. */
void KERNEL(raise_ahead)(uint8_t *bytes, unsigned count, unsigned ahead)
{
#ifdef __AVX512F__
    typedef uint8_t part __attribute__((vector_size(64)));
#else
    typedef uint8_t part __attribute__((vector_size(32)));
#endif
    for (unsigned x = 0; x < count; x += TOGETHER) {
        part later[TOGETHER / sizeof(part)];
        if (count - x < TOGETHER) {
            memcpy(later, bytes + x + ahead, count - x);
            KERNEL(raise)((const uint8_t *)later, count - x, bytes + x);
        } else {
            for (unsigned k = 0; k < TOGETHER / sizeof *later; k++)
                memcpy(&later[k], bytes + x + ahead + k * sizeof *later, sizeof *later);
            KERNEL(raise)((const uint8_t *)later, TOGETHER, bytes + x);
        }
    }
}

void KERNEL(flip)(const uint8_t *restrict bytes, unsigned count, uint8_t flip,
                  uint8_t *restrict flipped)
{
    for (unsigned x = 0; x < count; x++)
        flipped[x] = bytes[x] ^ flip;
}
