/* Runs of bits in rows, and their contacts. */
#include "kernels/kernel.h"

#include "common/popcount.h"

/* Positions written at once, needed or not: their number per word is hard to predict. */
enum { WORD = 64, TOGETHER = 4 };

static inline unsigned count_bits(uint64_t word)
{
#if defined(__x86_64__) && !defined(__POPCNT__)
    return popcount_words(&word, 1);
#else
    return (unsigned)__builtin_popcountll(word);
#endif
}

unsigned KERNEL(find_edges)(const uint64_t *bits, unsigned words, struct kernel_edges *edges)
{
    const uint64_t last = UINT64_C(1) << (WORD - 1);
    uint64_t before = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < words; i++) {
        uint64_t changes = bits[i] ^ (bits[i] << 1 | before);
        uint16_t *next = edges->places + count;
        before = bits[i] >> (WORD - 1);
        edges->changes[i] = changes;
        edges->before[i] = (uint16_t)count;
        count += count_bits(changes);
        do {
            for (unsigned k = 0; k < TOGETHER; k++, changes &= changes - 1)
                *next++ = (uint16_t)(WORD * i + (unsigned)__builtin_ctzll(changes | last));
        } while (changes);
    }
    return count;
}

/* The number of EDGES up to PLACE. */
static inline unsigned count_up_to(const struct kernel_edges *edges, unsigned place)
{
    const uint64_t some = (UINT64_C(2) << place % WORD) - 1;
    return edges->before[place / WORD] + count_bits(edges->changes[place / WORD] & some);
}

void KERNEL(find_touching)(const struct kernel_edges *above, const uint16_t *places, unsigned runs,
                           struct kernel_range *touching)
{
    for (unsigned i = 0; i < runs; i++) {
        const unsigned start = places[2 * i], end = places[2 * i + 1];
        touching[i].first = (uint16_t)(start ? count_up_to(above, start - 1) / 2 : 0);
        touching[i].end = (uint16_t)((count_up_to(above, end) + 1) / 2);
    }
}
