/* Population count over several words without a special instruction, for which compilers call a
 * function per word: neighboring bits are summed within each byte, then bytes over all words (H. S.
 * Warren, Hacker's Delight, 2nd ed., section 5-1). */
#ifndef COMMON_POPCOUNT_H
#define COMMON_POPCOUNT_H

#include <stdint.h>

/* Maximum number of words whose bytes can be summed without overflow. */
enum { POPCOUNT_WORDS = 31 };

/* Returns the number of set bits of each byte of X, in that byte. */
static inline uint64_t popcount_bytes(uint64_t x)
{
    x -= x >> 1 & 0x5555555555555555;
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
    return (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0f;
}

/* Returns the sum of the bytes in BYTES, which may come from up to POPCOUNT_WORDS words. */
static inline unsigned popcount_sum(uint64_t bytes)
{
    uint64_t pairs = (bytes & 0x00ff00ff00ff00ff) + (bytes >> 8 & 0x00ff00ff00ff00ff);
    return (unsigned)(pairs * 0x0001000100010001 >> 48);
}

/* Returns the number of set bits in COUNT (up to POPCOUNT_WORDS) words. */
static inline unsigned popcount_words(const uint64_t *words, unsigned count)
{
    uint64_t bytes = 0;
    for (unsigned i = 0; i < count; i++)
        bytes += popcount_bytes(words[i]);
    return popcount_sum(bytes);
}

#endif
