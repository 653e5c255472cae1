#include "digits/mark/inverse.h"

#include <math.h>
#include <string.h>

#include "board_size.h"
#include "digits/mark/blob.h"
#include "maths/stat.h"

/* The sampled pixels: every other one, except near the patch's edge. */
enum {
    EDGE = 4,
    STEP = 2,
    ACROSS = (CELL_SIDE - 2 * EDGE) / STEP,
    PIXELS = ACROSS * ACROSS,
    RING = 4 * (ACROSS - 1),
    WITHIN = PIXELS - RING
};

/* Maximum brightness of a dark cell relative to the paper: the mean of its ring, and its ground. */
#define MAX_GROUND 0.8F
/* Maximum mean of a cell that is dark in part, by more than its neighbors' edges, relative to the
 * paper. */
#define MAX_OPEN 0.65F
/* Maximum ratio of bright pixels around to those inside; a digit is inside, the edge of light
 * extends to the border. */
#define MAX_AROUND 0.6F
/* Maximum ground of a blank dark cell, relative to the brightest ground of those with digits. */
#define BRIGHTER 1.35F

/* Maximum share of dark cells; with more, the whole page is dark and its bright parts are not
 * paper. */
#define MAX_SHARE 0.75F

/* Distance in cells to search for the brightest paper. */
enum { NEAR = 3 };

/* Brightness of a cell: its brightest and darkest parts and its ground, the median of its ring; and
 * the shares of pixels closer to the brightest than to the ground, in the ring and inside. */
struct cell_light {
    float bright, dark, ground, around, within;
};

static uint8_t sample(const uint8_t *patch, unsigned row, unsigned column)
{
    return patch[(EDGE + STEP * row) * CELL_SIDE + EDGE + STEP * column];
}

static bool is_ring(unsigned row, unsigned column)
{
    return row == 0 || column == 0 || row == ACROSS - 1 || column == ACROSS - 1;
}

/* The mean of the ring of PATCH, around its digit. */
static float mean_around(const uint8_t *patch)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < ACROSS; i++)
        sum += sample(patch, 0, i) + sample(patch, ACROSS - 1, i);
    for (unsigned i = 1; i < ACROSS - 1; i++)
        sum += sample(patch, i, 0) + sample(patch, i, ACROSS - 1);
    return (float)sum / RING;
}

static void look(const uint8_t *patch, struct cell_light *light)
{
    float inside[PIXELS], ring[RING];
    size_t count = 0, edge = 0;
    for (unsigned row = 0; row < ACROSS; row++) {
        for (unsigned column = 0; column < ACROSS; column++) {
            inside[count++] = sample(patch, row, column);
            if (is_ring(row, column))
                ring[edge++] = sample(patch, row, column);
        }
    }
    light->bright = stat_select(inside, count, count * 97 / 100);
    light->dark = stat_select(inside, count, count * 3 / 100);
    light->ground = stat_median(ring, edge);
    light->around = light->within = 0;
    for (unsigned row = 0; row < ACROSS; row++) {
        for (unsigned column = 0; column < ACROSS; column++) {
            float value = sample(patch, row, column);
            if (value <= (light->ground + light->bright) / 2)
                continue;
            if (is_ring(row, column))
                light->around += 1.0F / RING;
            else
                light->within += 1.0F / WITHIN;
        }
    }
}

static float fall_of(const struct cell_light *light)
{
    return light->ground - light->dark;
}

/* True if something as bright as PAPER is in the middle of a dark cell. */
static bool is_dark(const struct cell_light *light, float paper)
{
    float rise = light->bright - light->ground;
    return light->ground < MAX_GROUND * paper && rise > BLOB_MIN_DEPTH * paper &&
           rise > 2 * fall_of(light) && light->around < MAX_AROUND * light->within;
}

/* True if a cell with a ground up to GROUND is blank. */
static bool is_blank(const struct cell_light *light, float paper, float ground)
{
    return light->ground < ground && fall_of(light) < BLOB_MIN_DEPTH * paper;
}

/* The brightness of the paper around CELL, given the MEANS of all cells. */
static float paper_near(const float *means, unsigned side, unsigned cell)
{
    unsigned row = cell / side, column = cell % side;
    float paper = 0;
    for (unsigned y = row < NEAR ? 0 : row - NEAR; y <= row + NEAR && y < side; y++)
        for (unsigned x = column < NEAR ? 0 : column - NEAR; x <= column + NEAR && x < side; x++)
            paper = fmaxf(paper, means[y * side + x]);
    return paper;
}

/* Inverts PATCH, which shows CELL. */
static void turn(uint8_t *patch, float paper, const struct cell_light *light, unsigned cell,
                 struct inverse_cells *cells)
{
    cells->count++;
    cells->sum[cell] = (uint16_t)(paper + light->ground + 0.5F);
    for (unsigned k = 0; k < CELL_PIXELS; k++)
        patch[k] = pyramid_negative(cells->sum[cell], patch[k]);
}

void inverse_invert_cells(uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS], unsigned side,
                          struct inverse_cells *cells)
{
    float means[BOARD_MAX_CELLS], paper[BOARD_MAX_CELLS], brightest = 0, ground = 0;
    struct cell_light light[BOARD_MAX_CELLS];
    unsigned dark[BOARD_MAX_CELLS] = {0}, count = 0;
    memset(cells, 0, sizeof *cells);
    for (unsigned i = 0; i < side * side; i++) {
        means[i] = mean_around(patches[i]);
        brightest = fmaxf(brightest, means[i]);
    }
    for (unsigned i = 0; i < side * side; i++) {
        if (means[i] >= MAX_GROUND * brightest)
            continue;
        paper[i] = paper_near(means, side, i);
        if (means[i] >= MAX_GROUND * paper[i])
            continue;
        look(patches[i], &light[i]);
        dark[count++] = i;
    }
    if ((float)count > MAX_SHARE * (float)(side * side))
        return;
    for (unsigned i = 0; i < count; i++) {
        unsigned cell = dark[i];
        if (!is_dark(&light[cell], paper[cell]))
            continue;
        ground = fmaxf(ground, light[cell].ground);
        turn(patches[cell], paper[cell], &light[cell], cell, cells);
    }
    for (unsigned i = 0; i < count; i++) {
        unsigned cell = dark[i];
        if (cells->sum[cell])
            continue;
        cells->open[cell] =
            light[cell].dark < BRIGHTER * ground && means[cell] < MAX_OPEN * paper[cell];
        if (is_blank(&light[cell], paper[cell], BRIGHTER * ground)) {
            cells->open[cell] = false;
            turn(patches[cell], paper[cell], &light[cell], cell, cells);
        }
    }
}

void inverse_invert_picture(const struct inverse_cells *cells, const struct grid *grid,
                            struct pyramid *pyramid)
{
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        unsigned row = i / grid->side, column = i % grid->side;
        const struct svision_quad quad = {
            {grid_point(grid, column, row), grid_point(grid, column + 1, row),
             grid_point(grid, column + 1, row + 1), grid_point(grid, column, row + 1)}};
        if (cells->sum[i])
            pyramid_negate_within(pyramid, &quad, cells->sum[i]);
    }
    if (cells->count)
        pyramid_refill(pyramid);
}

/* True if a cell beside the piece of a line is dark. */
static bool is_beside(const struct inverse_cells *cells, unsigned side, unsigned direction,
                      unsigned line, unsigned place)
{
    unsigned step = direction == LINES_ACROSS ? side : 1;
    unsigned after = direction == LINES_ACROSS ? line * side + place : place * side + line;
    return (line > 0 && cells->sum[after - step]) || (line < side && cells->sum[after]);
}

void inverse_ignore_lines(const struct inverse_cells *cells, unsigned side, float *weights)
{
    float others[LINES_SEGMENTS];
    unsigned pieces = lines_count(side), count = 0;
    bool beside[LINES_SEGMENTS];
    if (cells->count == 0)
        return;
    for (unsigned direction = 0; direction < 2; direction++) {
        for (unsigned i = 0; i < (side + 1) * side; i++) {
            unsigned at = lines_at(side, direction, i / side, i % side);
            beside[at] = is_beside(cells, side, direction, i / side, i % side);
            if (!beside[at])
                others[count++] = weights[at];
        }
    }
    float usual = stat_median(others, count);
    for (unsigned i = 0; i < pieces; i++)
        if (beside[i])
            weights[i] = usual;
}
