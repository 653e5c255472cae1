/* The darkness of a grid's lines, independent of the digits in its cells. */
#include <math.h>
#include <string.h>

#include "detect/lines/lines.h"
#include "support/check.h"

enum { SIDE = 9, CELL = 48, MARGIN = 24, PIXELS = SIDE * CELL + 2 * MARGIN };

static uint8_t pixels[PIXELS * PIXELS];

/* Fills columns FIRST to END of rows TOP to BOTTOM. */
static void fill(unsigned first, unsigned end, unsigned top, unsigned bottom, uint8_t value)
{
    for (unsigned y = top; y < bottom; y++)
        memset(pixels + y * PIXELS + first, value, end - first);
}

/* Draws lines of WIDTH pixels and BRIGHTNESS on white, and in every cell a black vertical bar AWAY
 * pixels from the lines; 0: none. */
static void draw(unsigned width, uint8_t brightness, unsigned away)
{
    memset(pixels, 255, sizeof pixels);
    for (unsigned i = 0; i <= SIDE; i++) {
        unsigned at = MARGIN + i * CELL - width / 2;
        fill(MARGIN, PIXELS - MARGIN, at, at + width, brightness);
        fill(at, at + width, MARGIN, PIXELS - MARGIN, brightness);
    }
    for (unsigned i = 0; i < SIDE * SIDE && away; i++) {
        unsigned x = MARGIN + i % SIDE * CELL + CELL / 2, y = MARGIN + i / SIDE * CELL;
        fill(x - CELL / 4, x + CELL / 4, y + away, y + CELL - away, 0);
    }
}

static void weigh(float *weights)
{
    static const struct svision_homography map = {
        {CELL, 0, MARGIN - 0.5, 0, CELL, MARGIN - 0.5, 0, 0, 1}};
    const struct plane plane = {pixels, PIXELS, PIXELS, PIXELS};
    const struct lines_view view = {&plane, map, false};
    const struct lines_shift shift = {0};
    lines_weigh_segments(&view, &shift, SIDE, LINES_ACROSS, weights);
}

/* They would be heavy relative to faint lines. */
static void digits_near_lines_do_not_count_as_darkness(void)
{
    float alone[LINES_SEGMENTS], beside[LINES_SEGMENTS];
    draw(2, 225, 0);
    weigh(alone);
    for (unsigned away = 6; away <= 9; away++) {
        draw(2, 225, away);
        weigh(beside);
        for (unsigned i = SIDE; i < SIDE * SIDE; i++)
            CHECK(beside[i] < 1.2F * alone[i] && beside[i] > 0.8F * alone[i]);
    }
}

static void a_line_twice_as_wide_is_twice_as_dark(void)
{
    float thin[LINES_SEGMENTS], thick[LINES_SEGMENTS];
    draw(4, 0, 0);
    weigh(thin);
    draw(8, 0, 0);
    weigh(thick);
    for (unsigned i = SIDE; i < SIDE * SIDE; i++)
        CHECK(fabsf(thick[i] - 2 * thin[i]) < 0.1F * thick[i]);
}

int main(void)
{
    digits_near_lines_do_not_count_as_darkness();
    a_line_twice_as_wide_is_twice_as_dark();
    return check_result();
}
