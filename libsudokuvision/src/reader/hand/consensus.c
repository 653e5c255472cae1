#include "reader/hand/consensus.h"

#include <math.h>
#include <string.h>

#include "maths/logs.h"
#include "maths/stat.h"
#include "reader/hand/verdict.h"

/* Print is clear where another answer costs more than this beyond the best. */
#define CLEAR 4.0F

/* More solutions than this are not looked at: clear print leaves few. */
enum { MAX_SOLUTIONS = 2000 };

/* What is known of the cells that are open, and what was made of it so far. */
struct witness {
    const struct svision_reading *reading;
    /* Logarithms of how likely each open cell looks as it does, where a digit belongs there. */
    float value[BOARD_MAX_CELLS][10];
    uint8_t clear[BOARD_MAX_CELLS]; /* print, 0 where it is open */
    float own, all;                 /* logarithms of the solution's probability, and of all */
};

/* Leaves open what the rules overruled, and what it was overruled for. */
static bool is_contested(const struct svision_reading *reading, const uint8_t *best, unsigned cell)
{
    if (best[cell] != reading->cells[cell])
        return true;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (i != cell && best[i] && best[i] == best[cell] && reading_peers(reading, i, cell))
            return true;
    return false;
}

static void find_clear(struct witness *witness)
{
    const struct svision_reading *reading = witness->reading;
    unsigned answers = reading->size->side + 1;
    uint8_t best[BOARD_MAX_CELLS];
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        best[i] = (uint8_t)stat_argmin(reading->cost[i], answers);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        const float *cost = reading->cost[i];
        bool clear = best[i] && !is_contested(reading, best, i);
        for (unsigned k = 0; k < answers && clear; k++)
            clear = k == best[i] || cost[k] - cost[best[i]] > CLEAR;
        witness->clear[i] = clear ? best[i] : 0;
    }
}

/* A mark may be print, which is right; something else, which tells nothing; or an entry, which is
 * right as often as people are. */
static void weigh_mark(const struct cell_glyph *glyph, const float *cost, float *value)
{
    float digits[10], open = expf(-cost[0]), all = 0;
    hand_digits(glyph->hand, digits);
    for (unsigned digit = 1; digit <= 9; digit++)
        all += expf(digits[digit]);
    for (unsigned digit = 1; digit <= 9; digit++) {
        float own = expf(digits[digit]);
        float entry =
            (1 - VERDICT_MISTAKE_SHARE) * own + VERDICT_MISTAKE_SHARE / 8 * fmaxf(all - own, 0);
        float other = fmaxf(1 - all, 0) / 9;
        value[digit] = logf(expf(-cost[digit]) + open * (entry + other) + 1e-30F);
    }
}

static int add_solution(void *user, const uint8_t *solution)
{
    struct witness *witness = user;
    const struct svision_reading *reading = witness->reading;
    float value = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        value += witness->clear[i] ? 0 : witness->value[i][solution[i]];
    if (memcmp(solution, reading->solution, board_size_cells(reading->size)) == 0)
        witness->own = value;
    witness->all = logs_add(witness->all, value);
    return 0;
}

float consensus_find(struct kbest *space, const struct cell_glyph *glyphs,
                     const struct posterior *posterior, const struct svision_reading *reading)
{
    struct witness witness = {.reading = reading, .own = -INFINITY, .all = -1e30F};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = MAX_SOLUTIONS;
    if (reading->size->side != BOARD_SIZE_CLASSIC || reading->solutions != 1)
        return 0;
    find_clear(&witness);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (glyphs[i].scored && !witness.clear[i])
            weigh_mark(&glyphs[i], posterior->cost[i], witness.value[i]);
    const struct sudoku_puzzle puzzle = {.givens = witness.clear};
    if (sudoku_solver_enumerate(kbest_solver(space, reading->size), &puzzle, &limits, add_solution,
                                &witness) != SUDOKU_OK)
        return 0;
    return expf(witness.own - witness.all);
}
