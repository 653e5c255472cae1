#include "tracker/cover/presence.h"

#include <math.h>

#include "detect/lines/line_place.h"
#include "maths/stat.h"

enum { MAX_LINES = 2 * BOARD_MAX_SIDE * (BOARD_MAX_SIDE + 1) };

enum { LINE_PLACES = 3 }; /* sampled on each line */

/* Minimum share of lines in the frame: what a hand leaves, and more than chance finds anywhere. */
#define MIN_LINES 35 /* percent */
/* Minimum share of digits in uncovered cells: nearly all of them if the page is in place; on a page
 * shifted by a cell, the share of givens, at most half. */
#define MIN_DIGITS 70 /* percent */
/* Minimum contrast in gray levels: dark lines on dark ground do not count. */
#define MIN_CONTRAST 4.0F
/* Fading time of a missing grid, in seconds. It is an object, with the precision of its type:
 * an x87 constant has more, so a rounding error would keep something missing this long visible. */
static const double FADE = 0.15;
/* Weight of the previous frame's contrast: a single frame is unreliable. */
#define KEPT 0.8F

/* Stores the minimum contrast of SEGMENT with both sides over several places; false outside the
 * picture. */
static bool find_contrast(const struct line_scene *scene, const struct line_segment *segment,
                          float *contrast)
{
    *contrast = INFINITY;
    for (unsigned i = 1; i <= LINE_PLACES; i++) {
        struct line_place place;
        double along = i / (LINE_PLACES + 1.0);
        if (!line_place_is_inside(scene, segment, along))
            return false;
        line_place_sample(scene, segment, along, &place);
        *contrast = fminf(*contrast, line_place_contrast(&place));
    }
    return true;
}

/* Measures every other segment, two of each cell, in the picture. Returns their number. */
static unsigned measure_lines(const struct line_scene *scene, float *contrast)
{
    unsigned side = scene->side, count = 0;
    for (unsigned direction = 0; direction < 2; direction++) {
        for (unsigned i = 0; i < side * (side + 1); i++) {
            if ((i / side + i % side) % 2)
                continue;
            const struct line_segment segment =
                line_scene_segment(scene, direction, i / side, i % side);
            count += find_contrast(scene, &segment, &contrast[count]);
        }
    }
    return count;
}

/* The minimum contrast of a line, which blur and a change of light leave. Anything else has less:
 * by chance alone, the darkest of some samples is darker than those beside it. */
static float line_bound(const struct presence *presence)
{
    return fmaxf(LINE_MIN_CONTRAST * presence->contrast, MIN_CONTRAST);
}

/* True if enough lines are visible. */
static bool shows_lines(const struct presence *presence, const float *contrast, unsigned count)
{
    float bound = line_bound(presence);
    unsigned there = 0;
    for (unsigned i = 0; i < count; i++)
        there += contrast[i] >= bound;
    return 100 * there > MIN_LINES * count;
}

/* True if two sides of CELL are visible, so that nothing covers it. */
static bool is_open(const struct line_scene *scene, unsigned cell, float bound)
{
    unsigned row = cell / scene->side, column = cell % scene->side;
    const struct line_segment above = line_scene_segment(scene, LINE_HORIZONTAL, row, column);
    const struct line_segment left = line_scene_segment(scene, LINE_VERTICAL, column, row);
    float across, down;
    return find_contrast(scene, &above, &across) && across >= bound &&
           find_contrast(scene, &left, &down) && down >= bound;
}

/* True if the inner part of CELL contains something as dark as the lines. */
static bool has_ink(const struct line_scene *scene, unsigned cell, float bound)
{
    const struct line_cell_range range = line_scene_cell_range(scene, cell);
    return (float)(range.brightest - range.darkest) >= bound;
}

/* True if the digits are in place. The lines of a page shifted by a cell coincide with the expected
 * ones, and its motion may be wrong by a box. */
static bool shows_digits(const struct presence *presence, const struct line_scene *scene,
                         const uint8_t *cells)
{
    float bound = line_bound(presence);
    unsigned open = 0, there = 0;
    for (unsigned i = 0; cells && i < scene->side * scene->side; i++) {
        if (!cells[i] || !is_open(scene, i, bound))
            continue;
        open++;
        there += has_ink(scene, i, bound);
    }
    return 100 * there >= MIN_DIGITS * open;
}

/* True if the picture contradicts the expected position of the grid. */
static bool is_missing(struct presence *presence, const struct presence_frame *frame,
                       const struct line_scene *scene, const float *contrast, unsigned count)
{
    if (frame->evidence == PRESENCE_READ)
        return presence->lost = false;
    if (frame->evidence == PRESENCE_ANOTHER)
        return true;
    bool missing = !shows_lines(presence, contrast, count);
    if (missing ? !frame->moved : !shows_digits(presence, scene, frame->cells))
        presence->lost = true;
    return missing || presence->lost;
}

float presence_update(struct presence *presence, const struct presence_frame *frame)
{
    struct line_scene scene;
    float contrast[MAX_LINES];
    line_scene_set(&scene, frame->pyramid, frame->crossings, frame->side);
    unsigned count = measure_lines(&scene, contrast);
    bool missing = is_missing(presence, frame, &scene, contrast, count);
    if (frame->evidence == PRESENCE_ANOTHER || presence->lost)
        presence->missed = FADE;
    else
        presence->missed = missing ? presence->missed + frame->gap : 0;
    if (frame->evidence == PRESENCE_READ && count > 0) {
        float known = presence->contrast, now = stat_median(contrast, count);
        presence->contrast = known > 0 ? KEPT * known + (1 - KEPT) * now : now;
    }
    return (float)fmax(1 - presence->missed / FADE, 0);
}
