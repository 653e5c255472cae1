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

/* The open cells and the results so far. */
struct witness {
    const struct svision_reading *reading;
    /* Logarithms of how likely each open cell looks as it does, where a digit belongs there. */
    float value[BOARD_MAX_CELLS][10];
    uint8_t clear[BOARD_MAX_CELLS]; /* print, 0 where it is open */
    /* Logarithms of the probabilities of the expected solution, of all, and of the LIKELIEST. */
    float own, all, most;
    uint8_t likeliest[BOARD_MAX_CELLS];
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
            (1 - MISTAKE_SHARE) * own + MISTAKE_SHARE / 8 * fmaxf(all - own, 0);
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
    if (memcmp(solution, reading->expected, board_size_cells(reading->size)) == 0)
        witness->own = value;
    if (value > witness->most) {
        witness->most = value;
        memcpy(witness->likeliest, solution, board_size_cells(reading->size));
    }
    witness->all = logs_add(witness->all, value);
    return 0;
}

/* Asks WITNESS about all solutions. False: there are too many, or none. */
static bool ask(struct kbest *space, const struct cell_glyph *glyphs,
                const struct posterior *posterior, const struct svision_reading *reading,
                struct witness *witness)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    const struct sudoku_puzzle puzzle = {.givens = witness->clear};
    limits.solutions = MAX_SOLUTIONS;
    memset(witness, 0, sizeof *witness);
    witness->reading = reading;
    witness->own = witness->most = -INFINITY;
    witness->all = -1e30F;
    find_clear(witness);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (glyphs[i].scored && !witness->clear[i])
            weigh_mark(&glyphs[i], posterior->cost[i], witness->value[i]);
    return sudoku_solver_enumerate(kbest_solver(space, reading->size), &puzzle, &limits,
                                   add_solution, witness) == SUDOKU_OK;
}

void consensus_choose(struct kbest *space, const struct cell_glyph *glyphs,
                      const struct posterior *posterior, struct svision_reading *reading)
{
    struct witness witness;
    if (reading->size->side == BOARD_SIZE_CLASSIC && reading->solutions != 1 &&
        ask(space, glyphs, posterior, reading, &witness))
        memcpy(reading->expected, witness.likeliest, sizeof reading->expected);
}

float consensus_find(struct kbest *space, const struct cell_glyph *glyphs,
                     const struct posterior *posterior, const struct svision_reading *reading)
{
    struct witness witness;
    return reading->size->side == BOARD_SIZE_CLASSIC && reading->expected[0] &&
                   ask(space, glyphs, posterior, reading, &witness)
               ? expf(witness.own - witness.all)
               : 0;
}
