#include "reader/hand/consensus.h"

#include <math.h>
#include <string.h>

#include "maths/logs.h"
#include "maths/stat.h"
#include "reader/hand/verdict.h"

/* Maximum number of solutions examined; clear print leaves few. */
enum { MAX_SOLUTIONS = 2000 };

/* The likelihoods of the open cells and the totals over the solutions enumerated. */
struct consensus {
    const struct svision_reading *reading;
    /* Log likelihood of the mark in each open cell, by the digit of the solution. */
    float value[SVISION_CELLS][10];
    uint8_t clear[SVISION_CELLS]; /* clear print; 0 in open cells */
    /* Log likelihoods of the expected solution, the sum of all, and the LIKELIEST. */
    float own, all, max;
    uint8_t likeliest[SVISION_CELLS];
};

/* True if the rules overruled CELL, or another cell in favor of it. */
static bool is_contested(const struct svision_reading *reading, const uint8_t *best, unsigned cell)
{
    if (best[cell] != reading->cells[cell])
        return true;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (i != cell && best[i] && best[i] == best[cell] && reading_peers(reading, i, cell))
            return true;
    return false;
}

static void find_clear(struct consensus *consensus)
{
    const struct svision_reading *reading = consensus->reading;
    unsigned answers = reading->size->side + 1;
    uint8_t best[SVISION_CELLS];
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        best[i] = (uint8_t)stat_argmin(reading->cost[i], answers);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        const float *cost = reading->cost[i];
        bool clear = best[i] && !is_contested(reading, best, i);
        for (unsigned k = 0; k < answers && clear; k++)
            clear = k == best[i] || cost[k] - cost[best[i]] > POSTERIOR_CLEAR;
        consensus->clear[i] = clear ? best[i] : 0;
    }
}

/* Sets the log likelihoods of a mark. It may be print, which is right, an entry, which is right
 * unless its writer made a mistake, or anything else, which is no evidence. */
static void weigh_mark(const struct cell_glyph *glyph, const float *cost, float *value)
{
    float digits[10], open = expf(-cost[0]), all = 0;
    hand_digits(glyph->hand, digits);
    for (unsigned digit = 1; digit <= 9; digit++)
        all += expf(digits[digit]);
    for (unsigned digit = 1; digit <= 9; digit++) {
        float own = expf(digits[digit]);
        float entry = (1 - MISTAKE_SHARE) * own + MISTAKE_SHARE / 8 * fmaxf(all - own, 0);
        float other = fmaxf(1 - all, 0) / 9;
        value[digit] = logf(expf(-cost[digit]) + open * (entry + other) + 1e-30F);
    }
}

static int add_solution(void *user, const uint8_t *solution)
{
    struct consensus *consensus = user;
    const struct svision_reading *reading = consensus->reading;
    float value = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        value += consensus->clear[i] ? 0 : consensus->value[i][solution[i]];
    if (memcmp(solution, reading->expected, board_size_cells(reading->size)) == 0)
        consensus->own = value;
    if (value > consensus->max) {
        consensus->max = value;
        memcpy(consensus->likeliest, solution, board_size_cells(reading->size));
    }
    consensus->all = logs_add(consensus->all, value);
    return 0;
}

/* Enumerates the solutions that clear print allows; false if there are too many or none. */
static bool enumerate(struct kbest *space, const struct cell_glyph *glyphs,
                      const struct posterior *posterior, const struct svision_reading *reading,
                      struct consensus *consensus)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = MAX_SOLUTIONS;
    memset(consensus, 0, sizeof *consensus);
    consensus->reading = reading;
    const struct sudoku_puzzle puzzle = {.givens = consensus->clear};
    consensus->own = consensus->max = -INFINITY;
    consensus->all = -1e30F;
    find_clear(consensus);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (glyphs[i].scored && !consensus->clear[i])
            weigh_mark(&glyphs[i], posterior->cost[i], consensus->value[i]);
    return sudoku_solver_enumerate(kbest_solver(space, reading->size), &puzzle, &limits,
                                   add_solution, consensus) == SUDOKU_OK;
}

void consensus_choose(struct kbest *space, const struct cell_glyph *glyphs,
                      const struct posterior *posterior, struct svision_reading *reading)
{
    struct consensus consensus;
    if (reading->size->side == BOARD_SIZE_CLASSIC && reading->solutions != 1 &&
        enumerate(space, glyphs, posterior, reading, &consensus))
        memcpy(reading->expected, consensus.likeliest, sizeof consensus.likeliest);
}

float consensus_find(struct kbest *space, const struct cell_glyph *glyphs,
                     const struct posterior *posterior, const struct svision_reading *reading)
{
    struct consensus consensus;
    return reading->size->side == BOARD_SIZE_CLASSIC && reading->expected[0] &&
                   enumerate(space, glyphs, posterior, reading, &consensus)
               ? expf(consensus.own - consensus.all)
               : 0;
}
