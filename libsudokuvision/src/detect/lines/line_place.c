#include "detect/lines/line_place.h"

#include <math.h>

#include "detect/lines/lines.h"
#include "image/warp.h"

/* In cells: distance of the paper, short of the digits; and of the gap, which is as far as the line
 * may be, and which only large digits reach. */
#define PAPER_AT 0.17
#define GAP_AT   ((double)LINES_OFF)
/* Samples to each side of a line's position, up to LINES_OFF. */
enum { LINE_SAMPLES = 2 };

/* Samples per row and column of a cell's inner half. */
enum { CELL_SAMPLES = 7 };

/* Approximate pixels per cell at which a grid is examined. */
#define CELL_PIXELS 32.0F

static struct svision_point beside(struct svision_point at, struct svision_point across,
                                   double share)
{
    return (struct svision_point){at.x + share * across.x, at.y + share * across.y};
}

static struct svision_point from_to(struct svision_point a, struct svision_point b)
{
    return (struct svision_point){b.x - a.x, b.y - a.y};
}

static uint8_t sample(const struct line_scene *scene, struct svision_point at)
{
    return warp_sample(&scene->plane, (float)at.x, (float)at.y);
}

void line_scene_set(struct line_scene *scene, const struct pyramid *pyramid,
                    const struct svision_point *crossings, unsigned side)
{
    unsigned row = side + 1, middle = side / 2 * row + side / 2;
    double cell = hypot(crossings[middle].x - crossings[middle + row + 1].x,
                        crossings[middle].y - crossings[middle + row + 1].y);
    unsigned level =
        pyramid_level_for(pyramid, (float)(cell / 1.42 / pyramid->base_scale), CELL_PIXELS * 1.4F);
    scene->side = side;
    scene->plane = pyramid->level[level];
    for (unsigned i = 0; i < row * row; i++)
        scene->at[i] = pyramid_from_picture(pyramid, crossings[i], level);
}

struct line_segment line_scene_segment(const struct line_scene *scene, unsigned direction,
                                       unsigned number, unsigned piece)
{
    unsigned side = scene->side, row = side + 1;
    unsigned along = direction == LINE_HORIZONTAL ? 1 : row;
    unsigned beyond = direction == LINE_HORIZONTAL ? row : 1;
    const struct svision_point *start = &scene->at[number * beyond + piece * along];
    struct line_segment segment = {*start, from_to(start[0], start[along]), {0, 0}};
    segment.across =
        number < side ? from_to(start[0], start[beyond]) : from_to(*(start - beyond), start[0]);
    return segment;
}

void line_place_sample(const struct line_scene *scene, const struct line_segment *segment,
                       double along, struct line_place *place)
{
    struct svision_point at = beside(segment->start, segment->along, along);
    struct svision_point across = segment->across;
    place->paper[0] = sample(scene, beside(at, across, -PAPER_AT));
    place->paper[1] = sample(scene, beside(at, across, PAPER_AT));
    place->gap[0] = sample(scene, beside(at, across, -GAP_AT));
    place->gap[1] = sample(scene, beside(at, across, GAP_AT));
    place->line = UINT8_MAX;
    place->light = 0;
    for (int k = -LINE_SAMPLES; k <= LINE_SAMPLES; k++) {
        uint8_t value = sample(scene, beside(at, across, (double)LINES_OFF * k / LINE_SAMPLES));
        place->line = value < place->line ? value : place->line;
        place->light = value > place->light ? value : place->light;
    }
}

void line_place_negate(struct line_place *place)
{
    const uint8_t line = place->line;
    for (unsigned i = 0; i < 2; i++) {
        place->paper[i] = UINT8_MAX - place->paper[i];
        place->gap[i] = UINT8_MAX - place->gap[i];
    }
    place->line = UINT8_MAX - place->light;
    place->light = UINT8_MAX - line;
}

bool line_place_is_inside(const struct line_scene *scene, const struct line_segment *segment,
                          double along)
{
    struct svision_point at = beside(segment->start, segment->along, along);
    for (int side = -1; side <= 1; side += 2) {
        struct svision_point paper = beside(at, segment->across, side * PAPER_AT);
        if (paper.x < 0 || paper.y < 0 || paper.x > scene->plane.width - 1.0 ||
            paper.y > scene->plane.height - 1.0)
            return false;
    }
    return true;
}

struct line_cell_range line_scene_cell_range(const struct line_scene *scene, unsigned cell)
{
    unsigned side = scene->side;
    const struct svision_point *at = &scene->at[cell / side * (side + 1) + cell % side];
    struct svision_point across = from_to(at[0], at[1]), down = from_to(at[0], at[side + 1]);
    struct line_cell_range range = {UINT8_MAX, 0};
    for (unsigned k = 0; k < CELL_SAMPLES * CELL_SAMPLES; k++) {
        unsigned column = k % CELL_SAMPLES, row = k / CELL_SAMPLES;
        double x = 0.25 + 0.5 * column / (CELL_SAMPLES - 1);
        double y = 0.25 + 0.5 * row / (CELL_SAMPLES - 1);
        uint8_t value = sample(scene, beside(beside(*at, across, x), down, y));
        range.darkest = value < range.darkest ? value : range.darkest;
        range.brightest = value > range.brightest ? value : range.brightest;
    }
    return range;
}
