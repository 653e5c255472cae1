#include "reader/unread/shading.h"

#include <math.h>
#include <string.h>

#include "image/threshold.h"
#include "maths/stat.h"

/* Minimum logarithm of the brightness ratio of two shades: noise may add to it on both sides.
 * Within a cell only noise may, since changing light also changes within cells. */
#define MIN_STEP (2 * THRESHOLD_NOISE)
/* Minimum ratio of a step to the lowest quarter of the steps, which measures how uneven the paper
 * is. */
#define OVER_UNEVEN 5.0F
/* Minimum share of the steps that highlighting around a player's cell must explain. */
#define MIN_EXPLAINED 0.7F

/* Minimum number of steps inside boxes; five of 560 photos without shading exceed it. */
enum { MIN_STEPS = 8 };

/* The steps in brightness between neighboring cells. */
struct steps {
    const struct svision_reading *reading;
    float height[BOARD_MAX_CELLS][CELL_SIDES]; /* logarithms; 0: not measured */
    uint8_t step[BOARD_MAX_CELLS][CELL_SIDES];
};

/* True if cells A and B both have print, or an entry, or nothing: programs and papers shade givens.
 */
static bool are_alike(const struct svision_reading *reading, unsigned a, unsigned b)
{
    return !reading->cells[a] == !reading->cells[b] &&
           !reading_digit(reading, a) == !reading_digit(reading, b);
}

static bool is_even(const struct cell_ink *ink, unsigned side)
{
    return fabsf(logf(ink->rim[side] / ink->paper)) < THRESHOLD_NOISE;
}

/* Returns the logarithm of the brightness ratio of cell A and its neighbor B on SIDE; 0 if either
 * is uneven. */
static float step_between(const struct cell_ink *ink, unsigned a, unsigned b, unsigned side)
{
    unsigned other = (side + 2) % CELL_SIDES;
    bool even = is_even(&ink[a], side) && is_even(&ink[b], other);
    return even ? fabsf(logf(ink[a].rim[side] / ink[b].rim[other])) : 0;
}

/* True if cells A and B are in one box or region. */
static bool share_box(const struct svision_reading *reading, unsigned a, unsigned b)
{
    const struct board_size *size = reading->size;
    if (!size->box_rows)
        return reading->region[a] == reading->region[b];
    return a / size->side / size->box_rows == b / size->side / size->box_rows &&
           a % size->side / size->box_columns == b % size->side / size->box_columns;
}

/* Returns the neighbor of CELL to the right or below, by BEYOND; CELL itself at the border. */
static unsigned next_cell(unsigned side, unsigned cell, unsigned beyond)
{
    if (beyond == CELL_RIGHT)
        return cell % side + 1 < side ? cell + 1 : cell;
    return cell / side + 1 < side ? cell + side : cell;
}

/* Measures the steps between like cells of one box; returns the lower quartile of their heights. */
static float measure_steps(const struct cell_ink *ink, struct steps *steps)
{
    const struct svision_reading *reading = steps->reading;
    const unsigned side = reading->size->side;
    float heights[2 * BOARD_MAX_CELLS];
    size_t count = 0;
    for (unsigned i = 0; i < side * side; i++) {
        for (unsigned k = CELL_RIGHT; k <= CELL_BOTTOM; k++) {
            unsigned next = next_cell(side, i, k);
            steps->height[i][k] = 0;
            if (next != i && share_box(reading, i, next) && are_alike(reading, i, next))
                heights[count++] = steps->height[i][k] = step_between(ink, i, next, k);
        }
    }
    return count ? stat_select(heights, count, count / 4) : 0;
}

/* Finds the steps between two shades; returns their number. */
static unsigned find_steps(const struct cell_ink *ink, struct steps *steps)
{
    const unsigned cells = board_size_cells(steps->reading->size);
    float least = fmaxf(OVER_UNEVEN * measure_steps(ink, steps), MIN_STEP);
    unsigned count = 0;
    for (unsigned i = 0; i < cells; i++) {
        for (unsigned k = CELL_RIGHT; k <= CELL_BOTTOM; k++) {
            steps->step[i][k] = steps->height[i][k] > least;
            count += steps->step[i][k];
        }
    }
    return count;
}

/* Returns 2 if CELL is HEART or has its digit, 1 if it is a peer of HEART, else 0. */
static unsigned is_around(const struct svision_reading *reading, unsigned heart, unsigned cell)
{
    const unsigned side = reading->size->side;
    unsigned digit = reading_digit(reading, heart);
    return heart == cell || (digit && digit == reading_digit(reading, cell)) ? 2
           : heart / side == cell / side || heart % side == cell % side ||
                   share_box(reading, heart, cell)
               ? 1
               : 0;
}

/* Returns the number of steps that highlighting around the cell HEART does not explain. */
static unsigned count_others(const struct steps *steps, unsigned heart)
{
    const unsigned side = steps->reading->size->side;
    unsigned count = 0;
    for (unsigned i = 0; i < side * side; i++)
        for (unsigned k = CELL_RIGHT; k <= CELL_BOTTOM; k++)
            count +=
                steps->step[i][k] && is_around(steps->reading, heart, i) ==
                                         is_around(steps->reading, heart, next_cell(side, i, k));
    return count;
}

/* True if highlighting around some cell explains enough of COUNT steps. */
static bool is_explained(const struct steps *steps, unsigned count)
{
    const unsigned cells = board_size_cells(steps->reading->size);
    for (unsigned i = 0; i < cells; i++)
        if ((float)count_others(steps, i) <= (1 - MIN_EXPLAINED) * (float)count)
            return true;
    return false;
}

bool shading_is_seen(const struct cell_ink *ink, const struct svision_reading *reading)
{
    struct steps steps = {.reading = reading};
    unsigned count = find_steps(ink, &steps);
    return count >= MIN_STEPS && !is_explained(&steps, count);
}

bool shading_find(const struct cell_ink *ink, const struct svision_reading *reading,
                  uint8_t *shaded)
{
    const unsigned cells = board_size_cells(reading->size);
    float paper[BOARD_MAX_CELLS];
    memset(shaded, 0, cells);
    if (!shading_is_seen(ink, reading))
        return false;
    for (unsigned i = 0; i < cells; i++)
        paper[i] = ink[i].paper;
    float light = stat_select(paper, cells, cells * 9 / 10);
    for (unsigned i = 0; i < cells; i++)
        shaded[i] = logf(light / ink[i].paper) > MIN_STEP;
    return true;
}
