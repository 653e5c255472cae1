/* Engine `logic`: propagation to the fixpoint, without a guess.
 *
 * The rules, from cheap to expensive; a rule runs when no rule before it is due:
 *
 *     elimination        a solved cell's digit leaves its peers
 *     subsets            naked and hidden subsets of every size leave their unit
 *     restrict_within    a digit that a line has in one box only leaves the rest of the box
 *     restrict_between   a digit that a box has in one line only leaves the rest of the line
 *
 * where lines and boxes may be any two units that cross. */
#include "propagation/logic.h"

#include "common/mem.h"
#include "engine/engine.h"
#include "propagation/elimination.h"
#include "propagation/locked_candidates.h"
#include "propagation/propagate.h"
#include "propagation/subsets.h"

/* Steps between reads of the clock; a step takes some microseconds on the largest boards. */
enum { POLL_INTERVAL = 64 };

struct logic {
    struct subsets subsets;
    struct locked locked;
    struct propagation propagation;
    uint8_t *solution; /* cell_count */
};

static void logic_destroy(void *state, const struct sudoku_allocator *allocator)
{
    struct logic *logic = state;
    if (!logic)
        return;
    subsets_destroy(&logic->subsets, allocator);
    locked_destroy(&logic->locked, allocator);
    propagate_destroy(&logic->propagation, allocator);
    mem_free(allocator, logic->solution);
    mem_free(allocator, logic);
}

static enum sudoku_status create_rules(struct logic *logic, const struct sudoku_layout *layout,
                                       const struct sudoku_allocator *allocator)
{
    const struct rule rules[] = {
        {RULE_AT_SINGLE, elimination_apply, NULL},
        {RULE_AT_CHANGE, subsets_apply, &logic->subsets},
        {RULE_AT_CHANGE, locked_restrict_within, &logic->locked},
        {RULE_AT_CHANGE, locked_restrict_between, &logic->locked},
    };
    enum sudoku_status status = subsets_create(&logic->subsets, layout, allocator);
    if (status == SUDOKU_OK)
        status = locked_create(&logic->locked, layout, allocator);
    if (status == SUDOKU_OK)
        status = propagate_create(&logic->propagation, layout, rules,
                                  sizeof rules / sizeof rules[0], allocator);
    return status;
}

static enum sudoku_status logic_create(const struct sudoku_layout *layout,
                                       const struct sudoku_allocator *allocator, void **state)
{
    struct logic *logic = mem_alloc(allocator, 1, sizeof *logic);
    if (!logic)
        return SUDOKU_ERR_MEMORY;
    logic->solution = mem_alloc(allocator, layout->cell_count, sizeof *logic->solution);
    enum sudoku_status status =
        logic->solution ? create_rules(logic, layout, allocator) : SUDOKU_ERR_MEMORY;
    if (status == SUDOKU_OK)
        *state = logic;
    else
        logic_destroy(logic, allocator);
    return status;
}

const sudoku_digitset *logic_candidates(const void *state)
{
    return ((const struct logic *)state)->propagation.candidates;
}

/* True if every cell has one candidate left; stores them in logic->solution. */
static bool is_solved(struct logic *logic, unsigned cell_count)
{
    const sudoku_digitset *candidates = logic->propagation.candidates;
    for (unsigned cell = 0; cell < cell_count; cell++) {
        if (!sudoku_digitset_is_single(candidates[cell]))
            return false;
        logic->solution[cell] = (uint8_t)sudoku_digitset_first(candidates[cell]);
    }
    return true;
}

static enum sudoku_status logic_search(void *state, struct run *run)
{
    struct logic *logic = state;
    unsigned steps = 0;
    subsets_begin(&logic->subsets, run->layout);
    propagate_begin(&logic->propagation, run->start);
    while (propagate_step(&logic->propagation))
        if (++steps % POLL_INTERVAL == 0 && limiter_poll(&run->limiter))
            return run->limiter.status;
    if (logic->propagation.refuted)
        return SUDOKU_OK;
    if (!is_solved(logic, run->layout->cell_count))
        return SUDOKU_UNDECIDED;
    return run_solution(run, logic->solution) ? run->limiter.status : SUDOKU_OK;
}

const struct engine engine_logic = {"logic", logic_create, logic_destroy, logic_search, false};
