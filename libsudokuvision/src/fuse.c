#include "fuse.h"

#include <math.h>

#define FRAME_WEIGHT (1 / 3.0F)
/* What one frame can say against an answer, at most. */
#define FRAME_MOST 6.0F
/* assign_cells() looks this far beyond the best board. */
#define ASSIGN_REACH 4.0F
/* A lead that one frame has to give an answer to count as clear. */
#define CLEAR_LEAD 1.5F
#define MOST_EXTRA 1.5F /* in the scale of assign_cells() */
enum { LEAST_FRAMES = 3, MOST_CHANGES = 2, LEAST_DIGITS = 17 };

static uint8_t cheapest(const float *cost)
{
    unsigned best = 0;
    for (unsigned value = 1; value < FUSE_ANSWERS; value++)
        best = cost[value] < cost[best] ? value : best;
    return (uint8_t)best;
}

static float lead_of(const float *cost)
{
    uint8_t best = cheapest(cost);
    float second = INFINITY;
    for (unsigned value = 0; value < FUSE_ANSWERS; value++)
        if (value != best)
            second = fminf(second, cost[value]);
    return second - cost[best];
}

void fuse_add(struct fuse *fuse, const float cost[][DIGITS_MOST], const uint8_t *skip, float keep)
{
    for (unsigned i = 0; i < FUSE_CELLS; i++) {
        float *sum = fuse->cost[i], least = INFINITY, base = cost[i][cheapest(cost[i])];
        for (unsigned k = 0; k < FUSE_ANSWERS; k++) {
            float extra = skip[i] ? 0 : fminf(cost[i][k] - base, FRAME_MOST);
            sum[k] = keep * sum[k] + FRAME_WEIGHT * extra;
            least = fminf(least, sum[k]);
        }
        for (unsigned k = 0; k < FUSE_ANSWERS; k++)
            sum[k] -= least;
    }
    fuse->frames++;
}

void fuse_likeliest(const struct fuse *fuse, uint8_t *cells)
{
    for (unsigned i = 0; i < FUSE_CELLS; i++)
        cells[i] = cheapest(fuse->cost[i]);
}

float fuse_lead(const struct fuse *fuse, unsigned cell)
{
    return lead_of(fuse->cost[cell]);
}

void fuse_judge(const struct fuse *fuse, float margin, struct assign_space *space,
                struct verdict *verdict)
{
    struct belief belief = {.side = FUSE_SIDE, .answers = FUSE_ANSWERS};
    float scale = ASSIGN_REACH / margin;
    unsigned digits = 0;
    for (unsigned i = 0; i < FUSE_CELLS; i++)
        for (unsigned k = 0; k < FUSE_ANSWERS; k++)
            belief.cost[i][k] = scale * fuse->cost[i][k];
    assign_cells(space, &kinds[0], &belief, &verdict->board);
    const struct assignment *board = &verdict->board;
    for (unsigned i = 0; i < FUSE_CELLS; i++)
        digits += board->cells[i] != 0;
    verdict->settled = fuse->frames >= LEAST_FRAMES && board->solutions == 1 &&
                       board->gap >= ASSIGN_REACH && board->changes <= MOST_CHANGES &&
                       board->extra <= MOST_EXTRA && digits >= LEAST_DIGITS;
}

struct accord fuse_compare(const float cost[][DIGITS_MOST], const uint8_t *skip,
                           const uint8_t *cells, const uint8_t *solution)
{
    struct accord accord = {0};
    for (unsigned i = 0; i < FUSE_CELLS; i++) {
        uint8_t shown = cheapest(cost[i]);
        if (skip[i] || lead_of(cost[i]) < CLEAR_LEAD)
            continue;
        if (shown != cells[i])
            accord.disagree += cells[i] || !solution || shown != solution[i];
        else if (shown)
            accord.agree++;
    }
    return accord;
}
