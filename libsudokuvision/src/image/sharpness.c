#include "image/sharpness.h"

#include <math.h>
#include <stdlib.h>

#include "board_size.h"
#include "image/gray.h"
#include "image/warp.h"
#include "maths/stat.h"

#define MAX_EDGE        0.17F /* Maximum edge width, in cells */
#define PROFILE_REACH   0.3   /* Distance on both sides of a line, in cells */
#define PROFILE_SAMPLES 25
#define MAX_WIDTH       3.2F /* Maximum edge width at half size, in pixels */

enum {
    BLOCK = 16, /* side of a block at half size, where noise is weaker */
    MAX_BLOCKS = (PYRAMID_DETECT_SIDE / 2 / BLOCK) * (PYRAMID_DETECT_SIDE / 2 / BLOCK),
    MIN_BLOCKS = 8,
    MIN_RANGE = 16, /* minimum brightness range of a block that shows something */
};

static struct svision_point between(struct svision_point a, struct svision_point b, double share)
{
    return (struct svision_point){a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)};
}

/* Width of the edges of the line that crosses the profile from A to B, as the step's height divided
 * by its steepest slope; INFINITY if there is no line. */
static float edge_width(const struct plane *plane, struct svision_point a, struct svision_point b)
{
    float value[PROFILE_SAMPLES], darkest = 255, brightest = 0, steepest = 0;
    for (unsigned i = 0; i < PROFILE_SAMPLES; i++) {
        struct svision_point at = between(a, b, (double)i / (PROFILE_SAMPLES - 1));
        value[i] = (float)warp_sample(plane, (float)at.x, (float)at.y);
        darkest = fminf(darkest, value[i]);
        brightest = fmaxf(brightest, value[i]);
    }
    for (unsigned i = 2; i < PROFILE_SAMPLES; i++)
        steepest = fmaxf(steepest, fabsf(value[i] - value[i - 2]));
    float height = brightest - darkest;
    if (height < 12 || steepest <= 0)
        return INFINITY;
    return height / steepest * (float)(2 * 2 * PROFILE_REACH / (PROFILE_SAMPLES - 1));
}

/* The middle of a segment, at PLACE of LINE, which runs DOWN or across. */
static struct svision_point beside_cell(const struct svision_point *crossings, unsigned side,
                                        bool down, unsigned line, unsigned place)
{
    unsigned row = side + 1;
    const struct svision_point *at = crossings + (down ? place * row + line : line * row + place);
    return between(at[0], at[down ? row : 1], 0.5);
}

/* Median edge width of the inner lines of one direction, in cells; motion blur affects one
 * direction only. */
static float typical_edge(const struct pyramid *pyramid, const struct svision_point *crossings,
                          unsigned side, bool down)
{
    float width[(BOARD_MAX_SIDE - 1) * BOARD_MAX_SIDE];
    unsigned count = 0;
    for (unsigned i = 1; i < side; i++) {
        for (unsigned k = 0; k < side; k++) {
            struct svision_point ends[2], line = beside_cell(crossings, side, down, i, k);
            for (unsigned end = 0; end < 2; end++) {
                struct svision_point beside =
                    beside_cell(crossings, side, down, end ? i + 1 : i - 1, k);
                ends[end] = pyramid_from_picture(pyramid, between(line, beside, PROFILE_REACH), 0);
            }
            width[count++] = edge_width(&pyramid->level[0], ends[0], ends[1]);
        }
    }
    return stat_median(width, count);
}

bool sharpness_is_grid_blurred(const struct pyramid *pyramid, const struct svision_point *crossings,
                               unsigned side)
{
    float across = typical_edge(pyramid, crossings, side, false);
    float down = typical_edge(pyramid, crossings, side, true);
    return fmaxf(across, down) > MAX_EDGE;
}

/* Width of the sharpest edge in the block of PLANE at (LEFT, TOP); 0 for an empty block. */
static float sharpest_edge(const struct plane *plane, unsigned left, unsigned top)
{
    int darkest = 255, brightest = 0, steepest = 1;
    for (unsigned y = top; y < top + BLOCK; y++) {
        const uint8_t *row = plane->pixels + y * plane->stride;
        for (unsigned x = left; x < left + BLOCK; x++) {
            int across = abs(row[x + 2] - row[x]);
            int down = abs(row[2 * plane->stride + x] - row[x]);
            steepest = across > steepest ? across : steepest;
            steepest = down > steepest ? down : steepest;
            darkest = row[x] < darkest ? row[x] : darkest;
            brightest = row[x] > brightest ? row[x] : brightest;
        }
    }
    int range = brightest - darkest;
    return range < MIN_RANGE ? 0 : 2 * (float)range / (float)steepest;
}

bool sharpness_is_picture_blurred(const struct plane *picture, uint8_t *work)
{
    const struct plane half = {work, picture->width / 2, picture->height / 2, picture->width / 2};
    float width[MAX_BLOCKS];
    unsigned count = 0;
    gray_halve(picture->pixels, picture->width, picture->height, work);
    for (unsigned top = 0; top + BLOCK + 2 <= half.height; top += BLOCK) {
        for (unsigned left = 0; left + BLOCK + 2 <= half.width; left += BLOCK) {
            width[count] = sharpest_edge(&half, left, top);
            count += width[count] > 0;
        }
    }
    return count >= MIN_BLOCKS && stat_median(width, count) > MAX_WIDTH;
}
