#include "rules/search/branch.h"

#include "rules/valueset.h"

/* The growth of what a contradiction adds to the weight of the cell that was decided, which makes
 * older ones count less; the shares of the cell that lost its last value, of the cells of the rule
 * that failed, and of each rule of a cell before the first contradiction; the weight at which all
 * are scaled down; and how much two places of a value in a unit count compared with two values of a
 * cell. Measured on the number of guesses for 70 puzzles of most kinds. */
static const float growth = 1.005F, cell_share = 0.3F, rule_share = 0.3F, start_share = 0.5F;
static const float max_weight = 1e20F, places_share = 0.8F;

/* The share of a cell's weight that counts by its number of values: their number to the power of
 * -1.5. The number itself does better on lines, its square on cages. */
static const float count_share[SUDOKU_RULES_MAX_VALUES + 1] = {
    0,      1,       0.3536F, 0.1925F, 0.125F,  0.0894F, 0.068F,  0.054F,  0.0442F,
    0.037F, 0.0316F, 0.0274F, 0.0241F, 0.0213F, 0.0191F, 0.0172F, 0.0156F,
};

bool branch_create(struct branch_weights *own, const struct program *program, struct arena *arena)
{
    own->program = program;
    own->weight = arena_alloc(arena, program->cell_count * sizeof *own->weight);
    return own->weight != NULL;
}

void branch_reset(struct branch_weights *own)
{
    own->step = 1;
    for (unsigned cell = 0; cell < own->program->cell_count; cell++)
        own->weight[cell] = 1;
    for (unsigned n = 0; n < own->program->rule_narrower_count; n++) {
        const struct narrower *narrower = &own->program->narrower[n];
        for (unsigned i = 0; i < narrower->cell_count; i++)
            own->weight[narrower->cells[i]] += start_share;
    }
}

static void scale(struct branch_weights *own)
{
    for (unsigned cell = 0; cell < own->program->cell_count; cell++)
        own->weight[cell] /= max_weight;
    own->step /= max_weight;
}

void branch_blame(struct branch_weights *own, const struct rule_propagation *propagation,
                  unsigned decision)
{
    own->weight[decision] += own->step;
    own->weight[propagation->failed_cell] += cell_share * own->step;
    if (propagation->failed_rule != PROPAGATE_NO_RULE) {
        const struct narrower *narrower = &own->program->narrower[propagation->failed_rule];
        for (unsigned i = 0; i < narrower->cell_count; i++)
            own->weight[narrower->cells[i]] += rule_share * own->step;
    }
    own->step *= growth;
    if (own->step > max_weight)
        scale(own);
}

/* A candidate for the choice, with the score that another one has to exceed. */
struct rated_branch {
    struct branch branch;
    float score;
};

/* Improves BEST by the open cells of SETS that are auxiliary or not. */
static void rate_cells(const struct branch_weights *own, const sudoku_valueset *sets,
                       bool is_auxiliary, struct rated_branch *best)
{
    const struct program *program = own->program;
    for (unsigned cell = 0; cell < program->cell_count; cell++) {
        sudoku_valueset set = sets[cell];
        if (valueset_is_single(set) || program->rules->is_auxiliary[cell] != is_auxiliary)
            continue;
        float score = own->weight[cell] * count_share[valueset_count(set)];
        if (score > best->score)
            *best = (struct rated_branch){{cell, (sudoku_valueset)(set & (0U - set))}, score};
    }
}

/* Improves BEST by VALUE, which two cells of UNIT have: the heavier of them. */
static void rate_places(const struct branch_weights *own, const sudoku_valueset *sets,
                        const struct narrower *unit, sudoku_valueset value,
                        struct rated_branch *best)
{
    for (unsigned i = 0; i < unit->cell_count; i++) {
        unsigned cell = unit->cells[i];
        if (!(sets[cell] & value) || own->program->rules->is_auxiliary[cell])
            continue;
        float score = own->weight[cell] * places_share * count_share[2];
        if (score > best->score)
            *best = (struct rated_branch){{cell, value}, score};
    }
}

/* Improves BEST by the values with two places in a full unit. */
static void rate_units(const struct branch_weights *own, const sudoku_valueset *sets,
                       struct rated_branch *best)
{
    for (uint32_t n = own->program->units.first; n < own->program->units.end; n++) {
        const struct narrower *unit = &own->program->narrower[n];
        unsigned one = 0, two = 0, more = 0;
        for (unsigned i = 0; i < unit->cell_count; i++) {
            unsigned set = sets[unit->cells[i]];
            more |= two & set;
            two |= one & set;
            one |= set;
        }
        for (unsigned left = two & ~more; left; left &= left - 1)
            rate_places(own, sets, unit, (sudoku_valueset)(left & (0U - left)), best);
    }
}

struct branch branch_choose(const struct branch_weights *own, const sudoku_valueset *sets)
{
    unsigned none = own->program->cell_count;
    struct rated_branch best = {{none, 0}, -1};
    rate_cells(own, sets, false, &best);
    if (best.branch.cell == none)
        rate_cells(own, sets, true, &best);
    else if (valueset_count(sets[best.branch.cell]) > 2)
        rate_units(own, sets, &best);
    return best.branch;
}
