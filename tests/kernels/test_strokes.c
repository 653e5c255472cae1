/* Widths of strokes and holes in them, in rows of bits: every set equals a computation by
 * pixels. */
#include <math.h>
#include <string.h>

#include "kernels/inputs.h"
#include "kernels/kernels.h"
#include "reader/hand/fine_ink.h"

enum { FINE = FINE_INK_SIDE, WIDE = FINE + 2 };

/* Draws a few crossing strokes into INK, with some paper inside. */
static void draw(uint64_t ink[FINE])
{
    memset(ink, 0, FINE * sizeof *ink);
    for (unsigned stroke = 0; stroke < 4; stroke++) {
        float x = FINE * share(), y = FINE * share();
        float across = 2 * share() - 1, down = 2 * share() - 1;
        float radius = 1 + 8 * share();
        for (int i = 0; i < FINE * FINE; i++) {
            float u = (float)(i % FINE) - x, v = (float)(i / FINE) - y;
            float along = fminf(fmaxf(u * across + v * down, 0), 30);
            if (hypotf(u - along * across, v - along * down) < radius)
                ink[i / FINE] |= UINT64_C(1) << (i % FINE);
        }
    }
    for (unsigned hole = 0; hole < 40; hole++) {
        unsigned row = chance(FINE - 1);
        uint64_t bits = UINT64_C(7) << chance(FINE - 2);
        ink[row] &= ~bits;
        ink[row + 1] &= ~(bits & bits << 1);
    }
}

/* Lowers DISTANCE at (X, Y) to that at (X + ACROSS, Y + DOWN) plus the step from there. */
static bool lower(int distance[WIDE][WIDE], int x, int y, int across, int down)
{
    int way = distance[y + down][x + across] + (across && down ? 4 : 3);
    bool lowers = way < distance[y][x];
    distance[y][x] = lowers ? way : distance[y][x];
    return lowers;
}

/* Computes distances from the paper by pixels until nothing changes. */
static void find_distances(const uint64_t ink[FINE], int distance[WIDE][WIDE])
{
    memset(distance, 0, sizeof *distance * WIDE);
    for (int i = 0; i < FINE * FINE; i++)
        distance[i / FINE + 1][i % FINE + 1] = ink[i / FINE] >> (i % FINE) & 1 ? 10000 : 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int y = 1; y <= FINE; y++)
            for (int x = 1; x <= FINE; x++)
                for (int k = 0; k < 9; k++)
                    changed |= k != 4 && lower(distance, x, y, k % 3 - 1, k / 3 - 1);
    }
}

static struct kernel_widths widths_by_pixels(int distance[WIDE][WIDE])
{
    static const int ways[4][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    struct kernel_widths widths = {0, 0, 0};
    for (int y = 1; y <= FINE; y++) {
        for (int x = 1; x <= FINE; x++) {
            uint32_t own = (uint32_t)distance[y][x];
            int across = 0;
            for (int k = 0; k < 4; k++)
                across += distance[y][x] >= distance[y + ways[k][1]][x + ways[k][0]] &&
                          distance[y][x] > distance[y - ways[k][1]][x - ways[k][0]];
            widths.count += across >= 2;
            widths.sum += across >= 2 ? own : 0;
            widths.square += across >= 2 ? own * own : 0;
        }
    }
    return widths;
}

/* Removes the paper around (X, Y) from PAPER. Returns its number of pixels. */
static unsigned take_paper(bool paper[WIDE][WIDE], int x, int y)
{
    int stack[4 * WIDE * WIDE], top = 0;
    unsigned area = 0;
    stack[top++] = y * WIDE + x;
    while (top > 0) {
        int at = stack[--top];
        bool *own = &paper[at / WIDE][at % WIDE];
        if (!*own)
            continue;
        *own = false;
        area++;
        for (int k = 0; k < 4; k++) {
            static const int steps[4] = {1, -1, WIDE, -WIDE};
            int next = at + steps[k];
            if (next >= 0 && next < WIDE * WIDE)
                stack[top++] = next;
        }
    }
    return area;
}

static unsigned holes_by_pixels(const uint64_t ink[FINE])
{
    static bool paper[WIDE][WIDE];
    unsigned holes = 0;
    memset(paper, true, sizeof paper);
    for (int i = 0; i < FINE * FINE; i++)
        paper[i / FINE + 1][i % FINE + 1] = !(ink[i / FINE] >> (i % FINE) & 1);
    take_paper(paper, 0, 0);
    for (int i = 0; i < WIDE * WIDE; i++)
        holes += take_paper(paper, i % WIDE, i / WIDE) >= 4;
    return holes;
}

static void check_widths(const uint64_t ink[FINE], const struct kernel_widths *right)
{
    for (unsigned set = 0; kernels_set(set); set++) {
        struct kernel_widths widths;
        kernels_set(set)->measure_widths(ink, &widths);
        CHECK_EQ(widths.count, right->count);
        CHECK_EQ(widths.sum, right->sum);
        CHECK_EQ(widths.square, right->square);
    }
}

static void bit_rows_agree_with_pixels(void)
{
    unsigned holes = 0;
    for (unsigned round = 0; round < ROUNDS; round++) {
        uint64_t ink[FINE];
        static int distance[WIDE][WIDE];
        draw(ink);
        find_distances(ink, distance);
        const struct kernel_widths right = widths_by_pixels(distance);
        check_widths(ink, &right);
        unsigned own = holes_by_pixels(ink);
        CHECK_EQ(fine_ink_holes(ink), own);
        holes += own;
    }
    CHECK(holes > ROUNDS);
}

static void empty_ink_has_no_width_and_full_ink_one(void)
{
    uint64_t ink[FINE];
    memset(ink, 0, sizeof ink);
    check_widths(ink, &(struct kernel_widths){0, 0, 0});
    CHECK_EQ(fine_ink_holes(ink), 0);
    static int distance[WIDE][WIDE];
    memset(ink, 0xFF, sizeof ink);
    find_distances(ink, distance);
    const struct kernel_widths right = widths_by_pixels(distance);
    check_widths(ink, &right);
    CHECK(right.count > 0);
    CHECK_EQ(fine_ink_holes(ink), 0);
}

int main(void)
{
    bit_rows_agree_with_pixels();
    empty_ink_has_no_width_and_full_ink_one();
    return check_result();
}
