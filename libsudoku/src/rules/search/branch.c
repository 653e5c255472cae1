#include "rules/search/branch.h"

#include "rules/valueset.h"

/* The maximum number of cells of a rule whose failure says something of each: that of a grid's
 * regions as a whole does not. Without a limit, killers with regions that are to be found take over
 * 5 times as many guesses. */
enum { MAX_BLAMED_CELLS = 64 };

/* The growth of what a contradiction adds to the weight of the cell that was decided, which makes
 * older ones count less; the shares of the cell that lost its last value, of the cells of the rule
 * that failed, and of each rule of a cell before the first contradiction; the weight at which all
 * are scaled down; and how much two places of a value in a unit count compared with two values of a
 * cell. Measured on the number of guesses for 70 puzzles of most kinds; the growth on long
 * searches, which forget too much if it is larger. */
static const float growth = 1.0005F, cell_share = 0.3F, rule_share = 0.3F, start_share = 0.5F;
static const float max_weight = 1e20F, places_share = 0.8F;

/* The share of a cell's weight that counts by its number of values: one over their square. One over
 * their number does better on lines, and worse on cages by more. */
static const float count_share[SUDOKU_RULES_MAX_VALUES + 1] = {
    0,        1,     0.25F,     0.1111F,   0.0625F,   0.04F,     0.02778F,  0.02041F,  0.01562F,
    0.01235F, 0.01F, 0.008264F, 0.006944F, 0.005917F, 0.005102F, 0.004444F, 0.003906F,
};

bool branch_create(struct branch_weights *weights, const struct program *program,
                   struct arena *arena)
{
    weights->program = program;
    weights->weight = arena_alloc(arena, program->cell_count * sizeof *weights->weight);
    weights->factor = arena_alloc(arena, program->cell_count * sizeof *weights->factor);
    if (!weights->weight || !weights->factor)
        return false;
    for (unsigned cell = 0; cell < program->cell_count; cell++)
        weights->factor[cell] =
            program->rules->priority[cell] ? (float)program->rules->priority[cell] : 1;
    return true;
}

/* Adds SHARE to the weight of CELL. */
static void add(struct branch_weights *weights, unsigned cell, float share)
{
    weights->weight[cell] += share * weights->factor[cell];
}

void branch_reset(struct branch_weights *weights)
{
    weights->step = 1;
    for (unsigned cell = 0; cell < weights->program->cell_count; cell++)
        weights->weight[cell] = weights->factor[cell];
    for (unsigned n = 0; n < weights->program->rule_narrower_count; n++) {
        const struct narrower *narrower = &weights->program->narrower[n];
        for (unsigned i = 0; i < narrower->cell_count; i++)
            add(weights, narrower->cells[i], start_share);
    }
}

static void scale(struct branch_weights *weights)
{
    for (unsigned cell = 0; cell < weights->program->cell_count; cell++)
        weights->weight[cell] /= max_weight;
    weights->step /= max_weight;
}

void branch_blame(struct branch_weights *weights, const struct rule_propagation *propagation,
                  unsigned decision)
{
    add(weights, decision, weights->step);
    add(weights, propagation->failed_cell, cell_share * weights->step);
    if (propagation->failed_rule != PROPAGATE_NO_RULE) {
        const struct narrower *narrower = &weights->program->narrower[propagation->failed_rule];
        unsigned count = narrower->cell_count - narrower->quiet_count;
        for (unsigned i = 0; i < count && count <= MAX_BLAMED_CELLS; i++)
            add(weights, narrower->cells[i], rule_share * weights->step);
    }
    weights->step *= growth;
    if (weights->step > max_weight)
        scale(weights);
}

/* A candidate for the choice, with the score that another one has to exceed. */
struct rated_branch {
    struct branch branch;
    float score;
};

/* Improves BEST by the open cells of SETS that are auxiliary or not. */
static void rate_cells(const struct branch_weights *weights, const sudoku_valueset *sets,
                       bool is_auxiliary, struct rated_branch *best)
{
    const struct program *program = weights->program;
    for (unsigned cell = 0; cell < program->cell_count; cell++) {
        sudoku_valueset set = sets[cell];
        if (valueset_is_single(set) || program->rules->is_auxiliary[cell] != is_auxiliary)
            continue;
        float score = weights->weight[cell] * count_share[valueset_count(set)];
        if (score > best->score)
            *best = (struct rated_branch){{cell, (sudoku_valueset)(set & (0U - set))}, score};
    }
}

/* Improves BEST by VALUE, which two cells of UNIT have: the heavier of them. */
static void rate_places(const struct branch_weights *weights, const sudoku_valueset *sets,
                        const struct narrower *unit, sudoku_valueset value,
                        struct rated_branch *best)
{
    for (unsigned i = 0; i < unit->cell_count; i++) {
        unsigned cell = unit->cells[i];
        if (!(sets[cell] & value) || weights->program->rules->is_auxiliary[cell])
            continue;
        float score = weights->weight[cell] * places_share * count_share[2];
        if (score > best->score)
            *best = (struct rated_branch){{cell, value}, score};
    }
}

/* Improves BEST by the values with two places in a full unit. */
static void rate_units(const struct branch_weights *weights, const sudoku_valueset *sets,
                       struct rated_branch *best)
{
    for (uint32_t n = weights->program->units.first; n < weights->program->units.end; n++) {
        const struct narrower *unit = &weights->program->narrower[n];
        unsigned one = 0, two = 0, more = 0;
        for (unsigned i = 0; i < unit->cell_count; i++) {
            unsigned set = sets[unit->cells[i]];
            more |= two & set;
            two |= one & set;
            one |= set;
        }
        for (unsigned left = two & ~more; left; left &= left - 1)
            rate_places(weights, sets, unit, (sudoku_valueset)(left & (0U - left)), best);
    }
}

struct branch branch_choose(const struct branch_weights *weights, const sudoku_valueset *sets)
{
    unsigned none = weights->program->cell_count;
    struct rated_branch best = {{none, 0}, -1};
    rate_cells(weights, sets, false, &best);
    if (best.branch.cell == none)
        rate_cells(weights, sets, true, &best);
    else if (valueset_count(sets[best.branch.cell]) > 2)
        rate_units(weights, sets, &best);
    return best.branch;
}
