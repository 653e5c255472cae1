#include "image/jpeg/jpeg_step.h"

#include <math.h>
#include <stdlib.h>

#include "cli/text/buffer.h"

/* Maximum step in levels; print and noise across an edge count no more than this. */
static const float MAX_STEP = 32;

/* Minimum step in levels: a smaller one hides no digit and may be noise. */
static const float MIN_STEP = 4;

/* Maximum share of the differences between rows that may remain once the step is removed. No edge
 * in a natural picture follows the blocks and turns around one of them. */
static const float MAX_RESIDUAL = 0.25F;

enum {
    /* Minimum side of a block in pixels; any edge can follow the smaller blocks of pictures decoded
     * at a fraction. */
    MIN_BLOCK = 4,
    /* Minimum number of blocks in a row; with fewer, as in pictures too small for a grid, any step
     * may look like this. */
    MIN_BLOCKS = 8,
};

/* Steps at the upper edge of a row of blocks. */
struct edge {
    float *steps; /* mean over the pixels of each block */
    float sum, squares;
};

static float clamp(float value, float limit)
{
    return value > limit ? limit : value < -limit ? -limit : value;
}

/* Returns how much lighter, on average, a block's width of pixels from BELOW is than that from
 * ABOVE. */
static float step_between(const struct jpeg_step_plane *plane, const uint8_t *above,
                          const uint8_t *below)
{
    int sum = 0;
    for (size_t x = 0; x < (size_t)plane->block_width * plane->channels; x += plane->channels)
        sum += below[x] - above[x];
    return clamp((float)sum / (float)plane->block_width, MAX_STEP);
}

/* A step is abrupt, unlike a shadow, and persists, unlike a line. */
static float step_of(float near, float far)
{
    if (near * far <= 0)
        return 0;
    return fabsf(near) < fabsf(far) ? near : far;
}

static void measure(const struct jpeg_step_plane *plane, unsigned row, unsigned blocks,
                    struct edge *edge)
{
    size_t stride = (size_t)plane->width * plane->channels;
    size_t away = plane->block_height / 2 * stride;
    const uint8_t *below = plane->samples + (size_t)row * plane->block_height * stride;
    edge->sum = edge->squares = 0;
    for (unsigned block = 0; block < blocks; block++) {
        const uint8_t *above = below - stride;
        float step = step_of(step_between(plane, above, below),
                             step_between(plane, above - away, below + away));
        edge->steps[block] = step;
        edge->sum += step;
        edge->squares += step * step;
        below += (size_t)plane->block_width * plane->channels;
    }
}

/* True if the steps along both edges are explained by a single step that follows LOWER up to some
 * block and UPPER from there: by least squares, compared with a step along one edge or none. */
static bool is_damage_boundary(const struct edge *upper, const struct edge *lower, unsigned blocks)
{
    float count = (float)blocks, squares = upper->squares + lower->squares;
    float on = upper->sum, straight = upper->sum * upper->sum;
    straight = lower->sum * lower->sum > straight ? lower->sum * lower->sum : straight;
    for (unsigned block = 1; block < blocks; block++) {
        on += lower->steps[block - 1] - upper->steps[block - 1];
        float left = squares - on * on / count;
        if (on * on >= MIN_STEP * MIN_STEP * count * count &&
            left < MAX_RESIDUAL * (squares - straight / count))
            return true;
    }
    return false;
}

bool jpeg_step_shows(const struct jpeg_step_plane *plane)
{
    if (plane->block_width < MIN_BLOCK || plane->block_height < MIN_BLOCK)
        return false;
    unsigned blocks = plane->width / plane->block_width, rows = plane->height / plane->block_height;
    if (blocks < MIN_BLOCKS)
        return false;
    float *steps = buffer_resize(NULL, 2 * (size_t)blocks * sizeof *steps);
    struct edge edges[2] = {{.steps = steps}, {.steps = steps + blocks}};
    bool shows = false;
    for (unsigned row = 1; row < rows && !shows; row++) {
        struct edge *lower = &edges[row % 2];
        measure(plane, row, blocks, lower);
        shows = row > 1 && is_damage_boundary(&edges[(row + 1) % 2], lower, blocks);
    }
    free(steps);
    return shows;
}
