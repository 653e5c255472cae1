/* Binarization and operations on masks: every set equals the plain one. */
#include <stdbool.h>
#include <string.h>

#include "kernels/inputs.h"
#include "kernels/kernels.h"

static void dark_is_what_is_below_the_mean_of_the_window(void)
{
    enum { LONG = 2500, WINDOW = 63 };
    static column_sum columns[LONG + WINDOW], kept[LONG + WINDOW];
    static uint8_t row[LONG], out[LONG];
    static uint64_t bits[KERNEL_FACTORS][LONG / 64 + 1];
    uint64_t *const dark[KERNEL_FACTORS] = {bits[0], bits[1], bits[2]};
    for (unsigned round = 0; round < 60; round++) {
        const struct mean_window window = {
            3 + 2 * chance(31),
            1 + chance(KERNEL_FACTORS),
            {chance(4) ? 100 + chance(925) : 1024, 100 + chance(925), 100 + chance(925)}};
        unsigned count = 1 + chance(round % 3 ? 300 : LONG);
        bool white = round % 2; /* with the largest sums */
        for (unsigned i = 0; i < count; i++)
            row[i] = (uint8_t)chance(256);
        for (unsigned i = 0; i < count + window.side; i++)
            kept[i] = (uint16_t)(white ? 255 * window.side - chance(2) : chance(255 * window.side));
        for (unsigned set = 0; kernels_set(set); set++) {
            memcpy(columns, kept, sizeof columns);
            memset(bits, 0x5A, sizeof bits);
            kernels_set(set)->find_darker(row, count, &window, columns, dark);
            for (unsigned i = 0; i < count; i++) {
                uint64_t sum = 0;
                for (unsigned k = 0; k < window.side; k++)
                    sum += columns[i + k];
                for (unsigned k = 0; k < window.count; k++)
                    CHECK_EQ(bits[k][i / 64] >> i % 64 & 1,
                             (uint64_t)row[i] * window.side * window.side * 1024 <
                                 window.factor[k] * sum);
            }
            for (unsigned k = 0; k < KERNEL_FACTORS; k++)
                CHECK_EQ(bits[k][count / 64] >> count % 64,
                         k < window.count ? 0 : UINT64_C(0x5A5A5A5A5A5A5A5A) >> count % 64);
            for (unsigned i = 0; i < count; i++)
                out[i] = (uint8_t)chance(256);
            kernels_set(set)->slide(row, out, count, columns);
            for (unsigned i = 0; i < count; i++)
                CHECK_EQ(columns[i], (uint16_t)(kept[i] + row[i] - out[i]));
        }
    }
}

static void bytes_are_compared_raised_and_flipped(void)
{
    static uint8_t one[MOST], other[MOST], tops[MOST], flipped[MOST], bytes[MOST];
    uint64_t dark[MOST / 64 + 1];
    for (unsigned round = 0; round < ROUNDS; round++) {
        const uint32_t limit = chance(1025);
        const uint8_t flip = (uint8_t)chance(256);
        unsigned count = chance(MOST);
        for (unsigned i = 0; i < count; i++) {
            one[i] = (uint8_t)chance(256);
            other[i] = (uint8_t)chance(256);
        }
        for (unsigned set = 0; kernels_set(set); set++) {
            memcpy(tops, other, count);
            memset(dark, 0x5A, sizeof dark);
            kernels_set(set)->compare(one, other, count, limit, dark);
            kernels_set(set)->unpack(dark, count, bytes);
            CHECK_EQ(dark[count / 64] >> count % 64, 0);
            kernels_set(set)->raise(one, count, tops);
            kernels_set(set)->flip(one, count, flip, flipped);
            for (unsigned i = 0; i < count; i++) {
                CHECK_EQ(dark[i / 64] >> i % 64 & 1, one[i] * 1024U < other[i] * limit);
                CHECK_EQ(bytes[i], one[i] * 1024U < other[i] * limit);
                CHECK_EQ(tops[i], one[i] > other[i] ? one[i] : other[i]);
                CHECK_EQ(flipped[i], one[i] ^ flip);
            }
        }
    }
}

static void check_raised_ahead(const struct kernels *kernels, unsigned count, unsigned ahead)
{
    uint8_t *bytes = make_bytes((size_t)count + ahead), *raised = malloc((size_t)count + ahead);
    CHECK(bytes && raised);
    if (bytes && raised) {
        memcpy(raised, bytes, (size_t)count + ahead);
        kernels->raise_ahead(raised, count, ahead);
        for (unsigned i = 0; i < count + ahead; i++) {
            bool higher = i < count && bytes[i + ahead] > bytes[i];
            CHECK_EQ(raised[i], higher ? bytes[i + ahead] : bytes[i]);
        }
    }
    free(bytes);
    free(raised);
}

static void bytes_are_raised_to_those_ahead(void)
{
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned count = chance(MOST), ahead = 1 + chance(8);
        for (unsigned set = 0; kernels_set(set); set++)
            check_raised_ahead(kernels_set(set), count, ahead);
    }
}

enum { WORDS = MOST / 64 + 1 };

/* A row of WORDS bits, mostly dark or mostly light, with a light end. */
static void draw_row(uint64_t *bits)
{
    unsigned dark = 1 + chance(9);
    memset(bits, 0, WORDS * sizeof *bits);
    for (unsigned x = 0; x < MOST; x++)
        bits[x / 64] |= (uint64_t)(chance(10) < dark) << x % 64;
}

static unsigned bit(const uint64_t *bits, unsigned x)
{
    return bits[x / 64] >> x % 64 & 1;
}

static void check_edges(const uint64_t *bits, const struct kernel_edges *edges, unsigned count)
{
    unsigned seen = 0;
    for (unsigned x = 0; x < 64 * WORDS; x++) {
        if (x % 64 == 0)
            CHECK_EQ(edges->before[x / 64], seen);
        bool changes = bit(bits, x) != (x ? bit(bits, x - 1) : 0);
        CHECK_EQ(bit(edges->changes, x), changes);
        if (changes)
            CHECK_EQ(edges->places[seen++], x);
    }
    CHECK_EQ(count, seen);
}

static void check_touching(const struct kernel_edges *above, unsigned runs_above,
                           const uint16_t *run, struct kernel_range range)
{
    unsigned first = 0, end = 0;
    for (unsigned i = 0; i < runs_above; i++) {
        first += above->places[2 * i + 1] < run[0];
        end += above->places[2 * i] <= run[1];
    }
    CHECK_EQ(range.first, first);
    CHECK_EQ(range.end, end);
}

static void finds_the_touching_runs_of_the_row_above(void)
{
    static uint64_t bits[2][WORDS], changes[2][WORDS];
    static uint16_t before[2][WORDS], places[2][MOST + 1 + KERNEL_EDGES];
    static struct kernel_range touching[MOST];
    struct kernel_edges edges[2];
    unsigned count[2];
    for (unsigned i = 0; i < 2; i++)
        edges[i] = (struct kernel_edges){changes[i], before[i], places[i]};
    for (unsigned round = 0; round < ROUNDS; round++) {
        draw_row(bits[0]);
        draw_row(bits[1]);
        for (unsigned set = 0; kernels_set(set); set++) {
            for (unsigned i = 0; i < 2; i++) {
                count[i] = kernels_set(set)->find_edges(bits[i], WORDS, &edges[i]);
                check_edges(bits[i], &edges[i], count[i]);
            }
            kernels_set(set)->find_touching(&edges[0], places[1], count[1] / 2, touching);
            for (unsigned i = 0; i < count[1] / 2; i++)
                check_touching(&edges[0], count[0] / 2, places[1] + (size_t)2 * i, touching[i]);
        }
    }
}

int main(void)
{
    finds_the_touching_runs_of_the_row_above();
    dark_is_what_is_below_the_mean_of_the_window();
    bytes_are_compared_raised_and_flipped();
    bytes_are_raised_to_those_ahead();
    return check_result();
}
