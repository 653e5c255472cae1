/* Detection of pictures that are lighter from some block on. */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "common/random.h"
#include "image/jpeg/jpeg_step.h"
#include "support/check.h"

enum { BLOCKS = 40, ROWS = 30, BLOCK = 8, WIDTH = BLOCKS * BLOCK, HEIGHT = ROWS * BLOCK };

/* Three channels; the second is the picture. */
static uint8_t samples[HEIGHT][WIDTH][3];

static bool shows(unsigned block)
{
    return jpeg_step_shows(&(struct jpeg_step_plane){.samples = &samples[0][0][1],
                                                     .width = WIDTH,
                                                     .height = HEIGHT,
                                                     .channels = 3,
                                                     .block_width = block,
                                                     .block_height = block});
}

/* Paper in uneven light, with grain, and with lines and print in its middle. */
static void fill_page(void)
{
    uint64_t state = 1;
    for (unsigned y = 0; y < HEIGHT; y++) {
        for (unsigned x = 0; x < WIDTH; x++) {
            unsigned grain = random_below(&state, 8);
            bool middle = x > WIDTH / 3 && x < 2 * WIDTH / 3;
            bool dark = middle && (y % 37 < 2 || (x % 31 < 6 && y % 29 < 12));
            samples[y][x][1] = (uint8_t)(120 + (x + y) / 16 + grain - (dark ? 90 : 0));
        }
    }
}

static void lighten(unsigned x, unsigned y, unsigned by)
{
    samples[y][x][1] = (uint8_t)(samples[y][x][1] + by);
}

/* Lightens all blocks from FIRST on. */
static void lighten_blocks(unsigned block, unsigned first, unsigned by)
{
    for (unsigned y = 0; y < HEIGHT; y++)
        for (unsigned x = 0; x < WIDTH; x++)
            if (y / block * (WIDTH / block) + x / block >= first)
                lighten(x, y, by);
}

static void detects_a_lighter_rest(void)
{
    static const unsigned firsts[] = {5 * BLOCKS + 20, 17 * BLOCKS + 9, 26 * BLOCKS + 33};
    for (unsigned i = 0; i < 3; i++) {
        fill_page();
        CHECK(!shows(BLOCK));
        lighten_blocks(BLOCK, firsts[i], 20);
        CHECK(shows(BLOCK));
        /* Blocks of another size do not end there. */
        CHECK(!shows(BLOCK + 2));
    }
    fill_page();
    lighten_blocks(2 * BLOCK, 5 * BLOCKS / 2 + 10, 20);
    CHECK(shows(2 * BLOCK));
}

/* Edges along the blocks, or close to that. */
static void accepts_edges_of_pictures(void)
{
    fill_page();
    lighten_blocks(BLOCK, 9 * BLOCKS, 20);
    CHECK(!shows(BLOCK));
    for (unsigned slope = 2; slope <= 64; slope *= 2) {
        fill_page();
        for (unsigned y = 0; y < HEIGHT; y++)
            for (unsigned x = 0; x < WIDTH; x++)
                if (y + x / slope >= HEIGHT / 2)
                    lighten(x, y, 20);
        CHECK(!shows(BLOCK));
    }
}

/* A dark line bent along the blocks, such as a frame, is no step: the brightness after it is
 * unchanged. */
static void accepts_lines(void)
{
    fill_page();
    for (unsigned x = 0; x < WIDTH; x++)
        for (unsigned y = 0; y < 3; y++)
            samples[(x < WIDTH / 2 ? 13U : 12U) * BLOCK + y][x][1] = 30;
    CHECK(!shows(BLOCK));
}

static void accepts_small_and_plain_pictures(void)
{
    memset(samples, 200, sizeof samples);
    for (unsigned block = 1; block <= 2 * HEIGHT; block += 7)
        CHECK(!shows(block));
}

/* As at the bar of a window on a screen, without any grain. */
static void accepts_clean_edges(void)
{
    for (unsigned row = 1; row < ROWS; row += 7) {
        memset(samples, 200, sizeof samples);
        memset(samples, 90, row * BLOCK * sizeof samples[0]);
        CHECK(!shows(BLOCK));
    }
}

/* In a row of a few blocks, any may have a step by chance. */
static void accepts_narrow_pictures(void)
{
    memset(samples, 100, sizeof samples);
    lighten_blocks(HEIGHT / 6, 9, 20); /* 8 of them: the first row and one more */
    CHECK(shows(HEIGHT / 6));
    memset(samples, 100, sizeof samples);
    lighten_blocks(HEIGHT / 5, 8, 20); /* 6 of them */
    CHECK(!shows(HEIGHT / 5));
}

int main(void)
{
    detects_a_lighter_rest();
    accepts_edges_of_pictures();
    accepts_lines();
    accepts_small_and_plain_pictures();
    accepts_clean_edges();
    accepts_narrow_pictures();
    return check_result();
}
