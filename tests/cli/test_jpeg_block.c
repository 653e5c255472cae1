/* Detection of a single block brighter than the paper. */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "common/random.h"
#include "image/jpeg/jpeg_block.h"
#include "support/check.h"

enum { BLOCK = PIXELS_BLOCK, BLOCKS = 40, SIDE = BLOCKS * BLOCK };

/* Three channels; the second is the picture. */
static uint8_t samples[SIDE][SIDE][3];

static bool stands_out(bool has_blocks, double share)
{
    const struct pixels pixels = {.data = &samples[0][0][0],
                                  .width = SIDE,
                                  .height = SIDE,
                                  .channels = 3,
                                  .reduction = 1,
                                  .has_blocks = has_blocks};
    double low = SIDE * (1 - share) / 2, high = SIDE - low;
    const double corners[8] = {low, low, high, low, high, high, low, high};
    return jpeg_block_stands_out(&pixels, corners);
}

/* Paper in uneven light, with grain, lines and print; the paper next to them is lighter by RING. */
static void fill_page(unsigned ring)
{
    uint64_t state = 1;
    for (unsigned y = 0; y < SIDE; y++) {
        for (unsigned x = 0; x < SIDE; x++) {
            unsigned grain = random_below(&state, 8);
            bool dark = x % 35 < 2 || y % 35 < 2 || (x % 35 - 12 < 6 && y % 35 - 9 < 16);
            bool beside = x % 35 - 18 < 2 && y % 35 - 9 < 16;
            samples[y][x][1] =
                (uint8_t)(120 + (x + y) / 16 + grain + (beside ? ring : 0) - (dark ? 90 : 0));
        }
    }
}

/* Makes a block of noise: as much light as dark. */
static void spoil(unsigned row, unsigned column, int by)
{
    for (unsigned y = 0; y < BLOCK; y++)
        for (unsigned x = 0; x < BLOCK; x++)
            samples[row * BLOCK + y][column * BLOCK + x][1] =
                (uint8_t)(150 + ((x ^ y) & 2 ? by : -by));
}

static void detects_a_block_of_light_and_dark(void)
{
    static const unsigned places[][2] = {{5, 30}, {17, 9}, {33, 33}, {20, 20}};
    for (unsigned ring = 0; ring <= 12; ring += 12) {
        fill_page(ring);
        CHECK(!stands_out(true, 0.9));
        for (unsigned i = 0; i < 4; i++) {
            fill_page(ring);
            spoil(places[i][0], places[i][1], 70);
            CHECK(stands_out(true, 0.9));
            CHECK(!stands_out(false, 0.9));
        }
    }
}

/* Brightness in many places belongs to the page, and pixels outside the grid are ignored. */
static void accepts_pages_with_glitter(void)
{
    fill_page(60);
    CHECK(!stands_out(true, 0.9));
    fill_page(0);
    spoil(2, 3, 70);
    CHECK(!stands_out(true, 0.8));
    CHECK(stands_out(true, 0.95));
    for (unsigned row = 3; row < BLOCKS; row += 6)
        spoil(row, row, 70);
    CHECK(!stands_out(true, 0.95));
    fill_page(0);
    spoil(20, 20, 8);
    CHECK(!stands_out(true, 0.9));
}

int main(void)
{
    detects_a_block_of_light_and_dark();
    accepts_pages_with_glitter();
    return check_result();
}
