/* Blur of whole pictures, from blurred patterns. */
#include <math.h>
#include <string.h>

#include "common/random.h"
#include "image/sharpness.h"
#include "support/check.h"

enum { WIDTH = 320, HEIGHT = 240 };

static uint8_t pixels[WIDTH * HEIGHT], work[WIDTH * HEIGHT / 4];
static const struct plane picture = {pixels, WIDTH, HEIGHT, WIDTH};

/* Stripes 24 pixels apart, DOWN or across, of CONTRAST, with ramps of EDGE pixels, in the upper
 * ROWS rows. */
static void draw(bool down, double contrast, double edge, unsigned rows)
{
    memset(pixels, 128, sizeof pixels);
    for (unsigned y = 0; y < rows; y++) {
        for (unsigned x = 0; x < WIDTH; x++) {
            double from_edge = fabs(fmod(down ? x : y, 24) - 12) - 6;
            double share = fmin(fmax(from_edge / edge, -0.5), 0.5);
            pixels[y * WIDTH + x] = (uint8_t)lround(128 + contrast * share);
        }
    }
}

static bool is_blurred(void)
{
    return sharpness_is_picture_blurred(&picture, work);
}

static void wide_edges_in_either_direction_are_blur(void)
{
    for (int down = 0; down < 2; down++) {
        draw(down, 200, 1, HEIGHT);
        CHECK(!is_blurred());
        draw(down, 200, 4, HEIGHT);
        CHECK(!is_blurred());
        draw(down, 200, 12, HEIGHT);
        CHECK(is_blurred());
        draw(down, 40, 12, HEIGHT);
        CHECK(is_blurred());
    }
}

static void an_empty_picture_is_not_blurred(void)
{
    draw(true, 0, 12, HEIGHT);
    CHECK(!is_blurred());
    draw(true, 12, 12, HEIGHT);
    CHECK(!is_blurred());
    /* A row has ten blocks: one row is enough, three blocks are not. */
    draw(true, 200, 12, 32);
    CHECK(is_blurred());
    for (unsigned y = 0; y < HEIGHT; y++)
        memset(pixels + y * WIDTH + 96, 128, WIDTH - 96);
    CHECK(!is_blurred());
}

static void the_majority_of_blocks_decides(void)
{
    draw(false, 200, 12, HEIGHT);
    uint8_t blurred[sizeof pixels];
    memcpy(blurred, pixels, sizeof pixels);
    draw(false, 200, 1, HEIGHT);
    memcpy(pixels, blurred, sizeof pixels / 3);
    CHECK(!is_blurred());
    memcpy(pixels, blurred, 3 * (sizeof pixels / 4));
    CHECK(is_blurred());
}

int main(void)
{
    wide_edges_in_either_direction_are_blur();
    an_empty_picture_is_not_blurred();
    the_majority_of_blocks_decides();
    return check_result();
}
