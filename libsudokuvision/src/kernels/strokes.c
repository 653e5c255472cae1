/* Measures the width of strokes along their middles, in rows of bits. */
#include "kernels/kernel.h"

#include <stdbool.h>
#include <string.h>

enum { SIDE = KERNEL_FINE };

_Static_assert(SIDE == 64, "a row of the picture is 64 bits");

/* Distances of adjacent and diagonal pixels (Borgefors, Distance transformations in digital images,
 * 1986). */
enum { BESIDE = 3, CORNER = 4 };

/* Counts the bits of ROWS in four parallel 16-bit sums. */
static unsigned count_bits(const uint64_t rows[SIDE])
{
    const uint64_t twos = 0x3333333333333333, fours = 0x0F0F0F0F0F0F0F0F,
                   eights = 0x00FF00FF00FF00FF;
    uint64_t sums = 0;
    for (int y = 0; y < SIDE; y++) {
        uint64_t bits = rows[y] - (rows[y] >> 1 & 0x5555555555555555);
        bits = (bits & twos) + (bits >> 2 & twos);
        bits = (bits + (bits >> 4)) & fours;
        sums += (bits & eights) + (bits >> 8 & eights);
    }
    return (unsigned)((sums * 0x0001000100010001) >> 48);
}

/* The pixels farther from the paper than a distance, with margins above and below. */
struct core {
    uint64_t rows[SIDE + 2];
};

/* Stores in NEXT the core at one distance more: ink whose adjacent pixels are in the core BESIDE
 * steps before and whose diagonal pixels are in the one CORNER steps before. Returns false if it is
 * empty. */
static bool shrink(const struct core *restrict ink, const struct core *restrict beside,
                   const struct core *restrict corner, struct core *restrict next)
{
    uint64_t any = 0;
    for (int y = 1; y <= SIDE; y++) {
        uint64_t own = beside->rows[y], corners = corner->rows[y - 1] & corner->rows[y + 1];
        own = own << 1 & own >> 1 & beside->rows[y - 1] & beside->rows[y + 1];
        next->rows[y] = ink->rows[y] & own & corners << 1 & corners >> 1;
        any |= next->rows[y];
    }
    return any != 0;
}

/* Counts the pixels of NOW outside NEXT in the middle of a stroke: in at least two of four
 * directions, no neighbor is farther from the paper on one side, nor as far on the other. */
static unsigned count_middles(const struct core *now, const struct core *next)
{
    uint64_t middles[SIDE];
    for (int y = 1; y <= SIDE; y++) {
        const uint64_t *old = now->rows + y, *new = next->rows + y;
        uint64_t level = ~(new[0] >> 1 | old[0] << 1), upright = ~(new[1] | old[-1]);
        uint64_t falling = ~(new[1] >> 1 | old[-1] << 1), rising = ~(new[1] << 1 | old[-1] >> 1);
        uint64_t two = (level & upright) | (falling & rising);
        two |= (level | upright) & (falling | rising);
        middles[y - 1] = old[0] & ~new[0] & two;
    }
    return count_bits(middles);
}

/* Peels INK by one distance step after the other, each computed from a ring of earlier cores.
 * Initially no pixel is that close to paper, and all are beyond. */
void KERNEL(measure_widths)(const uint64_t *ink, struct kernel_widths *widths)
{
    enum { RING = CORNER + 1 };
    struct core whole = {{0}}, cores[RING];
    memcpy(whole.rows + 1, ink, SIDE * sizeof *ink);
    for (unsigned i = 0; i < RING; i++)
        cores[i] = whole;
    memset(cores[RING - 1].rows + 1, 0xFF, SIDE * sizeof *ink);
    bool open = true;
    memset(widths, 0, sizeof *widths);
    for (uint32_t distance = BESIDE; open; distance++) {
        struct core *next = &cores[distance % RING];
        open = shrink(&whole, &cores[(distance - BESIDE) % RING],
                      &cores[(distance + RING - CORNER) % RING], next);
        uint32_t count = count_middles(&cores[(distance - 1) % RING], next);
        widths->count += count;
        widths->sum += count * distance;
        widths->square += count * distance * distance;
    }
}
