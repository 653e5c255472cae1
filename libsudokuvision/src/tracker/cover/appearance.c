#include "tracker/cover/appearance.h"

#include <math.h>
#include <string.h>

#include "image/warp.h"
#include "maths/stat.h"
#include "tracker/cover/relight.h"

enum {
    STEPS = APPEARANCE_STEPS,
    SIDE = APPEARANCE_SIDE,
    PITCH = APPEARANCE_PITCH,
    MAX_ROW = BOARD_MAX_SIDE * STEPS + 1,
    INNER = 2, /* from a line to the digit's area */
    EDGE_PLACES = SIDE * SIDE - (SIDE - 2 * INNER) * (SIDE - 2 * INNER),
    LEARN_FRAMES =
        15, /* frames after which new writing becomes part of the cell; pens are gone by then */
};

/* Minimum likeness relative to most cells: in the families of test_live, two of 90000 free cells
 * have less, and nine of ten of 5000 cells with more than three tenths covered. */
#define MIN_SHARE 0.7F
/* The same on boards of more than nine rows, whose letters extend to the lines, where half a pixel
 * changes much: of some 4000 free cells of 27 pixels none has less than 0.56. */
#define MIN_SHARE_LETTERS 0.5F
/* Quantile of the likeness of all cells that measures the blur of the picture. */
#define USUAL_RANK 0.8
/* Minimum likeness; less occurs by chance. */
#define MIN_LIKENESS 0.5F

/* Samples of a grid. */
struct grid_view {
    const struct appearance_frame *frame;
    const struct plane *plane;
    unsigned level, side; /* of the plane; and of the grid */
    uint8_t place[MAX_ROW * MAX_ROW];
};

/* Likeness of each cell to its known appearance: as a whole, and outside the digit's area. */
struct likeness {
    float whole[BOARD_MAX_CELLS];
    float edge[BOARD_MAX_CELLS];
};

static struct svision_point between(struct svision_point a, struct svision_point b, double part)
{
    return (struct svision_point){a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)};
}

static void set_view(struct grid_view *view, const struct appearance_frame *frame)
{
    unsigned row = frame->side + 1, middle = frame->side / 2 * row + frame->side / 2;
    struct svision_point a = frame->crossings[middle], b = frame->crossings[middle + row + 1];
    float cell = (float)(hypot(a.x - b.x, a.y - b.y) / sqrt(2) / frame->pyramid->base_scale);
    view->frame = frame;
    /* Each sample covers its surroundings. */
    view->level = pyramid_level_for(frame->pyramid, cell, 2 * STEPS);
    view->plane = &frame->pyramid->level[view->level];
    view->side = frame->side;
}

/* Returns crossing I in the sampled plane. */
static struct svision_point crossing(const struct grid_view *view, unsigned i)
{
    return pyramid_from_picture(view->frame->pyramid, view->frame->crossings[i], view->level);
}

/* Samples a row of places from cell to cell, PART of the way from the crossings from number UPPER
 * on to those below. */
static void look_along(const struct grid_view *view, unsigned upper, double part, uint8_t *place)
{
    const unsigned lower = upper + view->side + 1;
    struct svision_point at = between(crossing(view, upper), crossing(view, lower), part);
    for (unsigned column = 0; column < view->side; column++) {
        struct svision_point next =
            between(crossing(view, upper + column + 1), crossing(view, lower + column + 1), part);
        float x = (float)at.x, step_x = (float)(next.x - at.x) / STEPS;
        float y = (float)at.y, step_y = (float)(next.y - at.y) / STEPS;
        for (unsigned i = 0; i < STEPS; i++)
            *place++ = warp_sample(view->plane, x + (float)i * step_x, y + (float)i * step_y);
        at = next;
    }
    *place = warp_sample(view->plane, (float)at.x, (float)at.y);
}

static void look_at_grid(struct grid_view *view)
{
    unsigned row = view->side + 1;
    for (unsigned i = 0; i <= view->side * STEPS; i++) {
        unsigned above = i / STEPS < view->side ? i / STEPS : view->side - 1;
        look_along(view, above * row, (double)(i - above * STEPS) / STEPS,
                   view->place + (size_t)i * MAX_ROW);
    }
}

/* The dot product of two windows, summed in parallel columns. */
static float sum_products(const float *a, const float *b)
{
    float columns[PITCH] = {0}, sum = 0;
    for (unsigned row = 0; row < SIDE; row++, a += PITCH, b += PITCH)
        for (unsigned i = 0; i < PITCH; i++)
            columns[i] += a[i] * b[i];
    for (unsigned i = 0; i < PITCH; i++)
        sum += columns[i];
    return sum;
}

/* The same within the digit's area. */
static float sum_inner_products(const float *a, const float *b)
{
    float sum = 0;
    for (unsigned row = INNER; row < SIDE - INNER; row++)
        for (unsigned i = INNER; i < SIDE - INNER; i++)
            sum += a[row * PITCH + i] * b[row * PITCH + i];
    return sum;
}

/* 1 at each place; its offset to the right of the center; its offset below it. */
#define ROW_OF(a, b, c, d, e, f, g) a, b, c, d, e, f, g, 0
#define ONES                        ROW_OF(1, 1, 1, 1, 1, 1, 1)
#define RIGHT                       ROW_OF(-3, -2, -1, 0, 1, 2, 3)
#define BELOW(y)                    ROW_OF(y, y, y, y, y, y, y)
static const float ones[SIDE * PITCH] = {ONES, ONES, ONES, ONES, ONES, ONES, ONES};
static const float right[SIDE * PITCH] = {RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT};
static const float below[SIDE * PITCH] = {BELOW(-3), BELOW(-2), BELOW(-1), BELOW(0),
                                          BELOW(1),  BELOW(2),  BELOW(3)};

/* Subtracts the mean and the slopes of a window. */
static void level(struct appearance_window *window)
{
    /* Sums of the squares of ONES, and of RIGHT or BELOW. */
    const float places = SIDE * SIDE, squares = SIDE * 2 * (1 + 4 + 9);
    float *value = window->value;
    for (unsigned i = 0; i < SIDE * PITCH; i++)
        value[i] = window->place[i];
    float mean = sum_products(value, ones) / places;
    float slope_x = sum_products(value, right) / squares;
    float slope_y = sum_products(value, below) / squares;
    for (unsigned i = 0; i < SIDE * PITCH; i++)
        value[i] -= mean * ones[i] + slope_x * right[i] + slope_y * below[i];
    window->power = sum_products(value, value);
    window->inner = sum_inner_products(value, ones);
    window->inner_power = sum_inner_products(value, value);
}

static void take_window(const struct grid_view *view, unsigned cell,
                        struct appearance_window *window)
{
    const uint8_t *place = view->place + (size_t)(cell / view->side) * STEPS * MAX_ROW;
    place += cell % view->side * STEPS;
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned i = 0; i < PITCH; i++)
            window->place[row * PITCH + i] = i < SIDE ? place[row * MAX_ROW + i] : 0;
    level(window);
}

static float correlate(float product, float a, float b)
{
    return product / sqrtf(fmaxf(a * b, 1));
}

/* The sum of squares outside the digit's area, relative to its mean. The values of a window add up
 * to 0. */
static float edge_power(const struct appearance_window *window)
{
    return window->power - window->inner_power - window->inner * window->inner / EDGE_PLACES;
}

static void compare(const struct appearance_window *a, const struct appearance_window *b,
                    float *whole, float *edge)
{
    float product = sum_products(a->value, b->value);
    float inner = sum_inner_products(a->value, b->value);
    *whole = correlate(product, a->power, b->power);
    *edge = correlate(product - inner - a->inner * b->inner / EDGE_PLACES, edge_power(a),
                      edge_power(b));
}

/* Returns the minimum likeness of an unchanged cell, lower if blur affects all cells; 0 if the
 * frame was read but shows another page. */
static float find_bound(const struct appearance *appearance, const struct appearance_frame *frame,
                        const struct likeness *likeness)
{
    float known[BOARD_MAX_CELLS];
    size_t count = 0;
    for (unsigned i = 0; i < frame->side * frame->side; i++)
        if (appearance->known[i])
            known[count++] = likeness->whole[i];
    if (count == 0)
        return 0;
    float usual = stat_select(known, count, (size_t)(USUAL_RANK * (double)(count - 1)));
    if (frame->read && usual < MIN_LIKENESS)
        return 0;
    if (frame->side > BOARD_SIZE_CLASSIC)
        return MIN_SHARE_LETTERS * usual;
    return fmaxf(MIN_SHARE * usual, MIN_LIKENESS);
}

/* True if the whole CELL is in the picture. */
static bool is_inside(const struct grid_view *view, unsigned cell)
{
    unsigned row = view->side + 1, first = cell / view->side * row + cell % view->side;
    const unsigned corners[4] = {first, first + 1, first + row, first + row + 1};
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point at = crossing(view, corners[i]);
        if (!(at.x >= 0 && at.y >= 0 && at.x <= view->plane->width - 1.0 &&
              at.y <= view->plane->height - 1.0))
            return false;
    }
    return true;
}

bool appearance_is_whole(const struct appearance *appearance, unsigned side)
{
    for (unsigned i = 0; i < side * side; i++)
        if (!appearance->known[i])
            return false;
    return true;
}

unsigned appearance_count(const struct appearance *appearance, const struct appearance_frame *frame)
{
    struct grid_view view = {.side = 0};
    unsigned count = 0;
    set_view(&view, frame);
    look_at_grid(&view);
    for (unsigned i = 0; i < frame->side * frame->side; i++) {
        struct appearance_window seen;
        float whole, edge;
        take_window(&view, i, &seen);
        compare(&appearance->window[i], &seen, &whole, &edge);
        count += appearance->known[i] && whole >= MIN_SHARE;
    }
    return count;
}

/* True if CELL has changed in its light only. */
static bool is_shaded(const struct appearance_window *known, const struct grid_view *view,
                      unsigned cell, float bound)
{
    struct appearance_window seen, lit;
    float whole, edge;
    take_window(view, cell, &seen);
    memset(lit.place, 0, sizeof lit.place);
    relight(known->place, seen.place, lit.place);
    level(&lit);
    compare(known, &lit, &whole, &edge);
    return whole >= bound && edge >= bound;
}

static enum appearance_state judge(const struct likeness *likeness, unsigned cell, float bound)
{
    if (likeness->edge[cell] < bound)
        return APPEARANCE_HIDDEN;
    return likeness->whole[cell] < bound ? APPEARANCE_ALTERED : APPEARANCE_FREE;
}

/* Samples FRAME and computes the likeness of its cells to their known appearance. */
static void find_likeness(const struct appearance *appearance, const struct appearance_frame *frame,
                          struct grid_view *view, struct likeness *likeness)
{
    set_view(view, frame);
    look_at_grid(view);
    for (unsigned i = 0; i < frame->side * frame->side; i++) {
        struct appearance_window seen;
        take_window(view, i, &seen);
        compare(&appearance->window[i], &seen, &likeness->whole[i], &likeness->edge[i]);
    }
}

bool appearance_is_free(const struct appearance *appearance, const struct appearance_frame *frame)
{
    struct grid_view view = {.side = 0};
    struct likeness likeness = {.whole = {0}};
    find_likeness(appearance, frame, &view, &likeness);
    float bound = find_bound(appearance, frame, &likeness);
    for (unsigned i = 0; i < frame->side * frame->side; i++)
        if (!appearance->known[i] || judge(&likeness, i, bound) != APPEARANCE_FREE)
            return false;
    return true;
}

void appearance_update(struct appearance *appearance, const struct appearance_frame *frame,
                       uint8_t look[BOARD_MAX_CELLS])
{
    struct grid_view view = {.side = 0};
    struct likeness likeness = {.whole = {0}};
    find_likeness(appearance, frame, &view, &likeness);
    float bound = find_bound(appearance, frame, &likeness);
    for (unsigned i = 0; i < frame->side * frame->side; i++) {
        if (appearance->known[i])
            look[i] = (uint8_t)judge(&likeness, i, bound);
        if (appearance->known[i] && look[i] == APPEARANCE_HIDDEN &&
            is_shaded(&appearance->window[i], &view, i, bound))
            look[i] = APPEARANCE_FREE;
        bool altered = look[i] == APPEARANCE_ALTERED && frame->read;
        appearance->altered[i] = altered ? appearance->altered[i] + 1 : 0;
        bool fresh = !appearance->known[i] && look[i] == APPEARANCE_FREE && frame->read;
        if ((fresh || appearance->altered[i] >= LEARN_FRAMES) && is_inside(&view, i)) {
            take_window(&view, i, &appearance->window[i]); /* rare: a local copy of all windows
                                                              would be too large for the stack */
            appearance->known[i] = 1;
            appearance->altered[i] = 0;
        }
    }
}
